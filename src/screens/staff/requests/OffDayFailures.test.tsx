import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { constants } from '#config/constants.ts'
import { mockNetwork } from '#testing/mockNetwork.ts'
import {
  day,
  fillRequest,
  message,
  onSampleDay,
  openOffDays,
  ownRequests,
  receiveRequests,
  send,
} from '#testing/offDays.ts'

const server = mockNetwork()
onSampleDay()

it.each([
  ['', '18:00', 'Start', 'Write the time like 09:30'],
  ['noon', '18:00', 'Start', 'Write the time like 09:30'],
  ['09:00', '9', 'End', 'The end must be after the start'],
  ['13:00', '12:59', 'End', 'The end must be after the start'],
])('refuses the time from %p until %p', async (start, end, name, texts) => {
  const received = receiveRequests()
  const { user } = await openOffDays()
  await fillRequest(user)
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
  expect(field).toHaveAccessibleDescription(texts)
  expect(received).toEqual([])
})

it('keeps everything when the session ends in the middle', async () => {
  receiveRequests(() => HttpResponse.json({ message: 'Sign in.' }, { status: 401 }))
  const { user, store } = await openOffDays()
  await fillRequest(user)
  await send(user)
  await waitFor(() => expect(store.getState().auth.isExpired).toBe(true))
  expect(store.getState().offDay).toMatchObject({ message: 'Family event', days: { length: 3 } })
})

