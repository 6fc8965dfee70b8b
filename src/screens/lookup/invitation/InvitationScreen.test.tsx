import { invitationSample } from '@atrium/contract/meetings/samples'
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'
import { travelTo } from '#testing/travelTo.ts'

const server = mockNetwork()

beforeEach(() => travelTo('Asia/Baku'))

const address = '/invitation/sample-invitation-token'
const call = '*/api/v1/invitations/:token/'

const answers = () => within(screen.getByRole('group', { name: 'Will you come?' }))
const pressed = () => answers().queryByRole('button', { pressed: true })?.textContent

it('shows the meeting without a sign-in, and answers nothing when it is opened', async () => {
  const calls: string[] = []
  server.events.on('request:start', ({ request }) => calls.push(request.method))
  await renderRoute(address)
  expect(await screen.findByRole('heading', { level: 1, name: invitationSample.title })).toBeInTheDocument()
  const facts = screen.getAllByRole('definition').map((fact) => fact.textContent)
  expect(facts).toEqual([
    'Tuesday 24 November 2026, 10:00–11:00 (Baku time)',
    'Göygöl',
    'Leyla Əliyeva',
    'Ann Taylor',
  ])
  expect(screen.getByText(/^Please bring the figures of October/)).toBeInTheDocument()
  expect(pressed()).toBeUndefined()
  expect(new Set(calls)).toEqual(new Set(['GET']))
  // The browser's history does not tell what the meeting is about.
  expect(document.title).toBe('Invitation · Caspora')
  expect(screen.getByRole('link', { name: 'Download for your calendar (.ics)' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/api\/v1\/invitations\/sample-invitation-token\/meeting\.ics$/),
  )
})

it('gives the time by the reader’s clock beside the company’s', async () => {
  travelTo('America/New_York')
  await renderRoute(address)
  const label = await screen.findByText('In your time zone')
  expect(label.nextElementSibling).toHaveTextContent('01:00–02:00 (UTC−5)')
})

it('shows the meeting of a series that a browser without JavaScript has just answered, with the answer', async () => {
  server.use(
    http.get(call, ({ request }) => {
      const occurrence = new URL(request.url).searchParams.get('day') ?? undefined
      return HttpResponse.json({
        ...invitationSample,
        occurrence,
        answer: occurrence ? 'declined' : 'accepted',
      })
    }),
  )
  await renderRoute(`${address}?sent=answer&day=2026-12-01`)
  expect(await screen.findByText('You have declined.')).toBeInTheDocument()
  expect(screen.getByText(/^Only this meeting of the series has changed/)).toBeInTheDocument()
})

it('says that a meeting is over, and offers no answer', async () => {
  server.use(http.get(call, () => HttpResponse.json({ ...invitationSample, isOver: true })))
  await renderRoute(address)
  expect(await screen.findByText('This meeting is over.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument()
})

it('answers by its buttons, shows the answer, and lets it be changed', async () => {
  const { user } = await renderRoute(address)
  await user.click(await screen.findByRole('button', { name: 'Accept' }))
  expect(await screen.findByText('You have accepted.')).toBeInTheDocument()
  expect(pressed()).toBe('Accept')
  await user.click(answers().getByRole('button', { name: 'Decline' }))
  expect(await screen.findByText('You have declined.')).toBeInTheDocument()
  expect(pressed()).toBe('Decline')
})

it('says that an answer was not sent, and that the meeting has changed meanwhile', async () => {
  const moved = { ...invitationSample, start: '15:00', end: '16:00', sequence: 1 }
  server.use(
    http.put(call, () => HttpResponse.error(), { once: true }),
    http.put(call, () => HttpResponse.json(moved), { once: true }),
  )
  const { user } = await renderRoute(address)
  await user.click(await screen.findByRole('button', { name: 'Maybe' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Your reply wasn’t sent')
  await user.click(answers().getByRole('button', { name: 'Maybe' }))
  expect(await screen.findByText('The meeting has changed')).toBeInTheDocument()
  expect(await screen.findByText(/15:00–16:00/)).toBeInTheDocument()
  expect(pressed()).toBeUndefined()
})

it('says plainly that a meeting was cancelled', async () => {
  const nothing = { title: '', day: '', start: '', end: '', notes: '', roomname: undefined }
  server.use(http.get(call, () => HttpResponse.json({ ...invitationSample, ...nothing, isCancelled: true })))
  await renderRoute(address)
  expect(
    await screen.findByRole('heading', { name: 'This invitation is no longer valid' }),
  ).toBeInTheDocument()
  expect(screen.getByText(/The organiser was Leyla Əliyeva\.$/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument()
})

it('says plainly that a link does not work', async () => {
  await renderRoute('/invitation/unknown-invitation-token')
  expect(await screen.findByRole('alert')).toHaveTextContent('This link doesn’t work')
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toBeInTheDocument()
})
