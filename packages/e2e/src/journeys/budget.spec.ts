import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { started } from '#support/started.ts'
import { expect, test } from '#support/test.ts'

/** Bytes that a first visit may cost before its heading stands there; what is exceeded is named in the failure. */
const budget = { script: 182_000, font: 45_000, image: 60_000 }

/** Code that no first view needs, each by a text that survives minifying. */
const notYet = {
  'form library': 'FINAL_FORM/',
  'schema validator': 'ValidationError',
  'toast library': 'notistack',
  'motion library': 'commitStyles',
  dialog: 'showModal',
  'e-mail service': 'emailjs',
}

/** What was asked for before the first heading stood in the page. */
async function beforeFirstView(page: Page, address: string) {
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('h1')) return
      observer.disconnect()
      performance.mark('first-view')
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(address)
  await started(page)
  return page.evaluate(() => {
    const seen = performance.getEntriesByName('first-view')[0]?.startTime ?? 0
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ startTime }) => startTime < seen)
      .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize }))
  })
}

test('the first view of the home page costs what it may', async ({ page }) => {
  const resources = await beforeFirstView(page, '/')
  const named = (pattern: RegExp) => resources.filter(({ name }) => pattern.test(name))
  const sum = (entries: { bytes: number }[]) => entries.reduce((total, { bytes }) => total + bytes, 0)

  const scripts = await Promise.all(
    named(/\.js$/).map(async ({ name }) => (await page.request.get(name)).text()),
  )
  const zipped = scripts.reduce((total, text) => total + gzipSync(text, { level: 9 }).length, 0)
  expect(scripts.length).toBeGreaterThan(0)
  expect(zipped).toBeLessThanOrEqual(budget.script)
  const found = Object.entries(notYet).filter(([, sign]) => scripts.some((text) => text.includes(sign)))
  expect(found).toEqual([])

  expect(sum(named(/\.woff2$/))).toBeLessThanOrEqual(budget.font)
  expect(sum(named(/\.(avif|webp|svg|png)$/))).toBeLessThanOrEqual(budget.image)
  expect(named(/\.(webm|mp4)$/)).toEqual([])
})