it('works without the holidays, says that they are not counted out, and loads them again', async () => {
  server.use(http.get('*/api/v2/holidays', () => HttpResponse.error(), { once: true }))
  const { user } = await openOffDays()
  expect(await screen.findByText(/holidays didn’t load/)).toBeInTheDocument()
  expect(day(/^Monday 9 November 2026, in the past$/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(
    await screen.findByRole('gridcell', { name: /^Monday 9 November 2026, public holiday/ }),
  ).toBeInTheDocument()
})

it.each([
  ['when the network returns', () => window.dispatchEvent(new Event('online'))],
  ['after a while', () => jest.advanceTimersByTime(15_000)],
])('loads holidays that had failed %s', async (_when, wait) => {
  server.use(http.get('*/api/v2/holidays', () => HttpResponse.error(), { once: true }))
  await openOffDays()
  expect(await screen.findByText(/holidays didn’t load/)).toBeInTheDocument()
  act(() => void wait())
  await waitFor(() => expect(day(/^Monday 9 November 2026, public holiday/)).toBeInTheDocument())
  expect(screen.queryByText(/holidays didn’t load/)).not.toBeInTheDocument()
})

it('takes a request back, as its sender may; a failed try says so and can be repeated', async () => {
  const { user } = await openOffDays()
  await fillRequest(user)
  await send(user)
  const cancel = await ownRequests().findByRole('button', {
    name: 'Cancel the request for 24–26 November',
  })
  server.use(http.put('*/api/v1/off-days/:id/cancel/', () => HttpResponse.error(), { once: true }))
  await user.click(cancel)
  const question = within(
    await screen.findByRole('dialog', { name: 'Cancel the request for 24–26 November?' }),
  )
  expect(question.getByText('The person who decides is notified at once.')).toBeInTheDocument()
  const confirm = question.getByRole('button', { name: 'Cancel the request' })
  await user.click(confirm)
  expect(await question.findByRole('alert')).toHaveTextContent(/wasn’t cancelled.*Check the connection/)
  await user.click(confirm)
  expect(await ownRequests().findByText('Cancelled')).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(ownRequests().queryByRole('button')).not.toBeInTheDocument()
  // The explanation of how to cancel does not apply any more.
  expect(screen.queryByText(/can cancel it there/)).not.toBeInTheDocument()
})

it('a message says that the own requests did not load, and Retry loads them', async () => {
  server.use(http.get('*/api/v1/off-days/', () => HttpResponse.error(), { once: true }))
  const { user } = await openOffDays()
  expect(await ownRequests().findByRole('alert')).toHaveTextContent('didn’t load')
  await user.click(ownRequests().getByRole('button', { name: 'Try again' }))
  expect(await ownRequests().findByText('You haven’t sent any requests yet.')).toBeInTheDocument()
})

it('does not say that a request was not sent when it may have arrived', async () => {
  receiveRequests(() => new Promise<never>(() => undefined))
  const { user } = await openOffDays()
  await fillRequest(user)
  await send(user)
  await act(() => jest.advanceTimersByTimeAsync(constants.calls.answerMs))
  // In the page and in the toast.
  const said = () => screen.getAllByText('We don’t know whether your request arrived')
  await waitFor(() => expect(said()).toHaveLength(2))
  expect(screen.getByText(/may still have gone through/)).toBeInTheDocument()
  expect(screen.queryByText(/Failed to send request/)).not.toBeInTheDocument()
  expect(message()).toHaveValue('Family event')
})

it.each([
  ['500', () => HttpResponse.json({}, { status: 500 }), /We couldn’t send this/],
  ['429', () => HttpResponse.json({}, { status: 429 }), /Too many requests/],
  [
    '451',
    () => HttpResponse.text('', { status: 451 }),
    /browser controlled by a program.*people@caspora\.example/,
  ],
  ['403', () => HttpResponse.text('Forbidden', { status: 403 }), /from your email address aren’t accepted/],
  ['no connection', () => HttpResponse.error(), /couldn’t reach the server/],
  ['a page in place of an answer', () => HttpResponse.html('<!doctype html>'), /We couldn’t send this/],
  [
    'a refused field',
    () => HttpResponse.json({ message: 'No.', errors: { message: 'messageTooLong' } }, { status: 400 }),
    /Check the marked fields/,
  ],
])(
  'after %s nothing is lost, no success is shown, and it can be sent again',
  async (_what, answer, texts) => {
    let isDown = true
    const received = receiveRequests(() => (isDown ? answer() : HttpResponse.text('OK')))
    const { user } = await openOffDays()
    await fillRequest(user)
    await send(user)
    // In the page and in the toast.
    await waitFor(() =>
      expect(screen.getAllByText('Failed to send request. Please try again.')).toHaveLength(2),
    )
    const failure = screen.getByText(texts)
    expect(failure.closest('[role=alert]')).toHaveTextContent('Failed to send request. Please try again.')
    expect(screen.queryByText('Request sent successfully')).not.toBeInTheDocument()
    expect(message()).toHaveValue('Family event')
    expect(document.querySelectorAll('[aria-selected=true]')).toHaveLength(3)
    expect(screen.getByRole('textbox', { name: 'Start' })).toHaveValue('09:00')
    isDown = false
    await send(user)
    expect(await screen.findByText(/You will find it below/)).toBeInTheDocument()
    expect(received).toHaveLength(2)
  },
)

it('takes the note about the marked fields away once a field is changed', async () => {
  receiveRequests(() =>
    HttpResponse.json({ message: 'No.', errors: { message: 'messageTooLong' } }, { status: 400 }),
  )
  const { user } = await openOffDays()
  await fillRequest(user)
  await send(user)
  expect(await screen.findByText(/Check the marked fields/)).toBeInTheDocument()
  await user.type(message(), ' soon')
  expect(message()).toBeValid()
  expect(screen.queryByText(/Check the marked fields/)).not.toBeInTheDocument()
})

it('says only that the list may be old when the server fails after an empty answer', async () => {
  await openOffDays()
  const nothing = 'You haven’t sent any requests yet.'
  expect(await ownRequests().findByText(nothing)).toBeInTheDocument()
  server.use(http.get('*/api/v1/off-days/', () => new HttpResponse(undefined, { status: 503 })))
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await ownRequests().findByText(/^Your requests are as of/)).toBeInTheDocument()
  expect(ownRequests().queryByText(nothing)).not.toBeInTheDocument()
})
