import { company, dayAndTime } from '@atrium/contract/core'
import { addDays, weekOf } from '@atrium/contract/days'
import { writeMeetingDate } from '@atrium/contract/meetings'
import type { Browser } from '@playwright/test'
import { SchedulePage } from '#pages/SchedulePage.ts'
import { expectAccessible } from '#support/axe.ts'
import { now } from '#support/clock.ts'
import { mailsTo, readable } from '#support/mails.ts'
import { type OwnServer, ownServer } from '#support/ownServer.ts'
import { ports } from '#support/ports.ts'
import { staffBrowser } from '#support/staffBrowser.ts'
import { started } from '#support/started.ts'
import { expect, test } from '#support/test.ts'
import type { Texts } from '#support/texts.ts'

let server: OwnServer
test.beforeAll(async () => {
  server = await ownServer({ SMTP_URL: `smtp://127.0.0.1:${ports.smtp}` })
})
test.afterAll(() => server.stop())

/** The Tuesday of next week: its meetings are ahead, and it has none of the sample people's own meetings. */
const tuesday = weekOf(addDays(dayAndTime(now(), company.timeZone).day, 7))[2] as string
const room = 'Muğan'

/** A browser with the next week of a person. */
async function weekOfPerson(browser: Browser, texts: Texts, mail: string) {
  const { page } = await staffBrowser(browser, texts, server, { mail })
  await page.goto(`${server.url}/staff/calendar`)
  const schedule = new SchedulePage(page, texts)
  await schedule.view('schedule').click()
  await schedule.ready()
  await schedule.press('next')
  await schedule.expectSync('synced')
  const reload = async () => {
    await schedule.reload()
    await schedule.expectSync('synced')
  }
  /** Answers the invitation of the shown week, for the whole series. */
  const answer = async (title: RegExp, state: 'accepted' | 'maybe' | 'declined') => {
    await schedule.meeting(title).click()
    const view = page.getByRole('dialog')
    await view.getByRole('button', { name: texts('schedule:answer.all'), exact: true }).click()
    await view.getByRole('button', { name: texts(`schedule:answer.${state}`), exact: true }).click()
    await view
      .getByRole('button', { name: texts('meeting:close'), exact: true })
      .first()
      .click()
  }
  /** The names of the meetings with a title in the shown week. */
  const named = (title: string) => async () =>
    (await schedule.meetings()).filter((name) => name.startsWith(title))
  return { schedule, page, reload, answer, named }
}

test('three people and a guest end with the same picture of a series in a room', async ({
  browser,
  page: guest,
  texts,
}) => {
  test.slow()
  const [tural, irina, leyla] = await Promise.all(
    ['tural.guliyev', 'irina.sokolova', 'leyla.ismayilova'].map((mail) => weekOfPerson(browser, texts, mail)),
  )
  if (!tural || !irina || !leyla) throw new Error('Somebody is missing.')
  const guestMail = 'guest@partner.example'
  const mails = async () => (await mailsTo(guestMail)).map(readable)

  const { form } = tural.schedule
  await tural.schedule.create.click()
  await form.fill({ title: 'Handover', day: writeMeetingDate(tuesday), start: '15:00', end: '16:00' })
  await form.repeat.selectOption({ label: texts('meeting:repeat.patterns.weekly') })
  await form.ending.selectOption({ label: texts('meeting:repeat.endings.count') })
  await form.count.fill('3')
  await form.room.selectOption({ value: room })
  await form.invite('Irina')
  await form.invite('Leyla İs')
  await form.invite(guestMail)
  await expectAccessible(tural.page, { hasFoot: false })
  await form.save({})
  await tural.schedule.expectSync('synced')

  // One answers at once, one in a train, the guest by the link of the mail.
  await irina.reload()
  await expect.poll(irina.named('Handover')).toEqual([expect.stringContaining('needs your reply')])
  await irina.answer(/^Handover/, 'accepted')
  await irina.schedule.expectSync('synced')
  await leyla.reload()
  await leyla.page.context().setOffline(true)
  await leyla.answer(/^Handover/, 'maybe')
  await leyla.schedule.expectSync('offline')
  await expect.poll(leyla.named('Handover')).toEqual([expect.stringContaining('maybe')])
  await expect.poll(async () => (await mails()).length, { timeout: 60_000 }).toBe(1)
  const [link = ''] = /https?:\/\/\S+\/invitation\/\S+/.exec((await mails())[0] ?? '') ?? []
  await guest.goto(new URL(new URL(link).pathname, server.url).href + new URL(link).hash)
  await started(guest)
  await guest.getByRole('button', { name: texts('invitation:answer.accepted') }).click()
  await expect(guest.getByText(texts('invitation:state.accepted'))).toBeVisible()
  await expectAccessible(guest, { hasFoot: false })
  await tural.reload()
  await expect.poll(tural.named('Handover')).toEqual([expect.stringContaining('2 of 3 accepted')])

  // One occurrence moves; another meeting cannot have its room.
  await tural.schedule.edit(/^Handover/)
  await form.fill({ start: '16:30', end: '17:30' })
  await form.button('save').click()
  await tural.page.getByRole('radio', { name: texts('meeting:series.one') }).check()
  await tural.page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: texts('meeting:save') })
    .click()
  await tural.schedule.expectSync('synced')
  await irina.reload()
  await expect.poll(irina.named('Handover')).toEqual([expect.stringContaining('16:30–17:30')])
  await irina.schedule.create.click()
  await irina.schedule.form.fill({
    title: 'Estimate',
    day: writeMeetingDate(tuesday),
    start: '17:00',
    end: '18:00',
  })
  await irina.schedule.form.room.selectOption({ value: room })
  await irina.schedule.form.save({})
  await irina.schedule.expectSync('synced')
  await expect.poll(irina.named('Estimate')).toEqual([expect.stringContaining(texts('schedule:roomTaken'))])

  await leyla.page.context().setOffline(false)
  await leyla.schedule.expectSync('synced')
  await expect.poll(leyla.named('Handover')).toEqual([expect.stringContaining('16:30–17:30')])
  await leyla.reload()
  await tural.reload()
  await irina.reload()
  const times = (names: string[]) => names.map((name) => name.split(', ').slice(0, 3))
  const seen = await Promise.all([tural, irina, leyla].map(({ named }) => named('Handover')().then(times)))
  expect(new Set(seen.map((names) => JSON.stringify(names))).size).toBe(1)

  await tural.schedule.meeting(/^Handover/).click()
  await form.action('delete').click()
  await tural.page.getByRole('radio', { name: texts('meeting:series.all') }).check()
  await tural.page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: texts('meeting:delete') })
    .click()
  await tural.schedule.expectSync('synced')
  for (const person of [irina, leyla]) {
    await person.reload()
    await expect.poll(person.named('Handover')).toEqual([])
  }
  await expect
    .poll(async () => (await mails()).some((mail) => mail.includes('METHOD:CANCEL')), { timeout: 60_000 })
    .toBe(true)
  await guest.reload()
  await expect(guest.getByText(texts('invitation:cancelled.title'))).toBeVisible()
})
