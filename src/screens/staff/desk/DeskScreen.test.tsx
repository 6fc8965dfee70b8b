import { getProfile, type Permission } from '@atrium/contract/accounts'
import { profileSample, staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { getHiringSummary, type HiringSummary } from '@atrium/contract/hiring'
import { decideLeave, type LeaveRequest, listLeaveRequests, listTeamAbsences } from '@atrium/contract/leave'
import { leaveRequestSamples } from '@atrium/contract/leave/samples'
import { listRecordRequests } from '@atrium/contract/people'
import { listInbox } from '@atrium/contract/suggestions'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { clearStaffValues } from '#hooks/useTabState.ts'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { onSampleDay } from '#testing/offDays.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()
beforeEach(() => clearStaffValues())
onSampleDay()
beforeEach(() => jest.setSystemTime(new Date('2026-11-24T09:00:00Z')))

const [person] = staffSamples
if (!person) throw new Error('The samples lack a person.')

/** Opens the desk with some permissions; `called` has the paths of the calls. */
async function open(permissions: Permission[]) {
  const called: string[] = []
  server.events.on('request:start', ({ request }) => called.push(new URL(request.url).pathname))
  server.use(
    http.get(`*${getProfile.path}`, () =>
      HttpResponse.json({ ...profileSample(person as never, 'EN'), permissions }),
    ),
  )
  const { user } = await renderRoute('/staff/desk', { signedInAs: staffUserSample(person as never) })
  await screen.findByRole('heading', { level: 1, name: 'Desk' })
  return { called, user }
}
const part = (name: string) => screen.findByRole('region', { name })
const answer = (path: string, body: unknown[]) =>
  server.use(http.get(`*${path}`, () => HttpResponse.json(body as never)))

it('a lead decides in place: the request keeps its place with Undo, and the next one follows', async () => {
  const [sample] = leaveRequestSamples
  if (!sample) throw new Error('There is one sample request at the least.')
  // The server lists those that wait first; some came at the same instant.
  const waitingFirst = (all: LeaveRequest[]) => [
    ...all.filter(({ isMine }) => isMine),
    ...all.filter(({ isMine }) => !isMine),
  ]
  let requests: LeaveRequest[] = Array.from({ length: 7 }, (_one, place) => ({
    ...sample,
    id: 100 + place,
    name: `Person ${place}`,
    createdAt: `2026-11-1${place < 3 ? 0 : place}T08:00:00.000Z`,
  }))
  server.use(
    http.get(`*${listLeaveRequests.path}`, () => HttpResponse.json(waitingFirst(requests))),
    http.put(`*${decideLeave.path}`, ({ params }) => {
      const at = '2026-11-24T09:00:00.000Z'
      requests = requests.map((one) =>
        String(one.id) === params.id
          ? {
              ...one,
              state: 'granted',
              isMine: false,
              undoUntil: '2026-11-24T09:02:00.000Z',
              steps: [...one.steps, { action: 'grant', by: 'Leyla Əliyeva', words: '', at }],
            }
          : one,
      )
      return new HttpResponse(undefined, { status: 204 })
    }),
  )
  const { user } = await open(['leave.decide'])
  const waiting = within(await part('Leave requests'))
  const names = () => waiting.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  await waiting.findByRole('article', { name: 'Person 0' })
  expect(names()).toEqual(['Person 0', 'Person 1', 'Person 2', 'Person 3', 'Person 4'])
  expect(waiting.getByRole('link', { name: '2 more in Leave' })).toHaveAttribute('href', '/staff/desk/leave')
  await user.click(waiting.getByRole('button', { name: /^Approve: Person 1/ }))
  await waitFor(() => expect(waiting.getByRole('button', { name: /^Undo: Person 1/ })).toHaveFocus())
  const decided = waiting.getByRole('article', { name: 'Person 1' })
  expect(decided).toHaveTextContent('Annual leave · 3–4 December · whole days')
  expect(decided).not.toHaveTextContent('A family event in Ganja.')
  expect(names()).toEqual(['Person 0', 'Person 1', 'Person 2', 'Person 3', 'Person 4', 'Person 5'])
  expect(waiting.getByRole('link', { name: '1 more in Leave' })).toBeInTheDocument()
})

it('a lead sees the absences of the team, without further calls', async () => {
  answer(listLeaveRequests.path, [])
  answer(listTeamAbsences.path, [
    {
      personId: 5,
      name: 'Tural Quliyev',
      unit: '',
      absences: [
        { requestId: 1, days: ['2026-11-24'], startTime: '', endTime: '', typeId: 1, state: 'granted' },
      ],
    },
    {
      personId: 6,
      name: 'Irina Sokolova',
      unit: '',
      absences: [
        {
          requestId: 2,
          days: ['2026-11-26'],
          startTime: '09:00',
          endTime: '13:00',
          typeId: 1,
          state: 'sent',
        },
      ],
    },
  ])
  const { called } = await open(['leave.decide'])
  const today = await screen.findByRole('list', { name: 'Today' })
  expect(today).toHaveTextContent('24 November · whole daysTural QuliyevAnnual leave')
  expect(screen.getByRole('list', { name: 'Later this week' })).toHaveTextContent(
    '26 November · 09:00–13:00Irina SokolovaAnnual leave, pending',
  )
  expect(screen.queryByRole('region', { name: 'Profile changes' })).not.toBeInTheDocument()
  expect(called).not.toContain(listRecordRequests.path)
  expect(called).not.toContain(listInbox.path)
  expect(called).not.toContain(getHiringSummary.path)
})

it.each([
  ['a Sunday', '2026-11-29', '2026-12-01', '1 December'],
  ['a holiday', '2026-05-11', '2026-05-12', '12 May'],
])('on %s a lead sees who is away from the next working day on', async (_what, today, day, shown) => {
  jest.setSystemTime(new Date(`${today}T09:00:00Z`))
  answer(listLeaveRequests.path, [])
  const absence = { requestId: 1, startTime: '', endTime: '', typeId: 1, state: 'granted' }
  answer(listTeamAbsences.path, [
    { personId: 5, name: 'Tural Quliyev', unit: '', absences: [{ ...absence, days: [day] }] },
  ])
  await open(['leave.decide'])
  expect(await screen.findByRole('list', { name: 'Next working days' })).toHaveTextContent(
    `${shown} · whole daysTural QuliyevAnnual leave`,
  )
  expect(within(await part('Who is away')).queryByText(/Everyone/)).not.toBeInTheDocument()
})

it('on the last working day a lead sees who is away on the next working days', async () => {
  jest.setSystemTime(new Date('2026-11-27T09:00:00Z'))
  answer(listLeaveRequests.path, [])
  answer(listTeamAbsences.path, [])
  await open(['leave.decide'])
  const away = within(await part('Who is away'))
  expect(await away.findByText('No one else is away until 4 December.')).toBeInTheDocument()
  expect(away.getByText('Next working days')).toBeInTheDocument()
  expect(away.queryByText('Later this week')).not.toBeInTheDocument()
})

it('on a day off without absences ahead it does not say that everyone is in today', async () => {
  jest.setSystemTime(new Date('2026-11-29T09:00:00Z'))
  answer(listLeaveRequests.path, [])
  answer(listTeamAbsences.path, [])
  await open(['leave.decide'])
  expect(await screen.findByText('No one is away until 4 December.')).toBeInTheDocument()
  expect(screen.queryByText(/in today/)).not.toBeInTheDocument()
})

it('HR declines a change of a record in place', async () => {
  answer(listLeaveRequests.path, [])
  const { user } = await open(['people.manage', 'leave.decide', 'leave.manage'])
  const waiting = within(await part('Profile changes'))
  const card = await waiting.findByRole('article', { name: 'Irina Sokolova' })
  expect(card).toHaveTextContent('Last nameSokolovaSokolova-Kərimli')
  await user.type(waiting.getByRole('textbox', { name: 'Note to Irina Sokolova' }), 'Bring the document.')
  await user.click(waiting.getByRole('button', { name: 'Decline: Irina Sokolova' }))
  await waitFor(() => expect(within(card).getByRole('status')).toHaveTextContent(/^Declined \d\d:\d\d$/))
  expect(waiting.queryByRole('button', { name: /^Approve/ })).not.toBeInTheDocument()
  expect(screen.queryByText('Nothing is waiting for you.')).not.toBeInTheDocument()
})

it('a reader sees dates of new suggestions only, opens one, and answers it in place', async () => {
  const { called, user } = await open(['suggestions.answer'])
  const waiting = within(await part('Suggestions'))
  const [first, ...others] = await waiting.findAllByText(/^Received (on|in) /)
  if (!first) throw new Error('No suggestion is new.')
  const texts = waiting.getAllByText(/^From: /)
  for (const text of texts) expect(text).not.toBeVisible()
  await user.click(first)
  expect(texts[0]).toBeVisible()
  const form = within(waiting.getAllByRole('form', { name: /^Status and answer: / })[0] as HTMLElement)
  await user.type(form.getByRole('textbox', { name: 'Answer' }), 'We will try it.')
  await user.selectOptions(form.getByRole('combobox', { name: 'Status' }), 'Answered')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText(/^Saved/)).toBeInTheDocument()
  expect(await waiting.findByText('We will try it.', { selector: 'p' })).toBeVisible()
  expect(waiting.getAllByText(/^Received (on|in) /)).toHaveLength(others.length + 1)
  expect(called).not.toContain(listTeamAbsences.path)
  expect(screen.queryByRole('region', { name: 'Who is away' })).not.toBeInTheDocument()
})

