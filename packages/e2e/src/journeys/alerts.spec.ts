import { login } from '@atrium/contract/accounts'
import { samplePassword } from '@atrium/contract/accounts/samples'
import { jobDetailSample } from '@atrium/contract/careers/samples'
import { fillPath } from '@atrium/contract/core'
import { getVacancy, setVacancyState, type Vacancy } from '@atrium/contract/hiring'
import type { APIRequestContext } from '@playwright/test'
import { linkIn, mailsTo, readable } from '#support/mails.ts'
import { type OwnServer, ownServer } from '#support/ownServer.ts'
import { ports } from '#support/ports.ts'
import { started } from '#support/started.ts'
import { expect, test } from '#support/test.ts'

const id = 9
const position = jobDetailSample(id)?.EN?.Position ?? ''

let server: OwnServer
test.beforeAll(async () => {
  server = await ownServer({ SMTP_URL: `smtp://127.0.0.1:${ports.smtp}` })
})
test.afterAll(() => server?.stop())

/** HR publishes or closes the vacancy. */
async function setState(request: APIRequestContext, state: 'open' | 'closed'): Promise<void> {
  const hr = { email: 'leyla.ismayilova@caspora.example', password: samplePassword }
  expect((await request.post(server.url + login.path, { data: hr })).ok()).toBe(true)
  const { revision } = (await (
    await request.get(server.url + fillPath(getVacancy.path, { id }))
  ).json()) as Vacancy
  const reply = await request.post(server.url + fillPath(setVacancyState.path, { id }), {
    data: { state, revision },
  })
  expect(reply.status(), await reply.text()).toBe(200)
}

test('who missed a vacancy subscribes on its page, hears when it opens again, and leaves with one click', async ({
  page,
  playwright,
  texts,
}) => {
  const email = `vacancies.${Date.now()}@example.com`
  const staff = await playwright.request.newContext()
  await setState(staff, 'closed')

  const closed = await page.goto(`${server.url}/career/${id}`)
  expect(closed?.status()).toBe(410)
  await started(page)
  const form = page.getByRole('form', { name: texts('careers:alerts.heading') })
  // The category of the closed vacancy is ticked.
  await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await form.getByRole('textbox').fill(email)
  await form.getByRole('button', { name: texts('careers:alerts.submit') }).click()
  await expect(form.getByRole('status')).toHaveText(texts('common:subscribe.SubscribeMessage'))

  await expect.poll(async () => (await mailsTo(email)).length).toBe(1)
  const [question = ''] = await mailsTo(email)
  await page.goto(server.url + linkIn(question, '/subscribe/confirm'))
  await started(page)
  await expect(page.getByRole('main')).toContainText(texts('newsletter:vacancies.confirmText'))
  await page.getByRole('button', { name: texts('newsletter:confirm.button') }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: texts('newsletter:confirm.doneTitle') }),
  ).toBeVisible()
  await expect.poll(async () => (await mailsTo(email)).length).toBe(2)

  await setState(staff, 'open')
  await staff.dispose()
  // The server looks for new vacancies every fifteen seconds.
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 60_000 }).toBe(3)
  const alert = (await mailsTo(email))[2]?.replace(/\r\n[ \t]+/g, ' ') ?? ''
  expect(readable(alert)).toContain(`\n${position}\r\n`)
  expect(readable(alert).replaceAll('=3D', '=')).toContain(`${server.url}/career/${id}?lng=en`)
  expect(alert).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
  const [, address = ''] = /^List-Unsubscribe: <(.+)>\r?$/m.exec(alert) ?? []
  const unsubscribe = () => page.request.post(address, { form: { 'List-Unsubscribe': 'One-Click' } })
  expect([(await unsubscribe()).status(), (await unsubscribe()).status()]).toEqual([200, 200])
})
