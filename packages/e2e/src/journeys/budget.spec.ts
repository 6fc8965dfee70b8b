import { gzipSync } from 'node:zlib'
import { signIn } from '#support/session.ts'
import { expect, test } from '#support/test.ts'

/** The budget in bytes of a first visit until the page is interactive; the failure names what exceeds it. */
const budget = { script: 187_200, font: 45_000, image: 60_000 }

/** Code that no page needs to be interactive, each identified by a text that survives minification. */
const notYet = {
  'form library': 'FINAL_FORM/',
  'schema validator': 'ValidationError',
  'toast library': 'notistack',
  'motion library': 'commitStyles',
  'dialog library': 'data-scroll-lock',
  'e-mail service': 'emailjs',
}

test('the home page requests scripts after its first paint, and becomes interactive with few of them', async ({
  page,
}) => {
  await page.addInitScript(() => addEventListener('alive', () => performance.mark('alive')))
  await page.goto('/')
  const { loadedAt, resources } = await page.evaluate(() => {
    const aliveAt = performance.getEntriesByName('alive')[0]?.startTime ?? 0
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return {
      loadedAt: navigation?.loadEventEnd ?? 0,
      resources: all
        .filter(({ startTime }) => startTime < aliveAt)
        .map(({ name, startTime, encodedBodySize: bytes }) => ({ name, startTime, bytes })),
    }
  })
  const named = (pattern: RegExp) => resources.filter(({ name }) => pattern.test(name))
  const sum = (entries: { bytes: number }[]) => entries.reduce((total, { bytes }) => total + bytes, 0)

  const scripts = named(/\.js$/)
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter(({ startTime }) => startTime < loadedAt)).toEqual([])
  const texts = await Promise.all(scripts.map(async ({ name }) => (await page.request.get(name)).text()))
  const zipped = texts.reduce((total, text) => total + gzipSync(text, { level: 9 }).length, 0)
  expect(zipped).toBeLessThanOrEqual(budget.script)
  const found = Object.entries(notYet).filter(([, sign]) => texts.some((text) => text.includes(sign)))
  expect(found).toEqual([])

  expect(sum(named(/\.woff2$/))).toBeLessThanOrEqual(budget.font)
  expect(sum(named(/\.(avif|webp|svg|png)$/))).toBeLessThanOrEqual(budget.image)
  expect(named(/\.(webm|mp4)$/)).toEqual([])
})

/** The scripts of a staff page until its content is shown, in bytes. */
const staffBudget = { '/staff': 250_000, '/staff/profile': 296_000, '/staff/calendar': 262_000 }

/** Runs in the page: marks the frame that shows the heading and no skeleton. A text: it loops by its own name. */
const markContent = `(function look() {
  if (document.querySelector('main h1') && !document.querySelector('main [aria-busy=true]'))
    performance.mark('content')
  else requestAnimationFrame(look)
})()`

for (const [address, bytes] of Object.entries(staffBudget))
  test(`${address} requests few scripts before its content, and no dialog that is not open`, async ({
    page,
    context,
  }) => {
    await signIn(context)
    await page.addInitScript({ content: markContent })
    await page.goto(address)
    await page.waitForFunction(() => performance.getEntriesByName('content').length > 0)
    const scripts = await page.evaluate(() => {
      const shownAt = performance.getEntriesByName('content')[0]?.startTime ?? 0
      return performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime < shownAt)
        .map(({ name }) => name)
    })
    const overlays = scripts.filter((name) => /(overlays|toasts|sessionQuestion)\./.test(name))
    expect(overlays).toEqual([])
    const texts = await Promise.all(scripts.map(async (name) => (await page.request.get(name)).text()))
    const zipped = texts.reduce((total, text) => total + gzipSync(text, { level: 9 }).length, 0)
    expect(zipped).toBeLessThanOrEqual(bytes)
  })
