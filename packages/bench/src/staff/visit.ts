import { gzipSync } from 'node:zlib'
import type { BrowserContext, Page } from 'playwright-core'

/** The figures of one visit on the emulated phone. Times in ms, bytes with gzip. */
export interface StaffVisit {
  /** Until the page has its heading and no skeleton. */
  content: number
  /** The parts of the tasks beyond 50 ms. */
  tbt: number
  /** Script that was requested before the content was there, and before the page was interactive. */
  before: number
  until: number
}

/** Runs in each frame of the page. A text, since the page lacks the compiler's helpers. */
const marks = `(() => {
  const seen = (window.benchMarks = { content: 0, alive: 0, tbt: 0 })
  addEventListener('alive', () => (seen.alive ||= performance.now()))
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tbt += Math.max(0, duration - 50)
  }).observe({ type: 'longtask', buffered: true })
  const look = () => {
    const isThere = document.querySelector('main h1') && !document.querySelector('main [aria-busy=true]')
    if (!isThere) seen.content = 0
    else seen.content ||= performance.now()
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
})()`

/** A page on Lighthouse's phone: processor four times slower, 1.6 Mbit/s, 150 ms, 390 by 844. */
export async function openPhone(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript({ content: marks })
  return page
}

/** Opens an address and waits until nothing happens for three seconds. A plain copy is never interactive. */
export async function visitStaff(page: Page, address: string, isPlain = false): Promise<StaffVisit> {
  await page.goto(address, { waitUntil: 'commit', timeout: 120_000 })
  await page.waitForFunction(
    (plain) => {
      const { content, alive } = (window as never as { benchMarks: Record<string, number> }).benchMarks
      return content && (alive || plain) && performance.now() - Math.max(content, alive ?? 0) > 3000
    },
    isPlain,
    { timeout: 120_000 },
  )
  // Without names of functions in it: the page lacks the compiler's helpers.
  const { content, alive, tbt, scripts } = await page.evaluate(() => ({
    ...(window as never as { benchMarks: { content: number; alive: number; tbt: number } }).benchMarks,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, startTime }) => ({ name, startTime })),
  }))
  const requested = (time: number) =>
    scripts.filter(({ startTime }) => startTime < time).map(({ name }) => name)
  const before = requested(content)
  const until = requested(Math.max(content, alive))
  return { content, tbt, before: await gzipped(page, before), until: await gzipped(page, until) }
}

const sizes = new Map<string, number>()

async function gzipped(page: Page, names: readonly string[]): Promise<number> {
  let sum = 0
  for (const name of names) {
    const size = sizes.get(name) ?? gzipSync(await (await page.request.get(name)).body(), { level: 9 }).length
    sizes.set(name, size)
    sum += size
  }
  return sum
}

/** The page as plain HTML: what is there now, with its styles, without scripts. */
export const copyPage = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement
    for (const element of copy.querySelectorAll(
      'script, style, noscript, link[rel=modulepreload], link[as=script]',
    ))
      element.remove()
    const style = document.createElement('style')
    style.textContent = [...document.styleSheets]
      .filter(({ href }) => !href)
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
      .join('')
    copy.querySelector('head')?.append(style)
    return `<!doctype html>${copy.outerHTML}`
  })
