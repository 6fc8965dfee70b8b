import { expectAccessible } from '#support/axe.ts'
import { linkIn, mailsNaming, mailsTo } from '#support/mails.ts'
import { expectNoOverflow } from '#support/overflow.ts'
import { type OwnServer, ownServer } from '#support/ownServer.ts'
import { ports } from '#support/ports.ts'
import { staffBrowser } from '#support/staffBrowser.ts'
import { started } from '#support/started.ts'
import { expect, test } from '#support/test.ts'

let server: OwnServer
test.beforeAll(async () => {
  server = await ownServer({ SMTP_URL: `smtp://127.0.0.1:${ports.smtp}` })
})
test.afterAll(() => server.stop())

test('a letter is tested, scheduled, taken back, sent, and read in the archive', async ({
  browser,
  page,
  texts,
}) => {
  const reader = `reader.${Date.now()}@person.example`
  const form = { email: reader }
  const headers = { 'accept-language': 'en', origin: server.url }
  await page.request.post(`${server.url}/api/subscribe/`, { form, headers })
  await expect.poll(async () => (await mailsTo(reader)).length).toBe(1)
  const [question = ''] = await mailsTo(reader)
  await page.goto(server.url + linkIn(question, '/subscribe/confirm'))
  await started(page)
  await page
    .getByRole('main')
    .getByRole('button', { name: texts('newsletter:confirm.button') })
    .click()

  const admin = await staffBrowser(browser, texts, server, { mail: 'rauf.aliyev' })
  const desk = admin.page
  const word = (key: string, values?: Record<string, string>) => texts(`letters:${key}`, values)
  const button = (key: string, values?: Record<string, string>) =>
    desk.getByRole('button', { name: word(key, values), exact: true })
  const inDialog = (key: string) =>
    desk.getByRole('dialog').getByRole('button', { name: word(key), exact: true })

  await admin.open('/staff/desk/letters?view=subscribers')
  await expect(desk.getByRole('row').filter({ hasText: reader })).toBeVisible()
  await admin.open('/staff/desk/letters')
  await button('add').first().click()
  await desk.getByRole('tab', { name: /^EN/ }).click()
  await desk.getByRole('textbox', { name: word('form.subject') }).fill('News of November')
  await desk.getByRole('textbox', { name: word('form.text') }).fill('We have **moved**.')
  await button('form.save').click()
  await expect(desk.frameLocator('iframe').getByText('moved')).toBeVisible()
  await expectNoOverflow(desk)
  await expectAccessible(desk, { hasFoot: false })
  await button('test.action', { language: 'EN' }).click()
  await expect
    .poll(async () => (await mailsNaming('rauf.aliyev@caspora.example', 'News of November')).length)
    .toBe(1)

  await desk.getByRole('textbox', { name: word('send.day') }).fill('10/01/2100')
  await desk.getByLabel(word('send.time')).fill('10:00')
  await button('send.schedule').click()
  await inDialog('send.schedule').click()
  await button('steps.cancel.action').click()
  await desk.getByRole('textbox', { name: word('send.day') }).fill('')
  await desk.getByLabel(word('send.time')).fill('')
  await button('send.now').click()
  await inDialog('send.now').click()
  await expect.poll(async () => (await mailsNaming(reader, 'News of November')).length).toBe(1)

  const [id] = /\d+$/.exec(new URL(desk.url()).pathname) ?? []
  await page.goto(`${server.url}/newsletter/${id}?lng=en`)
  await expect(page.getByRole('main').getByText('moved')).toBeVisible()
})
