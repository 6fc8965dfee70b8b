import { staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { fakeCaches } from '#testing/fakeCaches.ts'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'
import {
  answerSchedule,
  createMeeting,
  meetingNames,
  onScheduleDay,
  openSchedule,
  scheduleRow,
} from '#testing/schedule.ts'

const server = mockNetwork()
const kept = fakeCaches()
onScheduleDay()

const [leyla, rauf] = staffSamples.map(staffUserSample)
if (!leyla || !rauf) throw new Error('There are not enough sample people.')

const calls = ['*/Schedule.json', '*/api/v2/holidays', '*/api/v1/off-days/']
const lose = () => server.use(...calls.map((call) => http.get(call, () => HttpResponse.error())))
const main = () => within(screen.getByRole('main'))
const note = () => main().queryByText('We couldn’t reach the server')
const noted = () => note()?.closest('[role=status]')
const clientCall = 'Client call, 11:00–12:00, Tuesday 17 November'

/** The week has been open once, with the network; half an hour later it is opened again. */
async function openOnce() {
  answerSchedule([scheduleRow()])
  await openSchedule()
  await waitFor(() => expect(meetingNames()).toEqual([clientCall]))
  // The schedule, the off days, and the holidays of the year.
  await waitFor(() =>
    expect(kept()['staff-answers']).toEqual(
      expect.arrayContaining(['schedule', 'holidays/2026/EN', 'offDays'].map((key) => `/copies/1/${key}`)),
    ),
  )
  expect(note()).not.toBeInTheDocument()
  cleanup()
  jest.setSystemTime(new Date('2026-11-21T09:30:00Z'))
}

it('shows the week as it was last, says since when, and comes back with the server', async () => {
  await openOnce()
  lose()
  const { user, store } = await openSchedule()
  await waitFor(() => expect(meetingNames()).toEqual([clientCall]))
  expect(noted()).toHaveTextContent(
    'The company’s meetings, the public holidays and your leave are as of 21 November, 13:00. You can still create and change',
  )
  expect(main().getByRole('alert')).toBeEmptyDOMElement()
  createMeeting(store, 'own')
  expect(meetingNames()).toHaveLength(2)

  server.resetHandlers()
  answerSchedule([])
  await user.click(main().getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(note()).not.toBeInTheDocument())
  expect(meetingNames()).toEqual(['Interview, 11:15–12:15, Tuesday 17 November'])
})

it('an open page shows the lost connection, and refetches when the network is back', async () => {
  answerSchedule([scheduleRow()])
  await openSchedule()
  await waitFor(() => expect(meetingNames()).toEqual([clientCall]))
  lose()
  act(() => void window.dispatchEvent(new Event('offline')))
  await waitFor(() => expect(noted()).toHaveTextContent('as of 21 November, 13:00'))
  server.resetHandlers()
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(note()).not.toBeInTheDocument())
})

it('does not wait for ever for a server that does not answer', async () => {
  await openOnce()
  server.use(...calls.map((call) => http.get(call, () => new Promise<never>(() => undefined))))
  await openSchedule()
  await act(() => jest.advanceTimersByTimeAsync(3000))
  await waitFor(() => expect(meetingNames()).toEqual([clientCall]))
  expect(main().getByText('Updating…').closest('[role=status]')).toHaveTextContent('as of 21 November, 13:00')
  expect(note()).not.toBeInTheDocument()
})

it.each([
  ['500', () => HttpResponse.json({ message: 'No.' }, { status: 500 })],
  ['502 with a page', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })],
  ['200 with a page', () => HttpResponse.html('<h1>Sign in to the network</h1>')],
])(
  'shows the week as it was last when the answer is %s, says so, and tries again',
  async (_answer, reply) => {
    await openOnce()
    server.use(...calls.map((call) => http.get(call, reply)))
    const { user } = await openSchedule()
    await waitFor(() => expect(meetingNames()).toEqual([clientCall]))
    const said = main().getByText('Our server couldn’t answer just now').closest('[role=status]')
    expect(said).toHaveTextContent('are as of 21 November, 13:00.')
    expect(note()).not.toBeInTheDocument()
    expect(main().getByRole('alert')).toBeEmptyDOMElement()

    server.resetHandlers()
    answerSchedule([])
    await user.click(main().getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(meetingNames()).toEqual([]))
    expect(main().queryByText(/as it should/)).not.toBeInTheDocument()
  },
)

it('an open page also shows a failing server', async () => {
  answerSchedule([scheduleRow()])
  await openSchedule()
  await waitFor(() => expect(meetingNames()).toEqual([clientCall]))
  server.use(...calls.map((call) => http.get(call, () => HttpResponse.json({}, { status: 503 }))))
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await main().findByText('Our server couldn’t answer just now')).toBeInTheDocument()
  expect(meetingNames()).toEqual([clientCall])
})

it.each([403, 429])('takes no copy for what the server refuses (%d)', async (status) => {
  await openOnce()
  server.use(http.get('*/Schedule.json', () => HttpResponse.json({ message: 'No.' }, { status })))
  await openSchedule()
  expect(await main().findByText('The company’s schedule didn’t load')).toBeInTheDocument()
  expect(meetingNames()).toEqual([])
})

it('the copy has no meetings of another person', async () => {
  await openOnce()
  lose()
  await renderRoute('/staff/chat/user-profile/schedule', { signedInAs: rauf })
  await screen.findByRole('grid', {}, { timeout: 5000 })
  expect(await main().findByText('The company’s schedule didn’t load')).toBeInTheDocument()
  expect(meetingNames()).toEqual([])
  expect(note()).not.toBeInTheDocument()
})

it('leaves a copy that cannot be read', async () => {
  await openOnce()
  const cache = await caches.open('staff-answers')
  await cache.put(`/copies/${leyla.id}/schedule`, new Response('{"list": 7}'))
  lose()
  await openSchedule()
  expect(await main().findByText('The company’s schedule didn’t load')).toBeInTheDocument()
})

it.each([
  ['EN', 'The holidays are as of 21 November, 13:00.'],
  ['AZ', 'Qeyri-iş günlərinin son yenilənməsi: 21 noyabr, 13:00.'],
  ['RU', 'Нерабочие дни показаны по состоянию на 21 ноября, 13:00.'],
] as const)('says it in the corporate calendar too (%s)', async (language, text) => {
  const open = () => renderRoute('/staff/calendar', { signedInAs: leyla, language })
  // Of the page, not of the menu around it, which grows with the profile.
  const legend = () => main().queryAllByRole('listitem')
  await open()
  // The coming holidays, which are loaded last, the meaning of the colours, and the year.
  await waitFor(() => expect(main().getAllByRole('list')).toHaveLength(3), { timeout: 5000 })
  const before = legend().length
  cleanup()
  lose()
  await open()
  await waitFor(() => expect(legend()).toHaveLength(before))
  // The day and its month stand on one line.
  expect(main().getByText(text).textContent).toContain('21\u00a0')
})
