import { getProfile } from '@atrium/contract/accounts'
import { profileSample, staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { leaveRequestSamples } from '@atrium/contract/leave/samples'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { onSampleDay } from '#testing/offDays.ts'
import { renderRoute } from '#testing/renderRoute.tsx'
import { writeTeam } from './team/teamFile.ts'

const server = mockNetwork()
onSampleDay()

const rauf = staffSamples[1]
const [irina] = leaveRequestSamples
if (!rauf || !irina) throw new Error('There are samples.')

const absence = { ...irina, requestId: irina.id, worksElsewhere: false }
const atHome = {
  ...absence,
  requestId: 10,
  state: 'granted' as const,
  days: ['2026-12-04'],
  typeId: 6,
  worksElsewhere: true,
}
const team = [
  { personId: 6, name: 'Irina Sokolova', unit: 'Quality', absences: [absence] },
  {
    personId: 5,
    name: 'Fərid Nəbiyev',
    unit: 'Quality',
    absences: [
      {
        ...absence,
        requestId: 9,
        state: 'granted' as const,
        days: ['2026-12-04'],
        startTime: '09:00',
        endTime: '13:00',
      },
    ],
  },
  { personId: 7, name: 'Tural Quliyev', unit: 'Quality', absences: [atHome] },
]

async function open(path: string) {
  server.use(
    http.get(`*${getProfile.path}`, () => HttpResponse.json(profileSample(rauf as never, 'EN'))),
    http.get('*/api/v1/leave/team/', ({ request }) =>
      HttpResponse.json(new URL(request.url).searchParams.get('from') === '2026-12-01' ? team : []),
    ),
  )
  return await renderRoute(path, { signedInAs: staffUserSample(rauf as never) })
}

it('the calendar shows the absences of each day, and names people who are away together', async () => {
  const { user } = await open('/staff/desk/team?month=2026-12')
  const grid = await screen.findByRole('table', { name: 'December 2026' })
  expect(
    within(grid).getByRole('columnheader', {
      name: 'Friday 4 December 2026, 2 people away: Irina Sokolova, Fərid Nəbiyev',
    }),
  ).toBeInTheDocument()
  const row = within(grid).getByRole('row', { name: /^Irina Sokolova/ })
  expect(await within(row).findAllByText('Annual leave, Pending')).toHaveLength(2)
  expect(within(grid).getByText('Annual leave, Approved, 09:00–13:00')).toBeInTheDocument()
  // A person who works elsewhere is named, but not among those who are away together.
  const tural = within(grid).getByRole('row', { name: /^Tural Quliyev/ })
  expect(within(tural).getByText('Working from home (working elsewhere), Approved')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Previous month' }))
  expect(window.location.search).toBe('')
  expect(await screen.findByText('No one is in your team yet')).toBeInTheDocument()
})

it('names the holidays when the network returns', async () => {
  server.use(http.get('*/api/v2/holidays', () => HttpResponse.error(), { once: true }))
  await open('/staff/desk/team?month=2026-12')
  const grid = await screen.findByRole('table', { name: 'December 2026' })
  const lastDay = () => within(grid).getByRole('columnheader', { name: /31 December 2026/ })
  expect(lastDay()).not.toHaveAccessibleName(/Solidarity Day/)
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(lastDay()).toHaveAccessibleName(/Solidarity Day/))
})

it('the file has one event for consecutive days, tentative for waiting requests, and free for work elsewhere', () => {
  const text = writeTeam(team, () => 'Leave', new Date('2026-11-21T09:00:00Z'))
  expect(text).toContain('DTSTART;VALUE=DATE:20261203\r\nDTEND;VALUE=DATE:20261205')
  expect(text).toContain('STATUS:TENTATIVE')
  expect(text).toContain('DTSTART:20261204T050000Z\r\nDTEND:20261204T090000Z')
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(3)
  expect(text.match(/TRANSP:\w+/g)).toEqual(['TRANSP:OPAQUE', 'TRANSP:OPAQUE', 'TRANSP:TRANSPARENT'])
})
