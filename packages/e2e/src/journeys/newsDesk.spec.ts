import { NewsPage } from '#pages/NewsPage.ts'
import { expectAccessible } from '#support/axe.ts'
import { mailsNaming } from '#support/mails.ts'
import { expectNoOverflow } from '#support/overflow.ts'
import { type OwnServer, ownServer } from '#support/ownServer.ts'
import { ports } from '#support/ports.ts'
import { staffBrowser } from '#support/staffBrowser.ts'
import { expect, test } from '#support/test.ts'

let server: OwnServer
test.beforeAll(async () => {
  server = await ownServer({ SMTP_URL: `smtp://127.0.0.1:${ports.smtp}` })
})
test.afterAll(() => server.stop())

const titles = { AZ: 'Yeni ofis', EN: 'The new office', RU: 'Новый офис' }

test('a news item is planned, withdrawn, published, answered, corrected and removed', async ({
  browser,
  texts,
}) => {
  const admin = await staffBrowser(browser, texts, server, { mail: 'rauf.aliyev' })
  const murad = await staffBrowser(browser, texts, server, { mail: 'murad.shirinov' })
  const desk = admin.page
  const word = (key: string, values?: Record<string, string>) => texts(`newsDesk:${key}`, values)
  const button = (key: string) => desk.getByRole('button', { name: word(key), exact: true })
  const inDialog = (key: string) =>
    desk.getByRole('dialog').getByRole('button', { name: word(key), exact: true })
  const save = async () => {
    await button('form.save').click()
    await desk.getByText(texts('staff:draft.unsaved')).waitFor({ state: 'hidden' })
  }
  const turnOn = (key: string) => desk.getByRole('switch', { name: word(key) }).click()
  const { EN: title } = titles
  const news = new NewsPage(murad.page, texts)
  const card = news.card(title)

  await admin.open('/staff/desk/news')
  await button('add').first().click()
  for (const [language, text] of Object.entries(titles)) {
    await desk.getByRole('tab', { name: new RegExp(`^${language}`) }).click()
    const panel = desk.getByRole('tabpanel', { name: new RegExp(`^${language}`) })
    await panel.getByRole('textbox', { name: word('form.title') }).fill(text)
    await panel.getByRole('textbox', { name: word('form.description') }).fill(`${text}.`)
  }
  for (const key of ['form.mustRead', 'form.hasReactions', 'form.hasComments']) await turnOn(key)
  await save()
  await desk.getByRole('tab', { name: word('preview.narrow') }).click()
  await expectNoOverflow(desk)
  await expectAccessible(desk, { hasFoot: false })

  await button('publish').click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByRole('combobox', { name: word('ask.when') }).selectOption('later')
  await dialog.getByRole('textbox', { name: word('ask.day') }).fill('10/01/2100')
  await inDialog('publish').click()
  await button('withdraw').click()
  await inDialog('withdraw').click()
  await button('publish').click()
  await murad.open('/staff/news')
  await expect(card).toBeHidden()
  await inDialog('publish').click()
  await expect(card).toBeVisible()

  // The reader answers, and the comment of the editor arrives without a reload.
  await card.getByRole('button', { name: `${texts('newsResponses:reactions.celebrate')}: 0` }).click()
  await expect(card.getByRole('button', { name: /: 1$/, pressed: true })).toBeVisible()
  await card.getByRole('button', { name: /^Comments: 0/ }).click()
  const comments = card.getByRole('list')
  const reply = await admin.request.get(`${server.url}/api/v1/news/`)
  const [{ id }] = (await reply.json()) as [{ id: number }]
  const posted = await admin.request.post(`${server.url}/api/v1/news/${id}/comments/`, {
    data: { text: 'From Monday on.' },
    headers: { origin: server.url },
  })
  expect(posted.status()).toBe(204)
  await expect(comments.getByText('From Monday on.')).toBeVisible()
  await expect(comments.getByRole('button')).toHaveCount(0)
  await card.getByRole('textbox').fill('Which floor?')
  await card.getByRole('button', { name: texts('newsResponses:send') }).click()
  await expect(comments.getByText('Which floor?')).toBeVisible()
  await expectAccessible(murad.page, { hasFoot: false })

  await button('unread.remind').click()
  await expect
    .poll(async () => (await mailsNaming('murad.shirinov@caspora.example', `#news-${id}`)).length)
    .toBe(1)

  await desk.getByRole('tab', { name: /^EN/ }).click()
  const english = desk.getByRole('tabpanel', { name: /^EN/ })
  await english.getByRole('textbox', { name: word('form.description') }).fill('Third floor, from Monday on.')
  await save()
  await expect(card).toContainText('Third floor, from Monday on.')

  await button('delete').click()
  await inDialog('delete').click()
  await expect(card).toBeHidden()
})
