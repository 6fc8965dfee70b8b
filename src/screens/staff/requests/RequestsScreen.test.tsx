import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { signedIn } from '#slices/authSlice.ts'
import { daysChosen, endTyped, messageTyped, timeSwitched } from '#slices/offDaySlice.ts'
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
  expect(screen.getByText('3 working days · 24–26 November')).toBeInTheDocument()
  await user.clear(screen.getByRole('textbox', { name: 'End' }))
  await user.type(screen.getByRole('textbox', { name: 'End' }), '13')
  await send(user)
  expect(await screen.findByText(/You will find it below/)).toBeInTheDocument()
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
        leave_type: '1',
      },
    },
  ])
})

it('the form has a kind of leave and shows its balance', async () => {
  const received = receiveRequests()
  const { user } = await openOffDays()
  const kind = await screen.findByRole('combobox', { name: 'Leave type' })
  expect(kind).toHaveDisplayValue('Annual leave')
  expect(await screen.findByText('26 of 31 days left in 2026, 2 pending')).toBeInTheDocument()
  await fillRequest(user)
  await user.selectOptions(kind, 'Sick leave')
  expect(screen.queryByText(/days left/)).not.toBeInTheDocument()
  await send(user)
  await waitFor(() => expect(received).toMatchObject([{ template_params: { leave_type: '3' } }]))
  await waitFor(() => expect(kind).toHaveDisplayValue('Annual leave'))
})