const quiet: HiringSummary = { newCount: 0, oldestAt: null, unratedCount: 0, interviews: [], vacancies: [] }
const hiring = (summary: Partial<HiringSummary>) =>
  server.use(http.get(`*${getHiringSummary.path}`, () => HttpResponse.json({ ...quiet, ...summary })))

it('leads to new applications, and says how long the oldest waits', async () => {
  hiring({ newCount: 3, oldestAt: '2026-11-19T09:00:00.000Z' })
  const { user } = await open(['hiring.review'])
  const card = within(await part('Hiring'))
  expect(await card.findByText('The oldest has waited for 5 days')).toBeInTheDocument()
  await user.click(card.getByRole('link', { name: '3 new applications' }))
  expect(await screen.findByRole('combobox', { name: 'Stage' })).toHaveDisplayValue('New')
})

it('leads to the applications that need the own rating', async () => {
  const { user } = await open(['hiring.review'])
  const link = await within(await part('Hiring')).findByRole('link', { name: /need your rating$/ })
  const count = Number.parseInt(link.textContent ?? '', 10)
  await user.click(link)
  expect(await screen.findByRole('combobox', { name: 'Rating' })).toHaveDisplayValue('Due from you')
  expect(await screen.findByText(new RegExp(`of ${count}$`))).toBeInTheDocument()
})

