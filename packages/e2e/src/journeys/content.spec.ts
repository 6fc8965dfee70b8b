import { company, dayAndTime, formatDay } from '@atrium/contract/core'
import { clockOffset } from '@atrium/tooling/clock'
import type { Page } from '@playwright/test'
import { now } from '#support/clock.ts'
import { type OwnServer, ownServer } from '#support/ownServer.ts'
import { staffBrowser } from '#support/staffBrowser.ts'
import { started } from '#support/started.ts'
import { expect, test } from '#support/test.ts'

let server: OwnServer
test.beforeAll(async () => {
  server = await ownServer()
})
test.afterAll(() => server.stop())

const item = {
  AZ: { question: 'Gecə işləyirsiniz?', answer: 'Sistem dayananda.' },
  EN: { question: 'Do you work at night?', answer: 'When a system stops.' },
  RU: { question: 'Вы работаете ночью?', answer: 'Когда система стоит.' },
}
const corrected = 'When a system stops, and never for a meeting.'
const dayMs = 24 * 3_600_000

test('a question is drafted, shown by a link, asked for, planned, read, corrected and put back', {
  tag: '@long',
}, async ({ browser, page: visitor, texts }) => {
  const word = (key: string, values?: Record<string, string>) => texts(`content:${key}`, values)
  const button = (desk: Page, key: string) => desk.getByRole('button', { name: word(key), exact: true })
  const { question: asked, answer } = item.EN
  const fill = (desk: Page, language: string, field: 'question' | 'answer', text: string) =>
    desk
      .getByRole('tabpanel', { name: new RegExp(`^${language}`) })
      .getByRole('textbox', { name: word(`fields.${field}`) })
      .fill(text)
  const publish = async (desk: Page) => {
    await button(desk, 'actions.publish').click()
    await desk
      .getByRole('dialog')
      .getByRole('button', { name: word('actions.publish') })
      .click()
    await expect(desk.getByText(word('head.published'))).toBeVisible()
  }
  /** What a visitor reads under the question; a publication reaches them within five seconds. */
  const expectAnswer = (text: string) =>
    expect(async () => {
      await visitor.goto(`${server.url}/about?lng=en`)
      await started(visitor)
      await visitor.locator('summary', { hasText: asked }).click({ timeout: 1000 })
      await expect(visitor.getByText(text, { exact: true })).toBeVisible({ timeout: 1000 })
    }).toPass()

  const editor = await staffBrowser(browser, texts, server, { mail: 'aysel.karimova' })
  await test.step('an editor writes it in three languages', async () => {
    await editor.open('/staff/desk/content/question/new')
    for (const [language, words] of Object.entries(item)) {
      await editor.page.getByRole('tab', { name: new RegExp(`^${language}`) }).click()
      await fill(editor.page, language, 'question', words.question)
      await fill(editor.page, language, 'answer', words.answer)
    }
    await button(editor.page, 'form.save').click()
    await expect(editor.page.getByRole('heading', { level: 1, name: asked })).toBeVisible()
    await expect(button(editor.page, 'actions.publish')).toBeHidden()
  })

  await test.step('a stranger reads the draft by the link, and not on the page', async () => {
    await button(editor.page, 'link.copy').click()
    const address = await editor.page.getByText(/\/preview\/\S+$/).textContent()
    const stranger = await (await browser.newContext()).newPage()
    await stranger.goto(`${address}?lng=en`)
    await expect(stranger.getByText(word('shared.notice'))).toBeVisible()
    await expect(stranger.getByText(answer)).toBeVisible()
    await stranger.goto(`${server.url}/about?lng=en`)
    await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(stranger.locator('summary', { hasText: asked })).toHaveCount(0)
  })

  await test.step('those who publish are notified, and plan it', async () => {
    await button(editor.page, 'actions.ask').click()
    await expect(editor.page.getByText(word('done.ask')).first()).toBeVisible()
    const publisher = await staffBrowser(browser, texts, server, { mail: 'rauf.aliyev' })
    await publisher.open('/staff/profile/notifications')
    const desk = publisher.page
    await desk.getByRole('article').filter({ hasText: asked }).getByRole('link').click()
    await expect(desk.getByText(word('head.asked', { by: 'Aysel Kərimova' }))).toBeVisible()
    await desk.getByRole('button', { name: word('actionsFor', { name: asked }) }).click()
    await desk.getByRole('menuitem', { name: word('actions.plan') }).click()
    const dialog = desk.getByRole('dialog')
    const day = formatDay(dayAndTime(new Date(now().getTime() + dayMs), company.timeZone).day, 'EN')
    await dialog.getByRole('textbox', { name: word('plan.day') }).fill(day)
    await dialog.getByRole('button', { name: word('plan.save') }).click()
    await expect(desk.getByText(word('head.planned', { when: `${day}, 09:00` }))).toBeVisible()
  })

  await test.step('visitors read it when the time has come', async () => {
    server = await server.restart({ CLOCK_OFFSET: String(clockOffset + 2 * dayMs) })
    await expectAnswer(answer)
  })

  await test.step('a correction is compared, published, and put back', async () => {
    const publisher = await staffBrowser(browser, texts, server, { mail: 'rauf.aliyev' })
    const desk = publisher.page
    await publisher.open('/staff/desk/content?kind=question')
    await desk.getByRole('link', { name: asked }).click()
    await fill(desk, 'EN', 'answer', corrected)
    await button(desk, 'form.save').click()
    const history = desk.getByRole('region', { name: word('history.heading') })
    await expect(history.getByText(corrected)).toBeVisible()
    await expect(history.getByText(answer, { exact: true })).toBeVisible()
    await publish(desk)
    await expectAnswer(corrected)

    const version = word('history.version', { number: '1' })
    await history.getByRole('button', { name: word('history.restoreNamed', { version }) }).click()
    await expect(desk.getByText(word('history.restored')).first()).toBeVisible()
    await publish(desk)
    await expectAnswer(answer)
  })
})