it('questions leave that is only on free days, and sends it when that is confirmed', async () => {
  const received = receiveRequests()
  const { user, store } = await openOffDays()
  await screen.findByRole('combobox', { name: 'Leave type' })
  act(() => {
    // A Saturday, and the Flag Day, a Monday.
    store.dispatch(daysChosen(['2026-11-07', '2026-11-09']))
    store.dispatch(messageTyped('A long weekend'))
  })
  expect(await screen.findByText(/^Not counted: 9 November, .*Flag/)).toBeInTheDocument()
  await send(user)
  const question = await screen.findByRole('dialog', { name: 'These are already days off' })
  expect(await screen.findByText(/^7, 9 November: no working day/)).toBeInTheDocument()
  await user.click(within(question).getByRole('button', { name: 'Change the days' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(received).toEqual([])
  await send(user)
  await user.click(await screen.findByRole('button', { name: 'Send anyway' }))
  await waitFor(() =>
    expect(received).toMatchObject([{ template_params: { dates: '07.11.2026, 09.11.2026' } }]),
  )
})

it('answers a question about a request, and asks to cancel granted leave, which the month shows', async () => {
  const step = { by: 'Rauf Əliyev', words: '', at: '2026-11-20T09:00:00.000Z' }
  const request = { startTime: '', endTime: '', message: 'Rest', typeId: 1, createdAt: step.at }
  const question = { ...step, action: 'askBack', words: 'Who stands in?' }
  const requests = [
    { ...request, id: 2, days: ['2026-11-26'], state: 'askedBack', steps: [step, question] },
    { ...request, id: 1, days: ['2026-11-25'], state: 'granted', steps: [step, step] },
  ].map((one) => ({ ...one, steps: one.steps.map((each) => ({ action: 'send', ...each })) }))
  const answers: unknown[] = []
  server.use(
    http.get('*/api/v1/off-days/', () => HttpResponse.json(requests)),
    http.put('*/api/v1/off-days/:id/answer/', ({ params }) => {
      answers.push(params.id)
      return new HttpResponse(undefined, { status: 204 })
    }),
  )
  const { user } = await openOffDays()
  expect(await ownRequests().findByText('Who stands in?')).toBeInTheDocument()
  expect(ownRequests().getAllByText('Annual leave')).toHaveLength(2)
  await user.click(await ownRequests().findByRole('button', { name: /^Send the answer/ }))
  const field = ownRequests().getByRole('textbox', { name: 'Your answer' })
  await waitFor(() => expect(field).toHaveFocus())
  await user.type(field, 'Tural.')
  await user.click(ownRequests().getByRole('button', { name: /^Send the answer/ }))
  await waitFor(() => expect(answers).toHaveLength(1))
  await waitFor(() => expect(field).toHaveValue(''))
  expect(ownRequests().getByRole('button', { name: /^Request cancellation: 25/ })).toBeInTheDocument()
  expect(day(/^Wednesday 25 November 2026, leave approved$/)).toBeInTheDocument()
  expect(screen.getByText('25 November · approved')).toBeInTheDocument()
})

it('says that it was sent only then, clears days and message, and lists it', async () => {
  const { user } = await openOffDays()
  expect(await ownRequests().findByText('You haven’t sent any requests yet.')).toBeInTheDocument()
  await fillRequest(user)
  await user.click(screen.getByRole('switch', { name: 'Add Time' }))
  await send(user)
  // In the page and in the toast.
  await waitFor(() => expect(screen.getAllByText('Request sent successfully')).toHaveLength(2))
  await waitFor(() => expect(message()).toHaveValue(''))
  expect(screen.queryByRole('list', { name: 'Chosen days' })).not.toBeInTheDocument()
  expect(await ownRequests().findByText('24–26 November · whole days')).toBeInTheDocument()
  expect(ownRequests().getByText('Family event')).toBeInTheDocument()
  expect(ownRequests().getByText('21 November 2026')).toBeInTheDocument()
  // The month tells the days, and so does who chooses one of them again.
  await user.click(await screen.findByRole('gridcell', { name: /^Tuesday 24 .*, already requested$/ }))
  expect(screen.getByText('24–26 November · already requested')).toBeInTheDocument()
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
  expect(message()).toHaveAccessibleDescription(/^Message is required/)
  await waitFor(() => expect(day(/^Saturday 21 November/)).toHaveFocus())
  await user.click(day(/^Tuesday 24/))
  expect(screen.getByRole('grid')).not.toHaveAccessibleDescription()
  await send(user)
  await waitFor(() => expect(message()).toHaveFocus())
  expect(received).toEqual([])
})

it('counts holidays out, names them, and tells what the balance pays', async () => {
  const { user, store } = await openOffDays()
  act(() => void store.dispatch(daysChosen(['2026-11-06', '2026-11-07', '2026-11-08', '2026-11-09'])))
  expect(await screen.findByText('1 working day · 6 November')).toBeInTheDocument()
  // Annual leave is in calendar days: its weekends count.
  expect(screen.queryByText('Not counted: 7 November, weekend')).not.toBeInTheDocument()
  expect(
    await screen.findByText(/^2 calendar days from your balance: \d+ left, \d+ after approval$/),
  ).toBeInTheDocument()
  expect(screen.getByText(/^Not counted: 9 November, .*Flag/)).toBeInTheDocument()
  expect(day(/^Monday 9 November 2026, public holiday: .*Flag/)).toHaveAttribute('aria-selected', 'true')
  await user.click(screen.getByRole('button', { name: 'Remove Friday 6 November 2026' }))
  expect(screen.getByText('None of the chosen days is a working day.')).toBeInTheDocument()
})

it('names the hours of a part of the day in the summary', async () => {
  const { store } = await openOffDays()
  act(() => void store.dispatch(daysChosen(['2026-11-24'])))
  act(() => void store.dispatch(timeSwitched(true)))
  act(() => void store.dispatch(endTyped('13:00')))
  expect(await screen.findByText('09:00–13:00 · 24 November')).toBeInTheDocument()
  act(() => void store.dispatch(endTyped('18:00')))
  expect(await screen.findByText('1 working day · 24 November')).toBeInTheDocument()
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
  ['AZ', '3 iş günü · 24–26 noyabr', '24 noyabr 2026, çərşənbə axşamı'],
  ['RU', '3 рабочих дня · 24–26 ноября', 'вторник, 24 ноября 2026'],
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
  const name = 'Thursday 12 November 2026, public holiday: Constitution Day, no extra day off, in the past'
  await user.click(await screen.findByRole('gridcell', { name }))
  expect(screen.getByText('1 working day · 12 November')).toBeInTheDocument()
  expect(screen.getByText('12 November · Constitution Day, no extra day off')).toBeInTheDocument()
})
