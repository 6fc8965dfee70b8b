import { getProfile, type Permission } from '@atrium/contract/accounts'
import { profileSample, staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { listLeaveRequests, listTeamAbsences } from '@atrium/contract/leave'
import { leaveRequestSamples } from '@atrium/contract/leave/samples'
import { listRecordRequests } from '@atrium/contract/people'
import { listInbox } from '@atrium/contract/suggestions'
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { onSampleDay } from '#testing/offDays.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()
onSampleDay()
beforeEach(() => jest.setSystemTime(new Date('2026-11-24T09:00:00Z')))

const [person] = staffSamples
if (!person) throw new Error('The samples lack a person.')

/** Opens the desk with some permissions; returns the paths of the calls. */
async function open(permissions: Permission[]) {
  const called: string[] = []
  server.events.on('request:start', ({ request }) => called.push(new URL(request.url).pathname))
  server.use(
    http.get(`*${getProfile.path}`, () =>
      HttpResponse.json({ ...profileSample(person as never, 'EN'), permissions }),
    ),
  )
  await renderRoute('/staff/desk', { signedInAs: staffUserSample(person as never) })
  await screen.findByRole('heading', { level: 1, name: 'Desk' })
  return called
}
const part = (name: string) => screen.findByRole('region', { name })
const answer = (path: string, body: unknown[]) =>
  server.use(http.get(`*${path}`, () => HttpResponse.json(body as never)))

it('a lead sees the waiting requests with days and balance, and absences, without further calls', async () => {
  const [sample] = leaveRequestSamples
  answer(listLeaveRequests.path, [
    ...Array.from({ length: 7 }, (_one, place) => ({ ...sample, id: 100 + place, name: `Person ${place}` })),
  ])
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
  const called = await open(['leave.decide'])
  const waiting = await part('Leave requests')
  const list = await within(waiting).findByRole('list', { name: 'Leave requests' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(5)
  expect(waiting).toHaveTextContent('2 more')
  const link = within(list).getByRole('link', { name: 'Person 0' })
  expect(link).toHaveAttribute('href', '/staff/desk/leave#request-100')
  expect(list).toHaveTextContent('3–4 December · whole days')
  expect(list).toHaveTextContent('2 working days · 21 days left')
  const today = await screen.findByRole('list', { name: 'Today' })
  expect(today).toHaveTextContent('24 November · whole daysTural QuliyevAnnual leave')
  expect(screen.getByRole('list', { name: 'Later this week' })).toHaveTextContent(
    '26 November · 09:00–13:00Irina SokolovaAnnual leave, pending',
  )
  expect(screen.queryByRole('region', { name: 'Profile changes' })).not.toBeInTheDocument()
  expect(called).not.toContain(listRecordRequests.path)
  expect(called).not.toContain(listInbox.path)
})

it('shows HR the waiting changes', async () => {
  answer(listLeaveRequests.path, [])
  await open(['people.manage', 'leave.decide', 'leave.manage'])
  expect(await part('Profile changes')).toHaveTextContent(
    'Irina SokolovaLast name: Sokolova-Kərimli · Position: Director of quality',
  )
  expect(screen.queryByText('No requests to decide')).not.toBeInTheDocument()
  expect(await screen.findByRole('img', { name: '1 request pending' })).toBeInTheDocument()
})

it('a reader sees the number of new suggestions, and none of their texts', async () => {
  const called = await open(['suggestions.answer'])
  expect(await within(await part('Suggestions')).findByText('1 new suggestion')).toBeInTheDocument()
  const main = screen.getByRole('main')
  for (const text of [/Leyla Əliyeva/, /meeting room/, /second screen/, /November/])
    expect(main).not.toHaveTextContent(text)
  expect(called).not.toContain(listTeamAbsences.path)
  expect(screen.queryByRole('region', { name: 'Who is away' })).not.toBeInTheDocument()
})

it('says that nothing waits, above the pages', async () => {
  for (const path of [listLeaveRequests.path, listRecordRequests.path, listTeamAbsences.path])
    answer(path, [])
  await open(['people.manage', 'leave.decide'])
  expect(await screen.findByRole('heading', { name: 'No requests to decide' })).toBeInTheDocument()
  expect(await screen.findByText('Everyone is in today.')).toBeInTheDocument()
  expect(
    within(screen.getByRole('region', { name: 'Pages' })).getByRole('link', { name: 'Leave' }),
  ).toHaveAttribute('href', '/staff/desk/leave')
})

it('a part that did not load shows a message, and the others their data', async () => {
  server.use(http.get(`*${listLeaveRequests.path}`, () => HttpResponse.error()))
  await open(['people.manage', 'leave.decide'])
  expect(
    await within(await part('Leave requests')).findByText('The requests didn’t load'),
  ).toBeInTheDocument()
  expect(await screen.findByText('Irina Sokolova')).toBeInTheDocument()
  expect(screen.queryByText('No requests to decide')).not.toBeInTheDocument()
})
