import { staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { answeredSuggestion, receivedSuggestion } from '@atrium/contract/suggestions/samples'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { clearStaffValues } from '#hooks/useTabState.ts'
import { signedOut } from '#slices/authSlice.ts'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()

const [signedInAs] = staffSamples.map(staffUserSample) as [ReturnType<typeof staffUserSample>]

beforeEach(() => {
  window.sessionStorage.clear()
  // What lives as long as the page.
  clearStaffValues()
})

async function open(language: 'AZ' | 'EN' | 'RU' = 'EN') {
  const view = await renderRoute('/staff/suggestion', { signedInAs, language })
  await screen.findByRole('heading', { level: 1 })
  return view
}

const part = (name: string) => within(screen.getByRole('region', { name }))

const textBox = () => screen.getByRole('textbox', { name: 'Your text' })
const anonymous = () => screen.getByRole('switch', { name: 'Send anonymously' })
const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Send' }))

/** What arrives at the server, and what it might say. */
function receive(answer: () => Response) {
  const received: unknown[] = []
  server.use(
    http.post('*/api/v1/suggestions/', async ({ request }) => {
      received.push(await request.json())
      return answer() as HttpResponse<string>
    }),
  )
  return received
}

const keptDrafts = () => Object.keys(window.sessionStorage).filter((key) => key.includes('suggestion'))

it('sends anonymously by default, and shows the code until another one is written', async () => {
  const received = receive(() => HttpResponse.json({ code: '7KQ2-M9PX-4TDW' }))
  const { user, store } = await open()
  expect(screen.getByRole('heading', { level: 1, name: 'Suggestions & Complaints' })).toBeInTheDocument()
  expect(anonymous()).toBeChecked()
  expect(anonymous()).toHaveAccessibleDescription(/don’t keep your name/)
  await user.type(textBox(), '  A second screen.  ')
  await send(user)
  const panel = within(await screen.findByRole('region', { name: 'Your text was sent' }))
  expect(panel.getByText('7KQ2-M9PX-4TDW')).toBeInTheDocument()
  expect(panel.getByText(/only this once/)).toBeInTheDocument()
  expect(received).toEqual([{ text: 'A second screen.', isAnonymous: true, key: expect.any(String) }])
  expect(screen.queryByRole('textbox', { name: 'Your text' })).not.toBeInTheDocument()
  // Neither storage nor the cache keeps the code.
  expect(keptDrafts()).toEqual([])
  await waitFor(() => expect(JSON.stringify(store.getState())).not.toContain('7KQ2'))

  await user.click(panel.getByRole('button', { name: 'Write another' }))
  expect(textBox()).toHaveValue('')
  expect(textBox()).toHaveFocus()
  expect(anonymous()).toBeChecked()
  expect(screen.queryByText('7KQ2-M9PX-4TDW')).not.toBeInTheDocument()
})

it('a suggestion with a name is sent, and appears among the person’s suggestions', async () => {
  const { user } = await open()
  expect(await screen.findByText('You haven’t sent any with your name yet.')).toBeInTheDocument()
  await user.type(textBox(), 'A lamp.')
  await user.click(anonymous())
  expect(anonymous()).toHaveAccessibleDescription(/your name and the day/)
  await send(user)
  expect(await screen.findByText(/appear under “Your suggestions”/)).toBeInTheDocument()
  const own = part('Your suggestions')
  expect(await own.findByText('A lamp.')).toBeInTheDocument()
  expect(own.getByText('Received')).toBeInTheDocument()
  expect(own.getByText('Received on 21 November 2026')).toBeInTheDocument()
  expect(own.getByText('No answer yet.')).toBeInTheDocument()
})

it('refuses to send nothing, or blanks', async () => {
  const received = receive(() => HttpResponse.json({ code: 'X' }))
  const { user } = await open()
  await user.type(textBox(), '   ')
  await send(user)
  await waitFor(() => expect(textBox()).toHaveFocus())
  expect(textBox()).toHaveAccessibleDescription(/Write your suggestion first/)
  expect(received).toEqual([])
})

it.each([
  ['500', () => HttpResponse.json({}, { status: 500 }), /We couldn’t send this/],
  ['429', () => HttpResponse.json({}, { status: 429 }), /Too many texts/],
  ['no connection', () => HttpResponse.error(), /couldn’t reach the server/],
])('after %s everything stays, and it can be sent again', async (_what, answer, texts) => {
  let isDown = true
  const received = receive(() => (isDown ? answer() : HttpResponse.json({ code: 'AAAA-BBBB-CCCC' })))
  const { user } = await open()
  await user.type(textBox(), 'A lamp.')
  await user.click(anonymous())
  await send(user)
  const failure = await part('Write to us').findByRole('alert')
  expect(failure).toHaveTextContent('Your text wasn’t sent')
  expect(failure).toHaveTextContent(texts)
  expect(textBox()).toHaveValue('A lamp.')
  expect(anonymous()).not.toBeChecked()
  isDown = false
  await send(user)
  expect(await screen.findByText('AAAA-BBBB-CCCC')).toBeInTheDocument()
  // The same key: had the first one arrived, it would be kept once.
  expect(received).toHaveLength(2)
  expect(received[1]).toEqual(received[0])
})

it('sends another text as another suggestion', async () => {
  const received = receive(() => HttpResponse.json({}, { status: 500 }))
  const { user } = await open()
  await user.type(textBox(), 'A lamp.')
  await send(user)
  await part('Write to us').findByRole('alert')
  await user.type(textBox(), ' A bright one.')
  await send(user)
  await waitFor(() => expect(received).toHaveLength(2))
  const [first, second] = received as { key: string }[]
  expect(second?.key).not.toBe(first?.key)
})

it('keeps everything when the session ends in the middle', async () => {
  receive(() => HttpResponse.json({ message: 'Sign in.' }, { status: 401 }))
  const { user, store } = await open()
  await user.type(textBox(), 'A lamp.')
  await send(user)
  await waitFor(() => expect(store.getState().auth.isExpired).toBe(true))
  expect(document.querySelector('textarea')).toHaveValue('A lamp.')
  expect(keptDrafts()).toHaveLength(1)
})

it('keeps a draft through a reload, and forgets it with the person', async () => {
  const first = await open()
  await first.user.type(textBox(), 'Half a thought')
  await first.user.click(anonymous())
  first.unmount()
  const { store } = await open()
  expect(textBox()).toHaveValue('Half a thought')
  expect(anonymous()).not.toBeChecked()
  act(() => void store.dispatch(signedOut()))
  await waitFor(() => expect(keptDrafts()).toEqual([]))
})

it('looks a suggestion up by its code, typed as one likes', async () => {
  const { user, store } = await open()
  const ask = part('Check a suggestion')
  await user.type(ask.getByRole('textbox', { name: 'Code' }), ' answ ered 4yes')
  await user.click(ask.getByRole('button', { name: 'Look it up' }))
  expect(await ask.findByText('Answered')).toBeInTheDocument()
  expect(ask.getByText('Received in October 2026')).toBeInTheDocument()
  expect(ask.getByText(answeredSuggestion.status.text)).toBeInTheDocument()
  expect(JSON.stringify(store.getState())).not.toContain(answeredSuggestion.status.text)
  expect(ask.getByText(/Twelve screens are ordered/)).toBeInTheDocument()

  await user.clear(ask.getByRole('textbox', { name: 'Code' }))
  await user.type(ask.getByRole('textbox', { name: 'Code' }), receivedSuggestion.code)
  await user.click(ask.getByRole('button', { name: 'Look it up' }))
  expect(await ask.findByText('No answer yet.')).toBeInTheDocument()
  expect(ask.queryByText(/Twelve screens/)).not.toBeInTheDocument()
})

it('adds words by the code, below the text', async () => {
  const { user } = await open()
  const ask = part('Check a suggestion')
  await user.type(ask.getByRole('textbox', { name: 'Code' }), receivedSuggestion.code)
  await user.click(ask.getByRole('button', { name: 'Look it up' }))
  const words = await ask.findByRole('textbox', { name: 'Add details' })
  await user.click(ask.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(words).toHaveAccessibleDescription(/Message is required/))
  await user.type(words, 'A bell too.')
  await user.click(ask.getByRole('button', { name: 'Add' }))
  expect(await ask.findByText('Added by the sender')).toBeInTheDocument()
  expect(ask.getByText('A bell too.')).toBeInTheDocument()
  await waitFor(() => expect(words).toHaveValue(''))
})

it('the form says that a code is unknown, or which failure prevented the call', async () => {
  const { user } = await open()
  const ask = part('Check a suggestion')
  const code = ask.getByRole('textbox', { name: 'Code' })
  await user.type(code, 'AAAA-AAAA-AAAA')
  await user.click(ask.getByRole('button', { name: 'Look it up' }))
  await waitFor(() => expect(code).toHaveAccessibleDescription(/There is no suggestion with this code/))
  server.use(http.post('*/api/v1/suggestions/status/', () => HttpResponse.error()))
  await user.click(ask.getByRole('button', { name: 'Look it up' }))
  expect(await ask.findByRole('alert')).toHaveTextContent('We couldn’t look it up')
  expect(code).toHaveValue('AAAA-AAAA-AAAA')
})

it('a message says that the own suggestions did not load, and Retry loads them', async () => {
  server.use(http.get('*/api/v1/suggestions/', () => HttpResponse.error(), { once: true }))
  const { user } = await open()
  const own = part('Your suggestions')
  expect(await own.findByRole('alert')).toHaveTextContent('didn’t load')
  await user.click(own.getByRole('button', { name: 'Try again' }))
  expect(await own.findByText(/haven’t sent any with your name/)).toBeInTheDocument()
})

it('speaks Russian with its own months', async () => {
  const { user } = await open('RU')
  const ask = part('Статус предложения')
  await user.type(ask.getByRole('textbox', { name: 'Код' }), answeredSuggestion.code)
  await user.click(ask.getByRole('button', { name: 'Узнать статус' }))
  expect(await ask.findByText('Получено: октябрь 2026')).toBeInTheDocument()
  expect(screen.getByText('Осталось 5000 знаков')).toBeInTheDocument()
})
