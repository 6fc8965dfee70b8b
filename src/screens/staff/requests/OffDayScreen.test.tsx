import { staffSamples, staffUserSample } from '@atrium/contract/samples'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { signedIn } from '#slices/authSlice.ts'
import { daysChosen, messageTyped } from '#slices/offDaySlice.ts'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()

const [leyla, rauf] = staffSamples.map(staffUserSample) as [
  ReturnType<typeof staffUserSample>,
  ReturnType<typeof staffUserSample>,
]

beforeEach(() => {
  window.sessionStorage.clear()
  jest.useFakeTimers({ now: new Date('2026-11-21T09:00:00Z'), doNotFake: [...realTimers] })
})
afterEach(() => jest.useRealTimers())

/** Only the date stands still. */
const realTimers = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'queueMicrotask',
  'nextTick',
  'performance',
  'requestIdleCallback',
  'cancelIdleCallback',
  'hrtime',
] as const

async function open(language: 'AZ' | 'EN' | 'RU' = 'EN') {
  const view = await renderRoute('/staff/requests', { signedInAs: leyla, language })
  await screen.findByRole('grid')
  return view
}

const day = (name: RegExp) => screen.getByRole('gridcell', { name })
const message = () => screen.getByRole('textbox', { name: 'Message' })
const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Send' }))

/** Chooses three days and writes why. */
async function fill(user: UserEvent) {
  await user.click(day(/^Tuesday 24 November 2026/))
  await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
  await user.type(message(), 'Family event')
}

/** What arrives at the e-mail service, and what it says. */
function receive(answer: () => Response | Promise<Response> = () => HttpResponse.text('OK')) {
  const received: unknown[] = []
  server.use(
    http.post('*/api/v1.0/email/send', async ({ request }) => {
      received.push(await request.json())
      return (await answer()) as HttpResponse<string>
    }),
  )
  return received
}

const own = () => within(screen.getByRole('region', { name: 'My requests' }))

it('sends the days, the time and the message in the parameters of the template', async () => {
  const received = receive()
  const { user } = await open()
  await fill(user)
  expect(screen.getByText('3 working days · 24, 25, 26 November')).toBeInTheDocument()
  await user.clear(screen.getByRole('textbox', { name: 'End' }))
  await user.type(screen.getByRole('textbox', { name: 'End' }), '13')
  await send(user)
  expect(await screen.findByText(/It stands below/)).toBeInTheDocument()
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
  const { user } = await open()
  expect(await own().findByText('You have sent no request yet.')).toBeInTheDocument()
  await fill(user)
  await user.click(screen.getByRole('switch', { name: 'Add Time' }))
  await send(user)
  expect((await screen.findAllByText('Request sent successfully')).length).toBeGreaterThan(0)
  await waitFor(() => expect(message()).toHaveValue(''))
  expect(screen.queryByRole('list', { name: 'Chosen days' })).not.toBeInTheDocument()
  expect(await own().findByText('24, 25, 26 November · whole days')).toBeInTheDocument()
  expect(own().getByText('Family event')).toBeInTheDocument()
  expect(own().getByText('21 November 2026')).toBeInTheDocument()
})

it('is disabled and reads “Sending...” while it is being sent', async () => {
  let answer: (reply: Response) => void = () => undefined
  receive(() => new Promise((resolve) => (answer = resolve)))
  const { user } = await open()
  await fill(user)
  await send(user)
  const button = await screen.findByRole('button', { name: 'Sending...' })
  expect(message()).toBeDisabled()
  await user.click(day(/^Friday 27/))
  await user.click(button)
  expect(day(/^Friday 27/)).toHaveAttribute('aria-selected', 'false')
  answer(HttpResponse.text('OK'))
  expect(await screen.findByRole('button', { name: 'Send' })).toBeInTheDocument()
})

it('asks for a date in a toast and beside the calendar, and for a message', async () => {
  const received = receive()
  const { user } = await open()
  await send(user)
  expect(await screen.findAllByText('Please select at least one date.')).toHaveLength(2)
  expect(screen.getByRole('grid')).toHaveAccessibleDescription('Please select at least one date.')
  expect(message()).toHaveAccessibleDescription('Message is required')
  await waitFor(() => expect(day(/^Saturday 21 November/)).toHaveFocus())
  await user.click(day(/^Tuesday 24/))
  expect(screen.getByRole('grid')).not.toHaveAccessibleDescription()
  await send(user)
  await waitFor(() => expect(message()).toHaveFocus())
  expect(received).toEqual([])
})

it.each([
  ['', '18:00', 'Start', 'Write the time like 09:30'],
  ['noon', '18:00', 'Start', 'Write the time like 09:30'],
  ['09:00', '9', 'End', 'The end must be after the start'],
  ['13:00', '12:59', 'End', 'The end must be after the start'],
])('refuses the time from %p until %p', async (start, end, name, words) => {
  const received = receive()
  const { user } = await open()
  await fill(user)
  for (const [label, text] of [
    ['Start', start],
    ['End', end],
  ] as const) {
    await user.clear(screen.getByRole('textbox', { name: label }))
    if (text) await user.type(screen.getByRole('textbox', { name: label }), text)
  }
  await send(user)
  const field = screen.getByRole('textbox', { name })
  await waitFor(() => expect(field).toHaveFocus())
  expect(field).toHaveAccessibleDescription(words)
  expect(received).toEqual([])
})

