import { readFile } from 'node:fs/promises'
import { devices, type Page } from '@playwright/test'
import { LookupPage } from '#pages/LookupPage.ts'
import { expect, test } from '#support/test.ts'

const { defaultBrowserType: _browser, ...phone } = devices['Pixel 7']
const card = '/codes/gunes-aliyeva'

/** Whether the phone has what the page was made of, its document and the drawing of codes included. */
const isKept = (page: Page) =>
  page.evaluate(async () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    const parts = loaded.filter((path) => /^\/(assets|fonts|Locales)\//.test(path))
    const all = [window.location.pathname, ...parts]
    const found = await Promise.all(all.map((path) => caches.match(path, { ignoreVary: true })))
    return found.every(Boolean) && parts.some((path) => path.includes('qrCode'))
  })

test.describe('a personal card without a network', () => {
  test.use({
    ...phone,
    locale: 'az-AZ',
    lng: 'az',
    serviceWorkers: 'allow',
    // What the browser says of calls that no network carries.
    expectedError: /ERR_INTERNET_DISCONNECTED/,
  })

  test('opens again, whole, once it has been opened', async ({ page, context, words }) => {
    const lookup = new LookupPage(page, words)
    await lookup.open(card)
    await expect.poll(() => isKept(page)).toBe(true)

    await context.setOffline(true)
    await page.reload()
    await lookup.ready()
    await expect(lookup.heading('Günəş Əliyeva')).toBeVisible()
    await expect(lookup.link(/gunes\.aliyeva@caspora\.example/)).toHaveAttribute('href', /^mailto:/)
    await expect(lookup.link(/LinkedIn/)).toBeVisible()

    const download = page.waitForEvent('download')
    await lookup.button('card:save').click()
    const file = await readFile(await (await download).path(), 'utf8')
    expect(file).toContain('FN:Günəş Əliyeva')
    await lookup.button('card:codes.open').click()
    await expect(page.getByRole('img', { name: words('card:codes.pageImage') })).toBeVisible()
  })

  test('another card says that it cannot be had, and comes with the network', async ({
    page,
    context,
    words,
  }) => {
    const lookup = new LookupPage(page, words)
    await lookup.open(card)
    await expect.poll(() => isKept(page)).toBe(true)

    await context.setOffline(true)
    await page.goto('/codes/leyla-aliyeva')
    await expect(page.getByRole('heading', { level: 1, name: 'Şəbəkə yoxdur' })).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Yenidən cəhd et' }).click()
    await expect(lookup.heading('Leyla Əliyeva')).toBeVisible()
  })

  test('no other page belongs to the worker, nor does anything that they ask for', async ({
    page,
    context,
    words,
  }) => {
    const lookup = new LookupPage(page, words)
    await lookup.open(card)
    await expect.poll(() => isKept(page)).toBe(true)
    const before = await keptAddresses(page)

    for (const address of ['/', '/employee-qr/DEV7', '/staff/login']) {
      const reply = await page.goto(address)
      expect(reply?.fromServiceWorker()).toBe(false)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
    }
    expect(await keptAddresses(page)).toEqual(before)

    await context.setOffline(true)
    await expect(page.goto('/career')).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
  })

  test('a card that is not there is not kept', async ({ page, words }) => {
    const lookup = new LookupPage(page, words)
    await lookup.open(card)
    await expect.poll(() => isKept(page)).toBe(true)
    const reply = await page.goto('/codes/nobody')
    expect([reply?.status(), reply?.fromServiceWorker()]).toEqual([404, true])
    await lookup.ready()
    expect((await keptAddresses(page)).filter((path) => path.startsWith('/codes/'))).toEqual([card])
  })
})

const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat()
    return requests.map(({ url }) => new URL(url).pathname).sort()
  })
