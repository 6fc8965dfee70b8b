import type { Browser } from 'playwright-core'

export interface Shifts {
  /** The sum of all shifts. */
  score: number
  /** What moved, the largest shift first. */
  moved: string[]
}

/** Runs in the page before its code. A text, since the page lacks the compiler's helpers. */
const observe = `window.shifts = []
addEventListener('alive', () => document.documentElement.setAttribute('data-hydrated', ''))
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput, sources } of list.getEntries())
    if (!hadRecentInput)
      shifts.push({ value, what: sources.map(({ node }) => node?.nodeName + ' "' + node?.textContent.slice(0, 30) + '"').join(', ') })
}).observe({ type: 'layout-shift', buffered: true })`

/** Runs in the page: scrolls to its end, a screen at a time. */
const scrollThrough = `(async () => {
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
    scrollTo({ top: y, behavior: 'instant' })
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
})()`

/**
 * The layout shifts of a page from its first paint to the end of a scroll through it. The fonts arrive after the first
 * paint: the worst case, and the same on every machine.
 */
export async function shiftsOf(browser: Browser, address: string, width: number): Promise<Shifts> {
  const context = await browser.newContext({ viewport: { width, height: 844 } })
  const page = await context.newPage()
  let release = () => {}
  const painted = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.woff2', async (route) => {
    await painted
    await route.continue()
  })
  await page.addInitScript({ content: observe })
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  release()
  await page.waitForLoadState('load')
  await page.evaluate('document.fonts.ready.then(() => undefined)')
  await page.waitForSelector('html[data-hydrated]', { state: 'attached', timeout: 60_000 })
  await page.evaluate(scrollThrough)
  // The counters of the home page end.
  await page.waitForTimeout(2_500)
  const shifts = (await page.evaluate('shifts')) as { value: number; what: string }[]
  await context.close()
  return {
    score: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.toSorted((one, other) => other.value - one.value).map(({ what }) => what),
  }
}
