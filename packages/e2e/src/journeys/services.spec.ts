import { serviceSamples } from '@atrium/contract/services/samples'
import { HomePage } from '#pages/HomePage.ts'
import { ServicesPage } from '#pages/ServicesPage.ts'
import { expect, test } from '#support/test.ts'

const [first, second] = serviceSamples
if (!first || !second) throw new Error('There are no sample services.')

test('a visitor navigates from the home page to a service, the next one, the list, and one of the list', async ({
  page,
  texts,
}) => {
  const services = new ServicesPage(page, texts)
  const home = new HomePage(page, texts)
  await home.open()
  await home.cards.first().click()
  await expect(page).toHaveURL('/service/1')
  await expect(services.heading(first.EN.LargeHeadName)).toBeVisible()
  await services.card(second.EN.name).click()
  await expect(services.heading(second.EN.LargeHeadName)).toBeVisible()
  await services.breadcrumb.getByRole('link', { name: texts('services:breadcrumb.services') }).click()
  await expect(page).toHaveURL('/service')
  await expect(services.cards).toHaveCount(serviceSamples.length)
  await services.card(first.EN.name).click()
  await expect(page).toHaveURL('/service/1')
})

test('cards are in pairs of alternating widths, and on a phone each is a row with a small drawing', async ({
  page,
  texts,
}) => {
  const services = new ServicesPage(page, texts)
  await services.open()
  await expect(services.cards).toHaveCount(serviceSamples.length)
  const shares = () =>
    services.cards.evaluateAll((cards) => {
      const full = cards[0]?.parentElement?.getBoundingClientRect().width ?? 1
      return cards.slice(0, 4).map((card) => Math.round((card.getBoundingClientRect().width / full) * 100))
    })
  expect(await shares()).toEqual([58, 40, 43, 55])
  await page.setViewportSize({ width: 390, height: 800 })
  await expect.poll(shares).toEqual([100, 100, 100, 100])
  // The drawing takes its new height some time after the cards their new width.
  const drawing = () =>
    services.cards.first().evaluate((card) => {
      const picture = card.querySelector('img')?.getBoundingClientRect()
      const name = card.querySelector('h2')?.getBoundingClientRect()
      if (!picture || !name) throw new Error('The card has no drawing or no name.')
      return { size: [picture.width, picture.height], isBeforeName: picture.right < name.left }
    })
  await expect.poll(drawing).toEqual({ size: [64, 64], isBeforeName: true })
})

test('a change of the language on a service’s page fetches the service again', { tag: '@long' }, async ({
  page,
  texts,
}) => {
  const services = new ServicesPage(page, texts)
  await services.open(1)
  await expect(services.heading(first.EN.LargeHeadName)).toBeVisible()
  const again = page.waitForRequest('**/service_details/1')
  await page.getByRole('link', { name: 'Русский' }).click()
  await again
  await expect(services.heading(first.RU.LargeHeadName)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
})

test('every picture of the services loads', async ({ page }) => {
  for (const { EN } of serviceSamples)
    for (const picture of EN.Images) {
      const reply = await page.request.get(picture)
      expect(`${picture}: ${reply.headers()['content-type']}`).toContain('image/svg+xml')
    }
})

test('an unknown service shows a message with a link to the list', { tag: '@long' }, async ({
  page,
  texts,
}) => {
  const services = new ServicesPage(page, texts)
  for (const id of [9999, 'abc']) {
    await services.open(id)
    await expect(services.main.getByRole('alert')).toContainText(texts('services:service.unknownTitle'))
  }
  await services.main.getByRole('link', { name: texts('services:service.allServices') }).click()
  await expect(services.cards).toHaveCount(serviceSamples.length)
})
