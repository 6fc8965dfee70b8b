import { getProfile } from '@atrium/contract/accounts'
import { profileSample, staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { listInbox } from '@atrium/contract/suggestions'
import { inboxSample } from '@atrium/contract/suggestions/samples'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()

const [leyla] = staffSamples
const [named, anonymous] = inboxSample
if (!leyla || !named || !anonymous) throw new Error('There are samples.')

beforeEach(() => window.sessionStorage.clear())

const open = (path = '/staff/desk/suggestions') => {
  const profile = { ...profileSample(leyla, 'EN'), permissions: ['suggestions.answer'] }
  server.use(http.get(`*${getProfile.path}`, () => HttpResponse.json(profile)))
  return renderRoute(path, { signedInAs: staffUserSample(leyla), language: 'EN' })
}

it('lists them with day or month and sender, filters by state, and opens one', async () => {
  const { user } = await open()
  expect(
    await screen.findByRole('row', { name: /Could the news.*18 November 2026.*Leyla/ }),
  ).toHaveTextContent('sender added details')
  expect(screen.getByRole('row', { name: /The meeting room/ })).toHaveTextContent(/November 2026anonymous/)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Answered')
  expect(await screen.findByText('1–1 of 1')).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: /second screen/ }))
  expect(await screen.findByRole('heading', { name: 'From: anonymous' })).toBeInTheDocument()
  expect(screen.getByText('Received in October 2026')).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Answer' })).toHaveAccessibleDescription(
    /No notification is sent/,
  )
  expect(screen.getByRole('link', { name: 'All suggestions' })).toHaveAttribute(
    'href',
    expect.stringContaining('state'),
  )
})

it('answers one below the words of its sender', async () => {
  const { user } = await open(`/staff/desk/suggestions?open=${named.id}`)
  const answer = await screen.findByRole('textbox', { name: 'Answer' })
  expect(screen.getByText(/Questions about holidays/)).toBeInTheDocument()
  await user.type(answer, 'It comes in May.')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Answered')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const card = within(screen.getByRole('region', { name: 'From: Leyla Əliyeva' }))
  expect(await card.findByText('It comes in May.')).toBeInTheDocument()
  expect(card.getByText('Answered')).toBeInTheDocument()
})

it('the form keeps its input when another reader has saved first, and shows the newer answer', async () => {
  const { user } = await open(`/staff/desk/suggestions?open=${anonymous.id}`)
  const answer = await screen.findByRole('textbox', { name: 'Answer' })
  await user.type(answer, 'Mine')
  const theirs = { isAnswer: true, text: 'Theirs', writtenOn: '2026-11-01' }
  const newer = { ...anonymous, state: 'answered', answer: 'Theirs', messages: [theirs], version: 'b2' }
  server.use(
    http.get(`*${listInbox.path}`, () => HttpResponse.json([newer])),
    http.put(`*${listInbox.path}:id/`, () => HttpResponse.json({ message: 'Changed.' }, { status: 409 })),
  )
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Theirs')).toBeInTheDocument()
  expect(await screen.findByText(/The new version is above/)).toBeInTheDocument()
  await waitFor(() => expect(answer).toHaveValue('Mine'))
})
