import { staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { notificationSample } from '@atrium/contract/notifications/samples'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { answersTo, invite } from '#mocks/meetings.ts'
import { server } from '#mocks/server.ts'
import { meetingCreated, meetingsReceived } from '#slices/meetingsSlice.ts'
import { meetingSample } from '#testing/meetingSamples.ts'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'
import { answerSchedule, onScheduleDay, scheduleRow } from '#testing/schedule.ts'
import { travelTo } from '#testing/travelTo.ts'

mockNetwork()
onScheduleDay()
beforeEach(() => travelTo('Asia/Baku'))

const [leyla] = staffSamples.map(staffUserSample)
if (!leyla) throw new Error('There is no sample person.')

const open = (language: 'AZ' | 'EN' | 'RU' = 'EN') => renderRoute('/staff', { signedInAs: leyla, language })
const section = async (name: string) => within(await screen.findByRole('region', { name }))
const own = {
  title: 'Dentist',
  day: '2026-11-21',
  start: '14:00',
  end: '15:00',
  attendees: [],
  notes: '',
  attachments: [],
}

beforeEach(() => answerSchedule([]))

it('is the first entry of the menu, and no other page makes it current', async () => {
  await open()
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Saturday 21\u00a0November' }),
  ).toBeInTheDocument()
  const links = within(screen.getByRole('navigation', { name: 'Staff menu' })).getAllByRole('link')
  expect(links[0]).toHaveTextContent('Today')
  expect(links.filter((link) => link.hasAttribute('aria-current'))).toEqual([links[0]])
  expect(document.title).toBe('Today · Caspora')
})

