import { sendEmail } from '@atrium/contract/contact'
import { company, dayAndTime } from '@atrium/contract/core'
import { addDays, weekOf } from '@atrium/contract/days'
import { streamEvents } from '@atrium/contract/events'
import {
  cancelOffDayRequest,
  listOffDayRequests,
  type OffDayRequest,
  writeDays,
} from '@atrium/contract/leave'
import { writeMeetingDate } from '@atrium/contract/meetings'
import type { Browser } from '@playwright/test'
import { OffDayPage } from '#pages/OffDayPage.ts'
import { SchedulePage } from '#pages/SchedulePage.ts'
import { now } from '#support/clock.ts'
import { type OwnServer, ownServer } from '#support/ownServer.ts'
import { staffBrowser } from '#support/staffBrowser.ts'
import { type StreamProxy, streamProxy } from '#support/streamProxy.ts'
import { expect, test } from '#support/test.ts'
import type { Texts } from '#support/texts.ts'

// One server for all of them.
test.describe.configure({ mode: 'default' })

let server: OwnServer
test.beforeAll(async () => {
  server = await ownServer()
})
test.afterAll(() => server.stop())

/** The days of next week. */
const [, , tuesday = '', wednesday = '', thursday = '', friday = ''] = weekOf(
  addDays(dayAndTime(now(), company.timeZone).day, 7),
)

type StaffBrowser = Awaited<ReturnType<typeof staffBrowser>>

async function askForLeave({ request }: StaffBrowser, day: string, message: string): Promise<void> {
  const reply = await request.post(server.url + sendEmail.path, {
    data: {
      ...{ service_id: 'atrium', user_id: 'atrium', template_id: 'off_day_request' },
      template_params: {
        ...{ to_email: '', to_name: '', from_name: '', from_email: '', startTime: '', endTime: '' },
        ...{ dates: writeDays([day]), message, leave_type: '1' },
      },
    },
  })
  expect(reply.ok()).toBe(true)
}

test('open pages show a request, an invitation and an answer without a reload, and keep what is typed', async ({
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

  // A request appears on the page of the manager, and in the list of the person, who is writing.
  await rauf.open('/staff/desk/leave')
  await irina.open('/staff/requests')
  const requests = new OffDayPage(irina.page, texts)
  await requests.message.click()
  await irina.page.keyboard.type('Not sent yet')
  await askForLeave(irina, tuesday, 'A family event.')
  const card = rauf.page
    .getByRole('article', { name: 'Irina Sokolova' })
    .filter({ hasText: 'A family event.' })
  await expect(card).toBeVisible()
  await expect(requests.own('A family event.')).toBeVisible()
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
  await expect(week.meeting(/^Handover.*needs your reply/)).toBeVisible()

  // The answer, while the organiser writes the next meeting.
  await own.create.click()
  await own.form.field('title').click()
  await own.page.keyboard.type('Half a ti')
  await week.meeting(/^Handover/).click()
  await week.page
    .getByRole('dialog')
    .getByRole('button', { name: texts('schedule:answer.accepted'), exact: true })
    .click()
  await expect(own.page.getByLabel(/^Handover.*1 of 1 accepted/).first()).toBeAttached()
  await own.page.keyboard.type('tle')
  await expect(own.form.field('title')).toHaveValue('Half a title')

  expect(streams).toEqual([])
})

test.describe('a page behind a proxy', () => {
  let proxy: StreamProxy
  test.afterEach(() => proxy.stop())

  /** A person who writes a message in a page behind the proxy, and the same person on another device, which cancels requests. */
  async function openBoth(browser: Browser, texts: Texts) {
    const mail = 'irina.sokolova'
    const [irina, other] = await Promise.all([
      staffBrowser(browser, texts, { ...server, url: proxy.url }, { mail }),
      staffBrowser(browser, texts, server, { mail }),
    ])
    const requests = new OffDayPage(irina.page, texts)
    const cancelled = (message: string) =>
      expect(requests.own(message)).toContainText(texts('requests:own.states.cancelled'))
    return {
      irina,
      requests,
      cancelled,
      async write() {
        await irina.open('/staff/requests')
        await requests.message.click()
        await irina.page.keyboard.type('Not sent yet')
      },
      async cancel(message: string) {
        const all: OffDayRequest[] = await (
          await other.request.get(server.url + listOffDayRequests.path)
        ).json()
        const id = String(all.find((request) => request.message === message)?.id)
        const reply = await other.request.put(server.url + cancelOffDayRequest.path.replace(':id', id))
        expect(reply.ok()).toBe(true)
      },
      async goOn() {
        // In Firefox only one window has the focus.
        await irina.page.bringToFront()
        await expect(requests.message).toBeFocused()
        await irina.page.keyboard.type(', and more')
        await expect(requests.message).toHaveValue('Not sent yet, and more')
      },
    }
  }

  test('shows what happened while the computer slept, and keeps what is typed', async ({
    browser,
    texts,
  }) => {
    proxy = await streamProxy(server.url)
    const { irina, cancelled, write, cancel, goOn } = await openBoth(browser, texts)
    await askForLeave(irina, wednesday, 'A move.')
    await irina.page.clock.install()
    await write()
    await expect.poll(() => proxy.streams()).toBe(1)
    proxy.silence()
    await cancel('A move.')
    await irina.page.clock.fastForward('10:00')
    await cancelled('A move.')
    await goOn()
  })

  test('shows what happens when streams are cut again and again, and keeps what is typed', async ({
    browser,
    texts,
  }) => {
    proxy = await streamProxy(server.url, { cutAfter: 2000 })
    const { irina, cancelled, write, cancel, goOn } = await openBoth(browser, texts)
    await askForLeave(irina, thursday, 'A visit.')
    await askForLeave(irina, friday, 'A dentist.')
    await write()
    for (const message of ['A visit.', 'A dentist.']) {
      const known = proxy.cuts()
      await expect.poll(() => proxy.cuts()).toBeGreaterThan(known)
      await cancel(message)
      await cancelled(message)
    }
    await goOn()
  })
})

test('a setting that is chosen on one device is on the other one', { tag: '@long' }, async ({
  browser,
  texts,
}) => {
  const [one, other] = await Promise.all(
    ['laptop', 'phone'].map(() => staffBrowser(browser, texts, server, { mail: 'murad.shirinov' })),
  )
  if (!one || !other) throw new Error('A browser is missing.')
  const shortcuts = ({ page }: StaffBrowser) =>
    page.getByRole('switch', { name: texts('settings:keyShortcuts.label') })
  for (const device of [one, other]) {
    await device.open('/staff/profile/settings')
    await expect(shortcuts(device)).toBeChecked()
  }
  await shortcuts(one).click()
  await expect(shortcuts(other)).not.toBeChecked()
})