it('shows the interviews of today and tomorrow, and the vacancies that need a hand', async () => {
  const interview = { firstName: 'Aysel', lastName: 'Quliyeva', position: 'Engineer', end: '11:00' }
  hiring({
    interviews: [
      { ...interview, meetingId: 'a', applicationId: 7, day: '2026-11-24', start: '10:00' },
      { ...interview, meetingId: 'b', applicationId: 8, day: '2026-11-25', start: '09:30' },
    ],
    vacancies: [
      { id: 1, position: 'Engineer', closesOn: '2026-11-30', isUnattended: false },
      { id: 2, position: 'Driver', closesOn: '', isUnattended: true },
    ],
  })
  await open(['hiring.manage', 'hiring.review'])
  const rows = async (name: string) => {
    const list = within(await screen.findByRole('list', { name }))
    return list
      .getAllByRole('listitem')
      .map((row) => [
        row.textContent?.replaceAll('\u00a0', ' '),
        within(row).getByRole('link').getAttribute('href'),
      ])
  }
  expect(await rows('Interviews')).toEqual([
    ['Today, 10:00–11:00Aysel QuliyevaEngineer', '/staff/desk/applications/7'],
    ['Tomorrow, 09:30–11:00Aysel QuliyevaEngineer', '/staff/desk/applications/8'],
  ])
  expect(await rows('Vacancies')).toEqual([
    ['Closes on 30 NovemberEngineer', '/staff/desk/applications?vacancy=1'],
    ['DriverThe hiring manager and reviewers have left. Choose others.', '/staff/desk/vacancies/2'],
  ])
  expect(screen.queryByRole('list', { name: 'Applications' })).not.toBeInTheDocument()
})

it('has no card of hiring when nothing waits there', async () => {
  hiring({})
  await open(['hiring.review'])
  expect(await screen.findByText('Nothing is waiting for you.')).toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Hiring' })).not.toBeInTheDocument()
})

it('says that nothing waits in one sentence', async () => {
  for (const path of [listLeaveRequests.path, listRecordRequests.path, listTeamAbsences.path])
    answer(path, [])
  await open(['people.manage', 'leave.decide'])
  expect(await screen.findByText('Nothing is waiting for you.')).toBeInTheDocument()
  expect(await screen.findByText('No one is away today.')).toBeInTheDocument()
  for (const name of ['Leave requests', 'Profile changes'])
    expect(screen.queryByRole('region', { name })).not.toBeInTheDocument()
})

it('a part that did not load shows a message, and the others their data', async () => {
  server.use(http.get(`*${listLeaveRequests.path}`, () => HttpResponse.error()))
  await open(['people.manage', 'leave.decide'])
  expect(
    await within(await part('Leave requests')).findByText('The requests didn’t load'),
  ).toBeInTheDocument()
  expect(await screen.findByRole('article', { name: 'Irina Sokolova' })).toBeInTheDocument()
  expect(screen.queryByText('Nothing is waiting for you.')).not.toBeInTheDocument()
})