it('lists the meetings of today and the next ones of the person, not those of others', async () => {
  answerSchedule([
    scheduleRow({ title: 'Demo', date: '2026/11/21', attendees: ['Leyla Əliyeva', 'Rauf Əliyev'] }),
    scheduleRow({ title: 'Not hers', date: '2026/11/21', attendees: ['Rauf Əliyev'] }),
    scheduleRow({ title: 'Planning', date: '2026/11/23', attendees: ['Leyla Əliyeva'] }),
  ])
  const { store } = await open()
  const meetings = await section('Meetings')
  await meetings.findByRole('link', { name: 'Demo' })
  act(() => void store.dispatch(meetingCreated({ id: 'own', at: '2026-11-20T08:00:00Z', fields: own })))
  const titles = (list: string) =>
    within(meetings.getByRole('list', { name: list }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
  expect(titles('Today')).toEqual(['Dentist'])
  expect(titles('Next')).toEqual(['Planning'])
  expect(meetings.getAllByRole('list').at(-1)).toHaveAccessibleName('Earlier today')
  expect(titles('Earlier today')).toEqual(['Demo'])
  expect(meetings.getByText('Monday 23 November, 11:00–12:00')).toBeInTheDocument()
  expect(screen.getByText('2 meetings today. “Dentist” begins at 14:00.')).toBeInTheDocument()
  // The plan of the day names its bars.
  expect(screen.getAllByText('Dentist')).toHaveLength(2)
  expect(screen.getAllByText('Planning')).toHaveLength(1)
})

it('names a colleague of the person’s own name, and not the person', async () => {
  const { store } = await open()
  const meetings = await section('Meetings')
  await meetings.findByText(/^No meetings/)
  const invitees = [{ name: 'Leyla Əliyeva', personId: 'DEV41' }]
  const fields = { ...own, attendees: ['Leyla Əliyeva', 'Rauf Əliyev'], invitees }
  act(() => void store.dispatch(meetingCreated({ id: 'own', at: '2026-11-20T08:00:00Z', fields })))
  expect(await meetings.findByText(/^Leyla Əliyeva, Rauf Əliyev/)).toBeInTheDocument()
})

it('lists an invitation once: neither among the meetings of today nor as an unread notification', async () => {
  const asked = meetingSample(8, { title: 'Budget', day: '2026-11-21', attendees: ['Leyla Əliyeva'] })
  const invitees = [{ name: 'Leyla Əliyeva', personId: 'DEV1' }]
  invite({ ...asked, invitees }, { organiser: 'Rauf Əliyev', invitedAs: 'Leyla Əliyeva' })
  const { day, start, end } = asked
  const [card] = notificationSample('EN')
  const notified = { ...card, topic: 'meeting', notName: 'Invitation: Budget', isRead: false }
  server.use(
    http.get('*/api/v1/notifications/', () =>
      HttpResponse.json([{ ...notified, meeting: { id: asked.id, day, start, end } }]),
    ),
    http.get('*/api/v1/news/', () => HttpResponse.json([])),
  )
  await open()
  const meetings = await section('Meetings')
  await meetings.findByRole('list', { name: 'Needs your reply' })
  expect(await screen.findByText(/^The unread notifications are about invitations/)).toBeInTheDocument()
  expect(screen.getAllByRole('link', { name: /Budget/ })).toHaveLength(1)
  expect(meetings.queryByText(/^No meetings/)).not.toBeInTheDocument()
})

it('lists answered invitations, and not those that were declined', async () => {
  const { store } = await open()
  const meetings = await section('Meetings')
  await meetings.findByText(/^No meetings/)
  const at = '2026-11-20T08:00:00.000Z'
  const invitation = (id: string, state: 'maybe' | 'declined') => ({
    ...own,
    title: id,
    id,
    look: 0,
    createdAt: at,
    changedAt: at,
    isDeleted: false,
    attendees: ['Leyla Əliyeva'],
    shared: {
      revision: 1,
      organiser: 'Rauf Əliyev',
      invitedAs: 'Leyla Əliyeva',
      sequence: 0,
      answers: [{ name: 'Leyla Əliyeva', state, at, sequence: 0 }],
    },
  })
  const received = [invitation('Review', 'maybe'), invitation('Lunch', 'declined')]
  act(() => void store.dispatch(meetingsReceived({ personId: leyla.id, revision: 1, meetings: received })))
  const today = await meetings.findByRole('list', { name: 'Today' })
  expect(within(today).getAllByRole('listitem')).toHaveLength(1)
  expect(today).toHaveTextContent('Reviewmaybe · organised by Rauf Əliyev')
})

it('lists the invitations that need a reply, which is given and changed there', async () => {
  const asked = meetingSample(8, { title: 'Budget', day: '2026-11-23', attendees: ['Leyla Əliyeva'] })
  const invitees = [{ name: 'Leyla Əliyeva', personId: 'DEV1' }]
  invite({ ...asked, invitees }, { organiser: 'Rauf Əliyev', invitedAs: 'Leyla Əliyeva' })
  const { user } = await open()
  const meetings = await section('Meetings')
  const list = within(await meetings.findByRole('list', { name: 'Needs your reply' }))
  const answers = within(list.getByRole('group', { name: 'Reply to “Budget”' }))
  await user.click(answers.getByRole('button', { name: 'Accept' }))
  expect(list.getByRole('status')).toHaveTextContent(/^You accepted. \d\d:\d\d$/)
  expect(list.queryByRole('group')).not.toBeInTheDocument()
  const change = list.getByRole('button', { name: 'Change the reply to “Budget”' })
  expect(change).toHaveFocus()
  await user.click(change)
  expect(list.getByRole('button', { name: 'Accept', pressed: true })).toHaveFocus()
  await user.click(list.getByRole('button', { name: 'Decline' }))
  expect(list.getByRole('status')).toHaveTextContent('You declined.')
  await waitFor(() => expect(answersTo(asked.id)).toMatchObject([{ state: 'declined' }]))
})

it('asks for one moved meeting of an answered series, and answers this one alone', async () => {
  const rule = 'FREQ=WEEKLY;BYDAY=MO;COUNT=3'
  const changes = [{ day: '2026-11-30', fields: { day: '2026-12-01', start: '14:00', end: '15:00' } }]
  const series = meetingSample(9, { title: 'Budget', day: '2026-11-23', attendees: ['Leyla Əliyeva'] })
  const invitees = [{ name: 'Leyla Əliyeva', personId: 'DEV1' }]
  const accepted = { name: 'Leyla Əliyeva', state: 'accepted' as const, at: '2026-11-20T08:00:00.000Z' }
  invite(
    { ...series, invitees, recurrence: { rule, changes } },
    {
      ...{ organiser: 'Rauf Əliyev', invitedAs: 'Leyla Əliyeva', sequence: 1 },
      counted: { sequence: 0, days: [{ day: '2026-11-30', sequence: 1 }] },
      answers: [{ ...accepted, sequence: 0 }],
    },
  )
  const { user } = await open()
  const meetings = await section('Meetings')
  const list = within(await meetings.findByRole('list', { name: 'Needs your reply' }))
  expect(list.getAllByRole('listitem')).toHaveLength(1)
  expect(list.getByText(/1 December, 14:00–15:00/)).toBeInTheDocument()
  await user.click(list.getByRole('button', { name: 'Decline' }))
  await waitFor(() =>
    expect(answersTo(series.id)).toMatchObject([
      { state: 'accepted' },
      { state: 'declined', day: '2026-11-30', sequence: 1 },
    ]),
  )
  expect(list.getByRole('status')).toHaveTextContent('You declined.')
})

it('lists the nearest five of all coming invitations, and leads to the others', async () => {
  const invitees = [{ name: 'Leyla Əliyeva', personId: 'DEV1' }]
  const days = ['2027-03-01', '2026-12-24', '2027-01-11', '2026-12-07', '2027-02-01', '2026-12-08']
  for (const [place, day] of days.entries())
    invite(
      { ...meetingSample(20 + place, { title: `Call ${day}`, day, attendees: ['Leyla Əliyeva'] }), invitees },
      { organiser: 'Rauf Əliyev', invitedAs: 'Leyla Əliyeva' },
    )
  await open()
  const meetings = await section('Meetings')
  const list = within(await meetings.findByRole('list', { name: 'Needs your reply' }))
  const titles = list.getAllByRole('link').map(({ textContent }) => textContent)
  expect(titles).toEqual(
    [...days]
      .sort()
      .slice(0, 5)
      .map((day) => `Call ${day}`),
  )
  expect(meetings.getByRole('link', { name: 'All 6 in the schedule' })).toBeVisible()
})

it('opens a meeting in the schedule; Back returns the focus to its link', async () => {
  answerSchedule([scheduleRow({ title: 'Planning', date: '2026/11/23' })])
  const { user } = await open()
  await user.click(await (await section('Meetings')).findByRole('link', { name: 'Planning' }))
  expect(await screen.findByRole('dialog', { name: /Planning/ }, { timeout: 5000 })).toBeInTheDocument()
  act(() => window.history.back())
  await waitFor(() => expect(screen.getByRole('link', { name: 'Planning' })).toHaveFocus())
})

it('an empty day says so, and shows the next meetings', async () => {
  answerSchedule([scheduleRow({ title: 'Planning', date: '2026/11/23' })])
  await open()
  const meetings = await section('Meetings')
  expect(await meetings.findByText('No meetings today. Next:')).toBeInTheDocument()
})

it('one message names the parts that did not load, and one Retry loads them', async () => {
  const fail = () => new HttpResponse(null, { status: 500 })
  server.use(http.get('*/Schedule.json', fail), http.get('*/api/v1/news/', fail, { once: true }))
  const { user } = await open()
  const meetings = await section('Meetings')
  expect(await meetings.findByText(/^The company’s meetings didn’t load/)).toBeInTheDocument()
  answerSchedule([scheduleRow({ title: 'Planning', date: '2026/11/23' })])
  expect((await section('Unread')).getByText('The news didn’t load.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await meetings.findByRole('link', { name: 'Planning' })).toBeInTheDocument()
  expect(screen.queryByText('The news didn’t load.')).not.toBeInTheDocument()
})

it('shows the holidays ahead, the own off days, and which colleagues are away or work elsewhere', async () => {
  const times = { startTime: '', endTime: '' }
  const granted = { ...times, isPending: false }
  server.use(
    http.get('*/api/v1/off-days/colleagues/', () =>
      HttpResponse.json([
        { name: 'Rauf Əliyev', days: ['2026-11-24', '2026-11-25'], ...granted, worksElsewhere: false },
        { name: 'Tural Quliyev', days: ['2026-11-26'], ...times, worksElsewhere: false, isPending: true },
        { name: 'Irina Sokolova', days: ['2026-11-23'], ...granted, worksElsewhere: true },
      ]),
    ),
    http.get('*/api/v1/off-days/', () =>
      HttpResponse.json([
        {
          id: 1,
          days: ['2026-11-20', '2026-12-02', '2026-12-03'],
          typeId: 1,
          startTime: '09:00',
          endTime: '13:00',
          message: 'x',
          state: 'sent',
          createdAt: '2026-11-19T08:00:00Z',
        },
        {
          id: 2,
          days: ['2026-12-07'],
          typeId: 6,
          ...times,
          message: 'x',
          state: 'granted',
          worksElsewhere: true,
          createdAt: '2026-11-19T08:00:00Z',
        },
      ]),
    ),
  )
  await open()
  const days = await section('Holidays and leave')
  const holidays = within(await days.findByRole('list', { name: 'Public holidays' }))
  expect(holidays.getAllByRole('listitem')).toHaveLength(3)
  const own = within(await days.findByRole('list', { name: 'Your leave' }))
  await own.findByText('Working from home · Approved')
  expect(own.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '09:00–13:002–3 DecemberAnnual leave · Requested',
    'Monday 7 DecemberWorking from home · Approved',
  ])
  const away = within(await days.findByRole('list', { name: 'Colleagues away' }))
  expect(
    away.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
  ).toEqual(['24–25 NovemberRauf Əliyev', 'Thursday 26 NovemberTural QuliyevRequested'])
  const elsewhere = within(days.getByRole('list', { name: 'Colleagues working elsewhere' }))
  expect(elsewhere.getByRole('listitem')).toHaveTextContent('Irina Sokolova')
})

it('the list has the unread entries, and a read one disappears', async () => {
  const { user } = await open()
  const unread = await section('Unread')
  const list = await unread.findByRole('list', { name: 'Unread' })
  const count = within(list).getAllByRole('listitem').length
  const [button] = within(list).getAllByRole('button', { name: /^Mark as read: / })
  const title = button?.getAttribute('aria-label')?.replace('Mark as read: ', '') ?? ''
  expect(within(list).getByRole('link', { name: title })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/staff\/(news#news|profile\/notifications#notifications)-\d+$/),
  )
  if (button) await user.click(button)
  await waitFor(() => expect(unread.queryByRole('link', { name: title })).not.toBeInTheDocument())
  expect(unread.getByRole('heading', { name: 'Unread' })).toHaveFocus()
  expect(count).toBeGreaterThan(0)
})

it('an unread notification leads to the page where the person decides', async () => {
  const [card] = notificationSample('EN')
  const href = '/staff/desk/leave#leave-7'
  const notified = { ...card, notName: 'Leave request: Tural Quliyev', isRead: false, href }
  server.use(http.get('*/api/v1/notifications/', () => HttpResponse.json([notified])))
  await open()
  const unread = await section('Unread')
  expect(await unread.findByRole('link', { name: 'Leave request: Tural Quliyev' })).toHaveAttribute(
    'href',
    href,
  )
})

it.each([
  [{ state: 'sent' }, 'Your leave request for today is pending.'],
  [{ state: 'granted' }, 'You’re on leave today.'],
  [{ state: 'granted', startTime: '14:00', endTime: '18:00' }, 'You’re on leave today, 14:00–18:00.'],
  [{ state: 'granted', typeId: 6, worksElsewhere: true }, 'Working from home.'],
  [
    { state: 'sent', typeId: 6, worksElsewhere: true, startTime: '14:00', endTime: '18:00' },
    'Working from home, 14:00–18:00.',
  ],
])('says what is with the person today: %j', async (request, text) => {
  const whole = {
    id: 1,
    typeId: 1,
    startTime: '',
    endTime: '',
    message: 'x',
    createdAt: '2026-11-19T08:00:00Z',
  }
  server.use(
    http.get('*/api/v1/off-days/', () => HttpResponse.json([{ ...whole, days: ['2026-11-21'], ...request }])),
  )
  await open()
  expect(await screen.findByText((lead) => lead.startsWith(text))).toBeInTheDocument()
})
