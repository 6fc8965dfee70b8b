import { VacancyDeskPage, type VacancyWords } from '#pages/VacancyDeskPage.ts'
import { expectAccessible } from '#support/axe.ts'
import { expectNoOverflow } from '#support/overflow.ts'
import { type OwnServer, ownServer } from '#support/ownServer.ts'
import { staffBrowser } from '#support/staffBrowser.ts'
import { expect, test } from '#support/test.ts'

let server: OwnServer
test.beforeAll(async () => {
  server = await ownServer()
})
test.afterAll(() => server.stop())

const azerbaijani: VacancyWords = {
  position: 'Test mühəndisi',
  description: 'Qurduğumuz sistemləri yoxlayırsınız.',
  locationCity: 'Bakı',
  locationCountry: 'Azərbaycan',
  overview: 'Səhvləri müştəridən əvvəl tapırsınız.',
  responsibilities: '• Hər buraxılışı yoxlamaq\n• Tapılanları yazmaq',
  qualifications: 'Səbir',
}
const english: VacancyWords = {
  position: 'Test engineer',
  description: 'Test what we build.',
  locationCity: 'Baku',
  locationCountry: 'Azerbaijan',
  overview: 'You find faults before our customers do.',
  responsibilities: 'Test each release\nWrite down what fails',
  qualifications: 'Patience',
}

test('HR writes a vacancy, translates and publishes it; visitors find it until it is closed', async ({
  browser,
  page,
  texts,
}) => {
  const hr = await staffBrowser(browser, texts, server, { mail: 'leyla.ismayilova' })
  const desk = hr.page
  const vacancy = new VacancyDeskPage(desk, texts)

  await hr.open('/staff/desk/vacancies/new')
  await vacancy.choice('original').selectOption(texts('vacancies:languages.AZ'))
  await vacancy.write('AZ', azerbaijani)
  await vacancy.choice('category').selectOption('Development')
  await expectAccessible(desk, { hasFoot: false })
  await vacancy.button('new.submit').click()
  await expect(desk.getByRole('heading', { level: 1, name: azerbaijani.position })).toBeVisible()

  await vacancy.write('EN', english)
  const preview = desk.getByRole('region', {
    name: texts('vacancies:preview.heading', { language: texts('vacancies:languages.EN') }),
  })
  await expect(preview.getByRole('heading', { level: 3 })).toHaveText(english.position)
  await expectAccessible(desk, { hasFoot: false })
  await vacancy.save()

  await vacancy.pressTwice('publish')
  await expect(vacancy.button('close')).toBeVisible()
  await page.goto(`${server.url}/career?lng=en`)
  await page.getByRole('link', { name: english.position }).click()
  await expect(page.getByRole('heading', { level: 1, name: english.position })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Test each release' })).toBeVisible()

  await vacancy.pressTwice('close')
  await expect(vacancy.button('reopen')).toBeVisible()
  const { pathname } = new URL(page.url())
  expect((await page.request.get(`${server.url}${pathname}`)).status()).toBe(410)
  await desk.setViewportSize({ width: 320, height: 700 })
  await expectNoOverflow(desk)
})
