import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { signedIn } from '#slices/authSlice.ts'
import { daysChosen, messageTyped } from '#slices/offDaySlice.ts'
import { mockNetwork } from '#testing/mockNetwork.ts'
import {
  day,
  fillRequest,
  message,
  onSampleDay,
  openOffDays,
  ownRequests,
  people,
  receiveRequests,
  send,
} from '#testing/offDays.ts'

const server = mockNetwork()
onSampleDay()

it('sends the days, the time and the message in the parameters of the template', async () => {
  const received = receiveRequests()
  const { user } = await openOffDays()
  await fillRequest(user)
  expect(screen.getByText('3 working days · 24, 25, 26 November')).toBeInTheDocument()
  await user.clear(screen.getByRole('textbox', { name: 'End' }))
  await user.type(screen.getByRole('textbox', { name: 'End' }), '13')
  await send(user)
  expect(await screen.findByText(/You will find it under/)).toBeInTheDocument()
  expect(received).toEqual([
    {
      service_id: 'atrium',
      template_id: 'off_day_request',
      user_id: 'atrium',
      template_params: {
        to_email: 'people@caspora.example',
        to_name: 'Caspora',
        from_name: 'Leyla Əliyeva',
        from_email: 'leyla.aliyeva@caspora.example',
        dates: '24.11.2026 - 26.11.2026',
        startTime: '09:00',
        endTime: '13:00',
        message: 'Family event',
      },
    },
  ])
})

it('says that it was sent only then, clears days and message, and lists it', async () => {
  const { user } = await openOffDays()
  expect(await ownRequests().findByText('You have sent no request yet.')).toBeInTheDocument()
  await fillRequest(user)
  await user.click(screen.getByRole('switch', { name: 'Add Time' }))
  await send(user)
  // In the page and in the toast.
  await waitFor(() => expect(screen.getAllByText('Request sent successfully')).toHaveLength(2))
  await waitFor(() => expect(message()).toHaveValue(''))
  expect(screen.queryByRole('list', { name: 'Chosen days' })).not.toBeInTheDocument()
  expect(await ownRequests().findByText('24, 25, 26 November · whole days')).toBeInTheDocument()
  expect(ownRequests().getByText('Family event')).toBeInTheDocument()
  expect(ownRequests().getByText('21 November 2026')).toBeInTheDocument()
  // The month tells the days, and so does who chooses one of them again.
  await user.click(await screen.findByRole('gridcell', { name: /^Tuesday 24 .*, already requested$/ }))
  expect(screen.getByText('24, 25, 26 November · already requested')).toBeInTheDocument()
  expect(screen.getByText('Already requested: 24 November')).toBeInTheDocument()
})

it('is disabled and reads “Sending...” while it is being sent', async () => {
  let answer: (reply: Response) => void = () => undefined
  receiveRequests(() => new Promise((resolve) => (answer = resolve)))
  const { user } = await openOffDays()
  await fillRequest(user)
  await send(user)
  const button = await screen.findByRole('button', { name: 'Sending...' })
  expect(message()).toBeDisabled()
  await user.click(day(/^Friday 27/))
  await user.click(button)
  expect(day(/^Friday 27/)).toHaveAttribute('aria-selected', 'false')
  answer(HttpResponse.text('OK'))
  expect(await screen.findByRole('button', { name: 'Send' })).toBeInTheDocument()
})

it('asks for a date in a toast and beside Send, and for a message', async () => {
  const received = receiveRequests()
  const { user } = await openOffDays()
  await send(user)
  await waitFor(() => expect(screen.getAllByText('Please select at least one date.')).toHaveLength(2))
  expect(screen.getByRole('grid')).toHaveAccessibleDescription('Please select at least one date.')
  expect(message()).toHaveAccessibleDescription('Message is required')
  await waitFor(() => expect(day(/^Saturday 21 November/)).toHaveFocus())
  await user.click(day(/^Tuesday 24/))
  expect(screen.getByRole('grid')).not.toHaveAccessibleDescription()
  await send(user)
  await waitFor(() => expect(message()).toHaveFocus())
  expect(received).toEqual([])
})

it('counts weekends and holidays out and names them, in the calendar as well', async () => {
  const { user, store } = await openOffDays()
  act(() => void store.dispatch(daysChosen(['2026-11-06', '2026-11-07', '2026-11-08', '2026-11-09'])))
  expect(await screen.findByText('1 working day · 6 November')).toBeInTheDocument()
  expect(screen.getByText('Not counted: 7 November, weekend')).toBeInTheDocument()
  expect(screen.getByText(/^Not counted: 9 November, .*Flag/)).toBeInTheDocument()
  expect(day(/^Monday 9 November 2026, holiday: .*Flag/)).toHaveAttribute('aria-selected', 'true')
  await user.click(screen.getByRole('button', { name: 'Remove Friday 6 November 2026' }))
  expect(screen.getByText('There is no working day among the chosen ones.')).toBeInTheDocument()
})

it('shows whatever the state holds, and nothing of it to the next person', async () => {
  const { store } = await openOffDays()
  act(() => void store.dispatch(daysChosen(['2026-11-24'])))
  act(() => void store.dispatch(messageTyped('Leyla’s own reason')))
  expect(await screen.findByText('1 working day · 24 November')).toBeInTheDocument()
  expect(message()).toHaveValue('Leyla’s own reason')
  act(() => void store.dispatch(signedIn(people.rauf)))
  await waitFor(() => expect(message()).toHaveValue(''))
  expect(screen.queryByText('1 working day · 24 November')).not.toBeInTheDocument()
})

it.each([
  ['AZ', '3 iş günü · 24, 25, 26 noyabr', '24 noyabr 2026, çərşənbə axşamı'],
  ['RU', '3 рабочих дня · 24, 25, 26 ноября', 'вторник, 24 ноября 2026 г.'],
] as const)('speaks %s', async (language, sentence, name) => {
  const { store } = await openOffDays(language)
  act(() => void store.dispatch(daysChosen(['2026-11-24', '2026-11-25', '2026-11-26'])))
  expect(await screen.findByText(sentence)).toBeInTheDocument()
  expect(screen.getByRole('gridcell', { name })).toHaveAttribute('aria-selected', 'true')
})

it('says of a day of memory that it is worked, and counts it', async () => {
  const worked = { name: 'Constitution Day', date: { iso: '2026-11-12' }, isWorkingDay: true }
  server.use(http.get('*/api/v2/holidays', () => HttpResponse.json({ response: { holidays: [worked] } })))
  const { user } = await openOffDays()
  const name = 'Thursday 12 November 2026, holiday: Constitution Day, no extra day off, in the past'
  await user.click(await screen.findByRole('gridcell', { name }))
  expect(screen.getByText('1 working day · 12 November')).toBeInTheDocument()
  expect(screen.getByText('12 November · Constitution Day, no extra day off')).toBeInTheDocument()
})
