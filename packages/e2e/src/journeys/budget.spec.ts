import { gzipSync } from 'node:zlib'
import { samplePassword } from '@atrium/contract/accounts/samples'
import { signIn } from '#support/session.ts'
import { openWhole, started } from '#support/started.ts'
import { expect, test } from '#support/test.ts'

/** The budget in bytes of a first visit until the page is interactive; the failure names what exceeds it. */
const budget = { script: 192_000, font: 45_000, image: 60_000 }

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

const hr = { email: 'leyla.ismayilova@caspora.example', password: samplePassword }

/** The scripts of a staff page until it is interactive, in bytes. */
const staffBudget = {
  '/staff': 258_200,
  '/staff/profile': 236_100,
  '/staff/calendar': 231_200,
  '/staff/requests': 235_400,
  '/staff/desk/people': 230_600,
}

for (const [address, bytes] of Object.entries(staffBudget))
  test(`${address} requests scripts after its content, and becomes interactive with few of them`, async ({
    page,
    context,
  }) => {
    await signIn(context, address.includes('/desk/') ? hr : undefined)
    await page.addInitScript(() => addEventListener('alive', () => performance.mark('alive')))
    await openWhole(page, address)
    await started(page)
    const scripts = await page.evaluate(() => {
      const aliveAt = performance.getEntriesByName('alive')[0]?.startTime ?? 0
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const loadedAt = navigation?.loadEventEnd ?? 0
      return performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime < aliveAt)
        .map(({ name, startTime }) => ({ name, isEarly: startTime < loadedAt }))
    })
    expect(scripts.filter(({ isEarly }) => isEarly)).toEqual([])
    expect(scripts.filter(({ name }) => /(overlays|toasts|sessionQuestion)\./.test(name))).toEqual([])
    const texts = await Promise.all(scripts.map(async ({ name }) => (await page.request.get(name)).text()))
    const zipped = texts.reduce((total, text) => total + gzipSync(text, { level: 9 }).length, 0)
    expect(zipped).toBeLessThanOrEqual(bytes)
  })
