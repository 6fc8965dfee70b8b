import type { AccountSession } from '@atrium/contract/accounts'
import { staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()

const [person] = staffSamples
if (!person) throw new Error('The samples lack a person.')
const signedInAs = staffUserSample(person)
const address = '/staff/profile/security'

const session = (id: number, changes: Partial<AccountSession> = {}): AccountSession => ({
  id,
  browser: 'Chrome',
  system: 'Windows',
  createdAt: '2026-01-15T08:00:00.000Z',
  lastSeenAt: '2026-01-16T09:00:00.000Z',
  isCurrent: false,
  ...changes,
})

/** A server that remembers what has ended; gives the paths that were called. */
function remember(...initial: AccountSession[]) {
  let known = initial
  const calls: string[] = []
  server.use(
    http.get('*/api/v1/me/sessions/', () => HttpResponse.json(known)),
    http.delete('*/api/v1/me/sessions/:id/', ({ params, request }) => {
      calls.push(new URL(request.url).pathname)
      known = known.filter(({ id }) => String(id) !== params.id)
      return new HttpResponse(null, { status: 204 })
    }),
    http.delete('*/api/v1/me/sessions/', ({ request }) => {
      calls.push(new URL(request.url).pathname)
      known = known.filter(({ isCurrent }) => isCurrent)
      return new HttpResponse(null, { status: 204 })
    }),
  )
  return calls
}

const here = session(1, { isCurrent: true })
const phone = session(2, { browser: 'Safari', system: 'iOS' })
const unknown = session(3, { browser: '', system: '' })

const region = async () => within(await screen.findByRole('region', { name: 'Where you are signed in' }))
const rows = async () => (await region()).findAllByRole('listitem')

it('names the browsers, this one marked', async () => {
  remember(here, phone, unknown)
  await renderRoute(address, { signedInAs })
  const [first, second, third] = await rows()
  expect(first).toHaveTextContent(
    'Chrome on WindowsThis browserIn use now · Signed in on 15 January 2026 at 12:00',
  )
  expect(second).toHaveTextContent('Safari on iOSLast seen on 16 January 2026 at 13:00')
  expect(third).toHaveTextContent(/^Unknown browserLast seen/)
  expect(within(first as HTMLElement).queryByRole('button')).not.toBeInTheDocument()
})

it('ends one session: it leaves the list, a toast and the page say so, the focus goes to the heading', async () => {
  const calls = remember(here, phone, unknown)
  const { user } = await renderRoute(address, { signedInAs })
  await user.click(await (await region()).findByRole('button', { name: /^End the session: Safari on iOS\./ }))
  await waitFor(async () => expect(await rows()).toHaveLength(2))
  expect(calls).toEqual(['/api/v1/me/sessions/2/'])
  expect(screen.getByRole('heading', { name: 'Where you are signed in' })).toHaveFocus()
  await waitFor(() => expect(screen.getAllByText('The session has ended: Safari on iOS')).toHaveLength(2))
})

it('ends all the others, and then has nothing left to end', async () => {
  const calls = remember(here, phone, unknown)
  const { user } = await renderRoute(address, { signedInAs })
  await user.click(await (await region()).findByRole('button', { name: 'End all other sessions' }))
  await waitFor(async () => expect(await rows()).toHaveLength(1))
  expect(calls).toEqual(['/api/v1/me/sessions/'])
  expect((await region()).queryByRole('button')).not.toBeInTheDocument()
  expect((await region()).getByText('All other sessions have ended')).toBeInTheDocument()
})

it('takes a session that is over already for ended', async () => {
  remember(here, phone)
  server.use(
    http.delete('*/api/v1/me/sessions/:id/', () => HttpResponse.json({ message: 'x' }, { status: 404 })),
    http.get('*/api/v1/me/sessions/', () => HttpResponse.json([here, phone]), { once: true }),
    http.get('*/api/v1/me/sessions/', () => HttpResponse.json([here])),
  )
  const { user } = await renderRoute(address, { signedInAs })
  await user.click(await (await region()).findByRole('button', { name: /^End the session: Safari on iOS\./ }))
  await waitFor(async () => expect(await rows()).toHaveLength(1))
  expect((await region()).getByText('The session has ended: Safari on iOS')).toBeInTheDocument()
  expect((await region()).queryByRole('alert')).not.toBeInTheDocument()
})

it('says why a session could not be ended; it stays, and so does its button', async () => {
  remember(here, phone)
  server.use(http.delete('*/api/v1/me/sessions/:id/', () => HttpResponse.error(), { once: true }))
  const { user } = await renderRoute(address, { signedInAs })
  const end = await (await region()).findByRole('button', { name: /^End the session: Safari on iOS\./ })
  await user.click(end)
  const failure = await (await region()).findByRole('alert')
  expect(failure).toHaveTextContent('The session wasn’t ended')
  expect(failure).toHaveTextContent('We couldn’t reach the server')
  await user.click(await (await region()).findByRole('button', { name: /^End the session: Safari on iOS\./ }))
  await waitFor(async () => expect(await rows()).toHaveLength(1))
  expect((await region()).queryByRole('alert')).not.toBeInTheDocument()
})

it('a message says that the sessions did not load, and Retry loads them; the form stays usable', async () => {
  remember(here)
  server.use(http.get('*/api/v1/me/sessions/', () => HttpResponse.error(), { once: true }))
  const { user } = await renderRoute(address, { signedInAs })
  expect(await (await region()).findByRole('alert')).toHaveTextContent('Your sessions didn’t load')
  expect(screen.getByLabelText('Current password')).toBeInTheDocument()
  await user.click((await region()).getByRole('button', { name: 'Try again' }))
  expect(await rows()).toHaveLength(1)
})

it('says so when no session is known', async () => {
  remember()
  await renderRoute(address, { signedInAs })
  expect(await (await region()).findByText('No sessions found')).toBeInTheDocument()
})

it('shows only this browser after the password has been changed', async () => {
  remember(here, phone)
  const { user } = await renderRoute(address, { signedInAs })
  expect(await rows()).toHaveLength(2)
  remember(here)
  await user.type(screen.getByLabelText('Current password'), 'plan-on-time-2026')
  await user.type(screen.getByLabelText('Set a new password'), 'rows-and-bars-1987')
  await user.type(screen.getByLabelText('Password again'), 'rows-and-bars-1987')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(async () => expect(await rows()).toHaveLength(1))
})
