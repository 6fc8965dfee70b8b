import { samplePassword, staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()

const [person] = staffSamples
if (!person) throw new Error('The samples lack a person.')
const signedInAs = staffUserSample(person)
const address = '/staff/profile/security'
const newPassword = 'rows-and-bars-1987'

beforeEach(() => {
  window.sessionStorage.clear()
})

const main = () => within(screen.getByRole('main'))
const field = (name: string) => main().getByLabelText(name)

/** Fills the form in and sends it. */
async function change(user: UserEvent, current = samplePassword, password = newPassword, again = password) {
  await user.type(await screen.findByLabelText('Current password'), current)
  await user.type(field('Set a new password'), password)
  await user.type(field('Password again'), again)
  await user.click(main().getByRole('button', { name: 'Save' }))
}

/** Everything that this tab and the store hold. */
const held = (store: { getState: () => unknown }) =>
  JSON.stringify([store.getState(), { ...window.sessionStorage }, { ...window.localStorage }])

it('states the rules before one is broken', async () => {
  await renderRoute(address, { signedInAs })
  expect(await screen.findByRole('heading', { level: 1, name: 'Security' })).toBeInTheDocument()
  expect(field('Set a new password')).toHaveAccessibleDescription(
    /^At least 8 characters, and not a common password/,
  )
  expect(document.title).toBe('Security · Caspora')
})

it('changes the password, empties the fields, says so, and holds it nowhere', async () => {
  const received: unknown[] = []
  server.events.on('request:start', async ({ request }) => {
    if (request.url.endsWith('/me/password/')) received.push(await request.clone().json())
  })
  const { user, store } = await renderRoute(address, { signedInAs })
  await change(user)
  expect(await main().findByText(/Your other sessions have ended/)).toBeInTheDocument()
  await waitFor(() => expect(screen.getAllByText('Your password has been changed')).toHaveLength(2))
  for (const name of ['Current password', 'Set a new password', 'Password again'])
    expect(field(name)).toHaveValue('')
  expect(received).toEqual([{ current: samplePassword, password: newPassword }])
  expect(held(store)).not.toContain(samplePassword)
  expect(held(store)).not.toContain(newPassword)
  server.events.removeAllListeners()
})

it('the form validates before it sends: missing, short and different passwords', async () => {
  const { user } = await renderRoute(address, { signedInAs })
  await change(user, samplePassword, 'seven77', 'another one')
  await waitFor(() => expect(field('Set a new password')).toHaveFocus())
  expect(field('Set a new password')).toHaveAccessibleDescription(/^Use at least 8 characters/)
  expect(field('Password again')).toHaveAccessibleDescription('The two passwords differ')
  await user.clear(field('Password again'))
  expect(field('Password again')).toHaveAccessibleDescription('Enter the new password again')
})

it.each([
  ['the present one is wrong', 'not it', newPassword, 'Current password', 'This isn’t your current password'],
  ['the new one is common', samplePassword, 'password1', 'Set a new password', /^This password is common/],
])(
  'puts the server’s word beside its field when %s, and keeps everything',
  async (_why, current, password, name, texts) => {
    const { user, store } = await renderRoute(address, { signedInAs })
    await change(user, current, password)
    await waitFor(() => expect(field(name)).toHaveFocus())
    expect(field(name)).toHaveAccessibleDescription(texts)
    expect(field('Set a new password')).toHaveValue(password)
    expect(main().getByRole('alert')).toHaveTextContent('Your password wasn’t changed')
    expect(held(store)).not.toContain(current)
  },
)

it.each([
  ['no connection', () => HttpResponse.error(), /We couldn’t reach the server/],
  ['500', () => HttpResponse.json({}, { status: 500 }), /We couldn’t save this/],
  [
    'too many tries',
    () => HttpResponse.json({ message: 'Wait for one minute.' }, { status: 429 }),
    /Wait for one minute\./,
  ],
])('after %s says why, keeps what was typed, and saves at the next try', async (_what, answer, texts) => {
  server.use(http.post('*/api/v1/me/password/', answer, { once: true }))
  const { user } = await renderRoute(address, { signedInAs })
  await change(user)
  expect(await main().findByRole('alert')).toHaveTextContent(texts)
  expect(field('Current password')).toHaveValue(samplePassword)
  await user.click(main().getByRole('button', { name: 'Save' }))
  expect(await main().findByText(/Your other sessions have ended/)).toBeInTheDocument()
  expect(main().queryByRole('alert')).not.toBeInTheDocument()
})
