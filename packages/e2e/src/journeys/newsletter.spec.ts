import type { Page } from '@playwright/test'
import { adminAtSocket as admin } from '#support/admin.ts'
import { linkIn, mailsTo } from '#support/mails.ts'
import { started } from '#support/started.ts'
import { expect, test } from '#support/test.ts'
import type { Texts } from '#support/texts.ts'

const strip = (page: Page, texts: Texts) =>
  page.getByRole('region', { name: texts('common:subscribe.title') })

async function subscribe(page: Page, texts: Texts, email: string): Promise<void> {
  const form = strip(page, texts)
  await form.getByRole('textbox').fill(email)
  await form.getByRole('button', { name: texts('common:subscribe.submit') }).click()
}

/** All confirmed subscribers, as an operator exports them. */
const subscribers = () => admin('subscribers', 'export')

const mailCount = (email: string) => expect.poll(async () => (await mailsTo(email)).length)

test('a newsletter subscription is requested, confirmed by mail, and ended with one click', async ({
  page,
  request,
  texts,
}) => {
  const email = `letter.${Date.now()}@example.com`
  await page.goto('/sendCv')
  await started(page)
  await subscribe(page, texts, email)
  await expect(strip(page, texts).getByRole('status')).toHaveText(texts('common:subscribe.SubscribeMessage'))
  await expect(strip(page, texts).getByRole('textbox')).toHaveValue('')

  await mailCount(email).toBe(1)
  const [question = ''] = await mailsTo(email)
  expect(question).not.toMatch(/^List-Unsubscribe/im)
  await page.goto(linkIn(question, '/subscribe/confirm'))
  await started(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: texts('newsletter:confirm.title') })).toBeVisible()
  // Opening the link has confirmed nothing.
  expect(await subscribers()).not.toContain(email)
  await main.getByRole('button', { name: texts('newsletter:confirm.button') }).click()
  await expect(
    main.getByRole('heading', { level: 1, name: texts('newsletter:confirm.doneTitle') }),
  ).toBeVisible()

  await mailCount(email).toBe(2)
  const welcome = (await mailsTo(email))[1]?.replace(/\r\n[ \t]+/g, ' ') ?? ''
  expect(welcome).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
  const [, address = ''] = /^List-Unsubscribe: <(.+)>\r?$/m.exec(welcome) ?? []
  const { pathname, search } = new URL(address)
  const oneClick = `${pathname}${search}`

  // A program that opens the address is redirected to the page with the button, and the subscription continues.
  const look = await request.get(oneClick, { maxRedirects: 0 })
  expect(look.status()).toBe(303)
  expect(look.headers().location).toBe(`/subscribe/unsubscribe${search}`)
  expect(await subscribers()).toContain(email)
  const click = await request.post(oneClick, { form: { 'List-Unsubscribe': 'One-Click' } })
  expect(click.status()).toBe(200)
  expect(await subscribers()).not.toContain(email)
})

test('a subscription is ended on the page that a letter links to', async ({ page, request, texts }) => {
  const email = `stop.${Date.now()}@example.com`
  await request.post('/api/subscribe/', { form: { email } })
  await mailCount(email).toBe(1)
  const confirm = linkIn((await mailsTo(email))[0] ?? '', '/subscribe/confirm').replace(
    '/subscribe/confirm',
    '/api/subscribe/confirm/',
  )
  expect((await request.post(confirm)).status()).toBe(200)
  await mailCount(email).toBe(2)
  await page.goto(linkIn((await mailsTo(email))[1] ?? '', '/subscribe/unsubscribe'))
  await started(page)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: texts('newsletter:unsubscribe.button') }).click()
  await expect(
    main.getByRole('heading', { level: 1, name: texts('newsletter:unsubscribe.doneTitle') }),
  ).toBeVisible()
  await expect(main).toBeFocused()
})

test('an expired or broken link shows a message', async ({ page, texts }) => {
  await page.goto('/subscribe/confirm?token=unknown')
  await started(page)
  await page.getByRole('button', { name: texts('newsletter:confirm.button') }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    texts('newsletter:confirm.unknownTitle'),
  )
})