it.each([
  ['500', () => HttpResponse.json({}, { status: 500 }), /could not take it just now/],
  ['429', () => HttpResponse.json({}, { status: 429 }), /Too many requests/],
  ['451', () => HttpResponse.text('', { status: 451 }), /did not take it from this browser/],
  ['no connection', () => HttpResponse.error(), /could not reach the server/],
  ['a page in place of an answer', () => HttpResponse.html('<!doctype html>'), /could not take it just now/],
  [
    'a refused field',
    () => HttpResponse.json({ message: 'No.', errors: { message: 'messageTooLong' } }, { status: 400 }),
    /Look at what is marked/,
  ],
])(
  'after %s nothing is lost, no success is shown, and it can be sent again',
  async (_what, answer, words) => {
    let isDown = true
    const received = receive(() => (isDown ? answer() : HttpResponse.text('OK')))
    const { user } = await open()
    await fill(user)
    await send(user)
    const failure = await screen.findByText(words)
    expect(failure.closest('[role=alert]')).toHaveTextContent('Failed to send request. Please try again.')
    expect(screen.queryByText('Request sent successfully')).not.toBeInTheDocument()
    expect(message()).toHaveValue('Family event')
    expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(3)
    expect(screen.getByRole('textbox', { name: 'Start' })).toHaveValue('09:00')
    isDown = false
    await send(user)
    expect(await screen.findByText(/It stands below/)).toBeInTheDocument()
    expect(received).toHaveLength(2)
  },
)

it('keeps everything when the session ends in the middle', async () => {
  receive(() => HttpResponse.json({ message: 'Sign in.' }, { status: 401 }))
  const { user, store } = await open()
  await fill(user)
  await send(user)
  await waitFor(() => expect(store.getState().auth.isExpired).toBe(true))
  expect(store.getState().offDay).toMatchObject({ message: 'Family event', days: { length: 3 } })
})

it('counts weekends and holidays out and names them, in the calendar as well', async () => {
  const { user, store } = await open()
  act(() => void store.dispatch(daysChosen(['2026-11-06', '2026-11-07', '2026-11-08', '2026-11-09'])))
  expect(await screen.findByText('1 working day · 6 November')).toBeInTheDocument()
  expect(screen.getByText('Not counted: 7 November, weekend')).toBeInTheDocument()
  expect(screen.getByText(/^Not counted: 9 November, .*Flag/)).toBeInTheDocument()
  expect(day(/^Monday 9 November 2026, holiday: .*Flag/)).toHaveAttribute('aria-selected', 'true')
  await user.click(screen.getByRole('button', { name: 'Remove Friday 6 November 2026' }))
  expect(screen.getByText('There is no working day among the chosen ones.')).toBeInTheDocument()
})

it('works without the holidays, says that they are not counted out, and loads them again', async () => {
  server.use(http.get('*/api/v2/holidays', () => HttpResponse.error(), { once: true }))
  const { user } = await open()
  expect(await screen.findByText(/holidays did not load/)).toBeInTheDocument()
  expect(day(/^Monday 9 November 2026$/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(
    await screen.findByRole('gridcell', { name: /^Monday 9 November 2026, holiday/ }),
  ).toBeInTheDocument()
})

it('takes a request back, as its sender may; a failed try says so and can be repeated', async () => {
  const { user } = await open()
  await fill(user)
  await send(user)
  const cancel = await own().findByRole('button', { name: 'Cancel the request for 24, 25, 26 November' })
  server.use(http.put('*/api/v1/off-days/:id/cancel/', () => HttpResponse.error(), { once: true }))
  await user.click(cancel)
  expect(await own().findByRole('alert')).toHaveTextContent('was not cancelled. Check the connection')
  await user.click(cancel)
  expect(await own().findByText('Cancelled')).toBeInTheDocument()
  expect(own().queryByRole('button')).not.toBeInTheDocument()
})

it('says when one’s own requests did not load, and tries again', async () => {
  server.use(http.get('*/api/v1/off-days/', () => HttpResponse.error(), { once: true }))
  const { user } = await open()
  expect(await own().findByRole('alert')).toHaveTextContent('did not load')
  await user.click(own().getByRole('button', { name: 'Try again' }))
  expect(await own().findByText('You have sent no request yet.')).toBeInTheDocument()
})

it('shows whatever the state holds, and nothing of it to the next person', async () => {
  const { store } = await open()
  act(() => void store.dispatch(daysChosen(['2026-11-24'])))
  act(() => void store.dispatch(messageTyped('Leyla’s own reason')))
  expect(await screen.findByText('1 working day · 24 November')).toBeInTheDocument()
  expect(message()).toHaveValue('Leyla’s own reason')
  act(() => void store.dispatch(signedIn(rauf)))
  await waitFor(() => expect(message()).toHaveValue(''))
  expect(screen.queryByText('1 working day · 24 November')).not.toBeInTheDocument()
})

it.each([
  ['AZ', '3 iş günü · 24, 25, 26 noyabr', '24 noyabr 2026, çərşənbə axşamı'],
  ['RU', '3 рабочих дня · 24, 25, 26 ноября', 'вторник, 24 ноября 2026 г.'],
] as const)('speaks %s', async (language, sentence, name) => {
  const { store } = await open(language)
  act(() => void store.dispatch(daysChosen(['2026-11-24', '2026-11-25', '2026-11-26'])))
  expect(await screen.findByText(sentence)).toBeInTheDocument()
  expect(screen.getByRole('gridcell', { name })).toHaveAttribute('aria-selected', 'true')
})
