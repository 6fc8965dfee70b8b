import { CareerPage } from '#pages/CareerPage.ts'
import { expect, test } from '#support/test.ts'

test('the vacancies follow each letter, the place on the page stays, and the filter survives another language', async ({
  page,
  texts,
}) => {
  const career = new CareerPage(page, texts)
  await career.open('?category=development')
  const search = career.search.getByRole('searchbox')
  await search.scrollIntoViewIfNeeded()
  await search.click()
  const before = await page.evaluate(() => [window.scrollY, window.history.length])
  await search.pressSequentially('react')
  await expect(career.vacancies).toHaveCount(1)
  await expect(page).toHaveURL(/\?category=development&q=react$/)
  await expect(search).toBeFocused()
  expect(await page.evaluate(() => [window.scrollY, window.history.length])).toEqual(before)

  await search.fill('')
  const city = career.search.getByRole('combobox', { name: texts('careers:vacancy.city') })
  await city.selectOption({ value: 'sumgait' })
  await expect(career.count).toHaveText(texts('careers:vacancies.found_one', { count: '1' }))
  const query = '?category=development&city=sumgait'
  await expect(page).toHaveURL((url) => url.search === query)

  // The server renders the same for the address in another language.
  await page.goto(`/career${query}&lng=az`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'az')
  await expect(page.locator('option:checked', { hasText: 'Sumqayıt' })).toBeAttached()
  await expect(page.locator('[data-row]')).toHaveCount(1)
})
