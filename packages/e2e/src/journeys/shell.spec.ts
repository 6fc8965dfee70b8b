import { NewsPage } from '#pages/NewsPage.ts'
import { languageNames } from '#support/overflow.ts'
import { started } from '#support/started.ts'
import { expect, moving, test } from '#support/test.ts'

test('a chosen language stays after a reload, in another tab and on the server-rendered page', async ({
  page,
  context,
}) => {
  await page.goto('/career')
  await page.getByRole('link', { name: 'Русский' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Открытые вакансии' })).toBeVisible()
  expect(
    await page.evaluate(() => [localStorage.getItem('language'), localStorage.getItem('i18nextLng')]),
  ).toEqual(['RU', 'ru'])
  const html = await (await context.request.get('/career')).text()
  expect(html).toContain('<html lang="ru"')
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: 'Открытые вакансии' })).toBeVisible()

  const other = await context.newPage()
  await other.goto('/career')
  await other.getByRole('link', { name: 'Azərbaycanca' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Açıq vakansiyalar' })).toBeVisible()
})

test('the address can set the language', { tag: '@long' }, async ({ page }) => {
  await page.goto('/career?lng=az')
  await expect(page.getByRole('heading', { level: 2, name: 'Açıq vakansiyalar' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'az')
  // It applies once: a later choice survives a reload.
  await page.getByRole('link', { name: 'English' }).click()
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: 'Open vacancies' })).toBeVisible()
})

test('an invalid encoding in the hash does no harm', { tag: '@long' }, async ({ page, careerPage }) => {
  await page.goto('/career#%E0%A4%A')
  await expect(careerPage.heading).toBeVisible()
})

test.describe('a lost connection', () => {
  test.use({ expectedError: /ChunkLoadError/ })

  test('a page whose code failed to load opens on the retry', async ({ page, careerPage }) => {
    await careerPage.open()
    await page.route('**/assets/*.js', (route) => route.abort())
    await careerPage.view('Business analyst').click()
    await expect(page.getByRole('alert')).toContainText('This didn’t load')
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
    await page.unroute('**/assets/*.js')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Business analyst' })).toBeVisible()
  })
})

test('a reload keeps the scroll position', async ({ page, careerPage }) => {
  await careerPage.open()
  await careerPage.view('Business analyst').scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  await page.reload()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
})

test('a new page starts at its top, Back restores the scroll position, a section link scrolls to its section', async ({
  page,
  careerPage,
}) => {
  await careerPage.open()
  const view = careerPage.view('Business analyst')
  await view.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => window.scrollY)
  expect(left).toBeGreaterThan(500)
  await view.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Business analyst' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(left - 50)

  await page.goto('/sendCv')
  await started(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Why work with us' }).click()
  await expect(page).toHaveURL('/career#whyWork')
  const section = page.locator('#whyWork')
  await expect.poll(async () => Math.round((await section.boundingBox())?.y ?? -1)).toBe(100)
})

test('a new address opens at its top, and Back restores the page before it', async ({ page, texts }) => {
  const news = new NewsPage(page, texts)
  const place = () => page.evaluate(() => window.scrollY)
  const scrollTo = async (top: number) => {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top)
    await expect.poll(place).toBe(top)
  }
  await page.setViewportSize({ width: 900, height: 500 })
  await news.open()
  await scrollTo(400)
  await news.staff.open('/staff/calendar')
  await expect(page.getByRole('heading', { name: 'December', exact: false }).first()).toBeAttached()
  expect(await place()).toBe(0)
  await scrollTo(300)
  await page.reload()
  await expect.poll(place).toBe(300)
  await page.goBack()
  await expect(news.cards.first()).toBeVisible()
  await expect.poll(place).toBe(400)
})

test('the navbar takes its scrolled style past 30 px', async ({ page, careerPage }) => {
  await careerPage.open()
  const banner = page.getByRole('banner')
  const background = () => banner.evaluate((element) => getComputedStyle(element).backgroundColor)
  const atTop = await background()
  await page.mouse.wheel(0, 30)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(30)
  expect(await background()).toBe(atTop)
  await page.mouse.wheel(0, 10)
  await expect.poll(background).not.toBe(atTop)
})

test('an unknown address shows the 404 page with status 404, the menu and a link home', async ({ page }) => {
  const reply = await page.goto('/no/such/page')
  expect(reply?.status()).toBe(404)
  await expect(
    page.getByRole('heading', { level: 1, name: 'There is no page at this address' }),
  ).toBeVisible()
  const main = page.getByRole('main')
  await expect(main).toContainText('404')
  await expect(main).toContainText('the page may have moved')
  // The menu of the shell and nothing else of it, in the staff area too.
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(menu.getByRole('link', { name: 'Русский' })).toBeVisible()
  await page.goto('/staff/no-such-page')
  await expect(main).toContainText('404')
  await menu.getByRole('link', { name: 'Career' }).click()
  await expect(page).toHaveURL('/career')
  await page.goto('/no/such/page')
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL('/')
})

test.describe('without reduced motion', () => {
  test.use(moving)

  test('the headers of the pages have films that are muted, loop and play', async ({ page, texts }) => {
    const film = () =>
      page.evaluate(() => {
        const video = document.querySelector('video')
        return (
          video?.currentSrc && [new URL(video.currentSrc).pathname, video.muted, video.loop, video.paused]
        )
      })
    const seen = new Set<unknown>()
    await page.goto('/sendCv')
    await started(page)
    for (const name of ['about', 'services', 'careers']) {
      await page
        .getByRole('navigation', { name: texts('common:nav.label') })
        .getByRole('link', { name: texts(`common:nav.${name}`), exact: true })
        .click()
      await expect
        .poll(async () => {
          const [path, ...state] = (await film()) || []
          return [seen.has(path), ...state]
        })
        .toEqual([false, true, true, false])
      seen.add(((await film()) || [])[0])
    }
  })
})

test('an unknown vacancy shows a message, and one without the reader’s language links to its languages', {
  tag: '@long',
}, async ({ page }) => {
  expect((await page.goto('/career/9999'))?.status()).toBe(404)
  await expect(page.getByRole('alert')).toContainText('Error: Unable to load job details.')

  await page.route('**/api/v1/jobs/1', async (route) => {
    const reply = await route.fetch()
    const { AZ } = await reply.json()
    await route.fulfill({ json: { AZ } })
  })
  await page.goto('/career/1')
  await expect(page.getByText('Error: Unable to load job details.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Azərbaycanca' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Senior React proqramçısı' })).toBeVisible()
})

test('the navbar fits into one line from 820 px on in three languages', async ({ page }) => {
  await page.goto('/sendCv')
  await started(page)
  for (const [lng, name] of Object.entries(languageNames)) {
    await page.getByRole('link', { name }).first().click()
    await expect(page.locator('html')).toHaveAttribute('lang', lng)
    for (const width of [820, 900, 1000]) {
      await page.setViewportSize({ width, height: 700 })
      const places = () =>
        page
          .getByRole('navigation')
          .first()
          .locator('a:visible, button:visible')
          .evaluateAll((links) =>
            links
              .map((link) => link.getBoundingClientRect())
              .map(({ top, right, height }) => ({ middle: Math.round(top + height / 2), right, height })),
          )
      const wrong = async () => {
        const all = await places()
        const isOneLine = new Set(all.map(({ middle }) => middle)).size === 1
        return isOneLine && all.every(({ right, height }) => right <= width && height <= 48) ? [] : all
      }
      await expect.poll(wrong, `${lng} at ${width} px`).toEqual([])
    }
  }
})
