import { sendEmail } from '@atrium/contract/contact'
import { company, dayAndTime } from '@atrium/contract/core'
import { addDays, weekOf } from '@atrium/contract/days'
import { streamEvents } from '@atrium/contract/events'
import { writeDays } from '@atrium/contract/leave'
import { writeMeetingDate } from '@atrium/contract/meetings'
import { OffDayPage } from '#pages/OffDayPage.ts'
import { SchedulePage } from '#pages/SchedulePage.ts'
import { now } from '#support/clock.ts'
import { type OwnServer, ownServer } from '#support/ownServer.ts'
import { staffBrowser } from '#support/staffBrowser.ts'
import { expect, test } from '#support/test.ts'

let server: OwnServer
test.beforeAll(async () => {
  server = await ownServer()
})
test.afterAll(() => server.stop())

/** The promise: seconds until an open page shows what others have done. */
const soon = { timeout: 5000 }

/** The Tuesday of next week. */
const tuesday = weekOf(addDays(dayAndTime(now(), company.timeZone).day, 7))[2] as string

test('open pages show an invitation, an answer and a decision without a reload, and keep what is typed', async ({
  browser,
  texts,
}) => {
  test.slow()
  const [tural, irina, rauf] = await Promise.all(
    ['tural.guliyev', 'irina.sokolova', 'rauf.aliyev'].map((mail) =>
      staffBrowser(browser, texts, server, { mail }),
    ),
  )
  if (!tural || !irina || !rauf) throw new Error('A browser is missing.')

  // A request appears on the page of the manager, and the decision on that of the person, who is writing.
  await rauf.open('/staff/desk/leave')
  await irina.open('/staff/requests')
  const requests = new OffDayPage(irina.page, texts)
  await requests.message.click()
  await irina.page.keyboard.type('Not sent yet')
  await irina.request.post(server.url + sendEmail.path, {
    data: {
      ...{ service_id: 'atrium', user_id: 'atrium', template_id: 'off_day_request' },
      template_params: {
        ...{ to_email: '', to_name: '', from_name: '', from_email: '', startTime: '', endTime: '' },
        ...{ dates: writeDays([tuesday]), message: 'A family event.', leave_type: '1' },
      },
    },
  })
  const card = rauf.page
    .getByRole('article', { name: 'Irina Sokolova' })
    .filter({ hasText: 'A family event.' })
  await expect(card).toBeVisible(soon)
  await expect(requests.own('A family event.')).toBeVisible(soon)
  await card.getByRole('button', { name: new RegExp(`^${texts('leave:decide.grant')}`) }).click()
  await expect(requests.own('A family event.')).toContainText(texts('requests:own.states.granted'), soon)
  await expect(requests.message).toBeFocused()
  await irina.page.keyboard.type(', and more')
  await expect(requests.message).toHaveValue('Not sent yet, and more')

  // Another tab of the same browser, on the week of an invitation, shares the stream of the first one.
  const week = new SchedulePage(await irina.page.context().newPage(), texts)
  const own = new SchedulePage(tural.page, texts)
  const streams: string[] = []
  week.page.on('request', (request) => {
    if (request.url().includes(streamEvents.path)) streams.push(request.url())
  })
  for (const schedule of [week, own]) {
    await schedule.page.goto(`${server.url}/staff/calendar`)
    await schedule.view('schedule').click()
    await schedule.ready()
    await schedule.press('next')
  }
  await own.create.click()
  await own.form.fill({ title: 'Handover', day: writeMeetingDate(tuesday), start: '15:00', end: '16:00' })
  await own.form.invite('Irina')
  await own.form.save({})
  await expect(week.meeting(/^Handover.*needs your reply/)).toBeVisible(soon)

  // The answer, while the organiser writes the next meeting.
  await own.create.click()
  await own.form.field('title').click()
  await own.page.keyboard.type('Half a ti')
  await week.meeting(/^Handover/).click()
  await week.page
    .getByRole('dialog')
    .getByRole('button', { name: texts('schedule:answer.accepted'), exact: true })
    .click()
  await expect(own.page.getByLabel(/^Handover.*1 of 1 accepted/).first()).toBeAttached(soon)
  await own.page.keyboard.type('tle')
  await expect(own.form.field('title')).toHaveValue('Half a title')

  expect(streams).toEqual([])
})
