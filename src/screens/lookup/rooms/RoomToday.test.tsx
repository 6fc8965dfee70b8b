import { staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import type { RoomBooking } from '@atrium/contract/rooms'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'
import { onScheduleDay } from '#testing/schedule.ts'

const server = mockNetwork()
onScheduleDay()
const [person] = staffSamples.map(staffUserSample)
const colleague = { signedInAs: person as NonNullable<typeof person> }

/** The bookings of a room on the day of the schedule, which `onScheduleDay` makes today. */
function answerToday(...bookings: RoomBooking[]) {
  const roomname = 'Kəpəz'
  server.use(
    http.get('*/api/rooms/:roomname/today/', () =>
      HttpResponse.json({ roomname, capacity: 6, day: '2026-11-21', bookings, devices: [] }),
    ),
  )
}

const state = (name: string) => screen.findByRole('heading', { level: 2, name })

it('says until when the room is free, and a stranger nothing but times', async () => {
  answerToday({ start: '10:00', end: '11:00' }, { start: '16:00', end: '17:00' })
  await renderRoute('/rooms/K%C9%99p%C9%99z')
  expect(await state('Free until 16:00')).toBeInTheDocument()
  const list = screen.getByRole('list', { name: 'Today' })
  expect(list).toHaveTextContent('16:00–17:00Busy')
  expect(list).not.toHaveTextContent('10:00')
  expect(screen.getByText('seats').closest('li')).toHaveTextContent('6 seats')
  expect(screen.getByRole('link', { name: 'Sign in to book it' })).toHaveAttribute(
    'href',
    '/staff/login?next=%2Frooms%2FK%25C9%2599p%25C9%2599z',
  )
  expect(screen.queryByText('No one sits in this room yet')).not.toBeInTheDocument()
})

it('says how long it is busy, with the meetings that concern the reader, and offers no booking then', async () => {
  const meeting = { id: '5b0c1a52-0d7e-4a9a-8f6b-1f2e3d4c5b6a', title: 'Budget', isOwn: false }
  answerToday({ start: '12:30', end: '15:00', meeting }, { start: '15:00', end: '16:00' })
  await renderRoute('/rooms/Kəpəz', colleague)
  expect(await state('Busy until 16:00, then free')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Budget' })).toHaveAttribute(
    'href',
    '/staff/calendar#meeting-5b0c1a52-0d7e-4a9a-8f6b-1f2e3d4c5b6a',
  )
  expect(screen.queryByRole('button', { name: /minutes/ })).not.toBeInTheDocument()
})

it('looks again when the page is shown again', async () => {
  answerToday()
  await renderRoute('/rooms/Kəpəz')
  expect(await state('Free until the end of the day')).toBeInTheDocument()
  answerToday({ start: '09:00', end: '17:30' })
  fireEvent(document, new Event('visibilitychange'))
  expect(await state('Busy until 17:30, then free')).toBeInTheDocument()
})

it('is booked in two taps by a colleague, for as long as fits before the next meeting', async () => {
  answerToday({ start: '13:50', end: '16:00' })
  const sent: unknown[] = []
  server.use(
    http.post('*/api/v1/meetings/rooms/bookings/', async ({ request }) => {
      sent.push(await request.json())
      answerToday({ start: '13:00', end: '13:30', meeting: { id: 'x', title: 'Room Kəpəz', isOwn: true } })
      return HttpResponse.json({ id: 'x', day: '2026-11-21', start: '13:00', end: '13:30' })
    }),
  )
  const { user } = await renderRoute('/rooms/Kəpəz', colleague)
  await user.click(await screen.findByRole('button', { name: '30 minutes' }))
  expect(screen.queryByRole('button', { name: '60 minutes' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /^Book until / }))
  expect(await screen.findByText(/^Booked for you until 13:30/)).toBeInTheDocument()
  expect(sent).toEqual([{ roomname: 'Kəpəz', minutes: 30 }])
  expect(await screen.findByRole('link', { name: 'Room Kəpəz' })).toHaveAttribute(
    'href',
    '/staff/calendar#meeting-x',
  )
})

it('tells a colleague when somebody was faster, and shows the new booking', async () => {
  answerToday()
  server.use(
    http.post('*/api/v1/meetings/rooms/bookings/', () => {
      answerToday({ start: '13:00', end: '17:00' })
      return HttpResponse.json(
        { message: 'Someone has just booked it: choose another room.' },
        { status: 409 },
      )
    }),
  )
  const { user } = await renderRoute('/rooms/Kəpəz', colleague)
  await user.click(await screen.findByRole('button', { name: '15 minutes' }))
  await user.click(screen.getByRole('button', { name: /^Book until / }))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Someone has just booked it: choose another room.',
  )
  expect(await state('Busy until 17:00, then free')).toBeInTheDocument()
})

it.each(['50% / 50%', 'A%2FB', 'Why?', 'C#', 'a+b & c'])(
  'is reached by its own link when it is called %s',
  async (name) => {
    const asked: string[] = []
    server.use(
      http.get('*/api/employees/room/:roomname/', ({ request }) => {
        asked.push(decodeURIComponent(new URL(request.url).pathname.split('/').at(-2) ?? ''))
        return HttpResponse.json([])
      }),
      http.get('*/api/rooms/:roomname/today/', () => HttpResponse.json({ message: 'x' }, { status: 500 })),
      http.get('*/api/rooms/', () => HttpResponse.json([{ roomname: name, employees: 0, computers: 0 }])),
    )
    const { user } = await renderRoute('/rooms')
    await user.click(await screen.findByRole('link', { name }))
    await waitFor(() => expect(asked).toEqual([name]))
    expect(await screen.findByRole('heading', { level: 1, name: `Room ${name}` })).toBeInTheDocument()
  },
)

it('shows what belongs to the room itself', async () => {
  await renderRoute('/rooms/xezer')
  expect(await screen.findByText('HP LaserJet Pro 4002')).toBeInTheDocument()
})
