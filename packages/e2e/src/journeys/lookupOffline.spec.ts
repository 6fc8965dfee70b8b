import { readFile } from 'node:fs/promises'
import { devices, type Page } from '@playwright/test'
import { LookupPage } from '#pages/LookupPage.ts'
import { badgePath, leyla } from '#support/samplePeople.ts'
import { expect, test } from '#support/test.ts'

const { defaultBrowserType: _browser, ...phone } = devices['Pixel 7']
const card = '/codes/gunes-aliyeva'

/** Whether the phone has cached the files of the page, including its document and the code for QR codes. */
const isKept = (page: Page) =>
  page.evaluate(async () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    const parts = loaded.filter((path) => /^\/(assets|fonts|Locales)\//.test(path))
    const all = [window.location.pathname, ...parts]
    const found = await Promise.all(all.map((path) => caches.match(path, { ignoreVary: true })))
    return found.every(Boolean) && parts.some((path) => path.includes('qrCode'))
  })

test.describe('a personal card offline', () => {
  test.use({
    ...phone,
    locale: 'az-AZ',
    lng: 'az',
    serviceWorkers: 'allow',
    // Console messages of Chromium about requests without a network.
    expectedError: /ERR_INTERNET_DISCONNECTED/,
  })

  test('opens again completely once it has been opened; nothing else is cached or handled by the worker', async ({
    page,
    context,
    texts,
  }) => {
    const lookup = new LookupPage(page, texts)
    await lookup.open(card)
    await expect.poll(() => isKept(page)).toBe(true)

    // An unknown card is not cached.
    const unknown = await page.goto('/codes/nobody')
    expect([unknown?.status(), unknown?.fromServiceWorker()]).toEqual([404, true])
    await lookup.ready()
    const before = await keptAddresses(page)
    expect(before.filter((path) => path.startsWith('/codes/'))).toEqual([card])

    for (const address of ['/', badgePath(leyla), '/staff/login']) {
      const reply = await page.goto(address)
      expect(reply?.fromServiceWorker()).toBe(false)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
    }
    expect(await keptAddresses(page)).toEqual(before)

    await context.setOffline(true)
    await lookup.open(card)
    await expect(lookup.heading('Günəş Əliyeva')).toBeVisible()
    await expect(lookup.link(/gunes\.aliyeva@caspora\.example/)).toHaveAttribute('href', /^mailto:/)
    await expect(lookup.link(/LinkedIn/)).toBeVisible()
    const download = page.waitForEvent('download')
    await lookup.button('card:save').click()
    const file = await readFile(await (await download).path(), 'utf8')
    expect(file).toContain('FN:Günəş Əliyeva')
    await lookup.button('card:codes.open').click()
    await expect(page.getByRole('img', { name: texts('card:codes.pageImage') })).toBeVisible()

    // Another card does not open offline, and opens with the network.
    await page.goto('/codes/leyla-aliyeva')
    await expect(page.getByRole('heading', { level: 1, name: 'Şəbəkə yoxdur' })).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Yenidən cəhd edin' }).click()
    await expect(lookup.heading('Leyla Əliyeva')).toBeVisible()

    await context.setOffline(true)
    await expect(page.goto('/career')).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
  })
})

const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat()
    return requests.map(({ url }) => new URL(url).pathname).sort()
  })
