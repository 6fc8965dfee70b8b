import type { Page } from '@playwright/test'
import { expectAccessible } from '#support/axe.ts'
import { expectNoOverflow } from '#support/overflow.ts'
import { type OwnServer, ownServer } from '#support/ownServer.ts'
import { staffBrowser } from '#support/staffBrowser.ts'
import { expect, test } from '#support/test.ts'
import type { Texts } from '#support/texts.ts'

let server: OwnServer
test.beforeAll(async () => {
  server = await ownServer()
})
test.afterAll(() => server.stop())

const azerbaijani = {
  position: 'Test mühəndisi',
  description: 'Qurduğumuz sistemləri yoxlayırsınız.',
  locationCity: 'Bakı',
  locationCountry: 'Azərbaycan',
  overview: 'Səhvləri müştəridən əvvəl tapırsınız.',
  responsibilities: '• Hər buraxılışı yoxlamaq\n• Tapılanları yazmaq',
  qualifications: 'Səbir',
}
const english: typeof azerbaijani = {
  position: 'Test engineer',
  description: 'Test what we build.',
  locationCity: 'Baku',
  locationCountry: 'Azerbaijan',
  overview: 'You find faults before our customers do.',
  responsibilities: 'Test each release\nWrite down what fails',
  qualifications: 'Patience',
}

/** Writes a text into the open tab. */
async function write(page: Page, texts: Texts, text: typeof azerbaijani): Promise<void> {
  const tab = page.getByRole('tabpanel')
  for (const [part, words] of Object.entries(text))
    await tab.getByRole('textbox', { name: texts(`vacancies:form.${part as keyof typeof text}`) }).fill(words)
}

test('HR writes a vacancy, translates and publishes it; visitors find it until it is closed', async ({
  browser,
  page,
  texts,
}) => {
  const hr = await staffBrowser(browser, texts, server, { mail: 'leyla.ismayilova' })
  const desk = hr.page
  const button = (key: string) => desk.getByRole('button', { name: texts(`vacancies:${key}`), exact: true })
  const confirm = (key: string) =>
    desk
      .getByRole('dialog')
      .getByRole('button', { name: texts(`vacancies:${key}`) })
      .click()

  await hr.open('/staff/desk/vacancies/new')
  await desk
    .getByRole('combobox', { name: texts('vacancies:form.original') })
    .selectOption(texts('vacancies:languages.AZ'))
  await desk.getByRole('tab', { name: /^AZ/ }).click()
  await write(desk, texts, azerbaijani)
  await desk.getByRole('combobox', { name: texts('vacancies:form.category') }).selectOption('Development')
  await expectAccessible(desk, { hasFoot: false })
  await button('new.submit').click()
  await expect(desk.getByRole('heading', { level: 1, name: azerbaijani.position })).toBeVisible()

  await desk.getByRole('tab', { name: /^EN/ }).click()
  await write(desk, texts, english)
  const preview = desk.getByRole('region', {
    name: texts('vacancies:preview.heading', { language: texts('vacancies:languages.EN') }),
  })
  await expect(preview.getByRole('heading', { level: 3 })).toHaveText(english.position)
  await expectAccessible(desk, { hasFoot: false })
  await button('form.save').click()
  await expect(desk.getByText(texts('staff:draft.unsaved'))).toBeHidden()

  await button('publish').click()
  await confirm('publish')
  await expect(button('close')).toBeVisible()
  await page.goto(`${server.url}/career?lng=en`)
  await page.getByRole('link', { name: english.position }).click()
  await expect(page.getByRole('heading', { level: 1, name: english.position })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Test each release' })).toBeVisible()

  await button('close').click()
  await confirm('close')
  await expect(button('reopen')).toBeVisible()
  const { pathname } = new URL(page.url())
  expect((await page.request.get(`${server.url}${pathname}`)).status()).toBe(410)
  await desk.setViewportSize({ width: 320, height: 700 })
  await expectNoOverflow(desk)
})
