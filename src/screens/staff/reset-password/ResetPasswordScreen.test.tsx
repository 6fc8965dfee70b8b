import { staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { act, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()
const rauf = staffUserSample(staffSamples[1] as (typeof staffSamples)[number])

beforeEach(() => {
  window.sessionStorage.clear()
})

const link = '/staff/reset-password#token=s3cret-token'
const fresh = 'dörd-söz-yan-yana'

async function fillIn(user: UserEvent, first = fresh, second = first) {
  await user.type(await screen.findByLabelText('New password'), first)
  if (second) await user.type(screen.getByLabelText('Password again'), second)
  await user.click(screen.getByRole('button', { name: 'Set the password' }))
}

it('takes the token out of the address at once, sets the password and leads to the login, which says so', async () => {
  const sent: unknown[] = []
  server.events.on('request:start', async ({ request }) => {
    if (request.url.endsWith('/reset/')) sent.push(await request.clone().json())
  })
  const { user, store } = await renderRoute(link)
  expect(await screen.findByRole('heading', { level: 1, name: 'Set a new password' })).toBeInTheDocument()
  expect(window.location.href).not.toContain('token')
  await fillIn(user)
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign In' })).toBeInTheDocument()
  expect(window.location.pathname).toBe('/staff/login')
  expect(
    screen.getByText(/Your sessions on other devices have ended/).closest('[role=status]'),
  ).toHaveTextContent('Your new password is set')
  await waitFor(() => expect(sent).toEqual([{ token: 's3cret-token', password: fresh }]))
  const everything = JSON.stringify([
    store.getState(),
    { ...window.localStorage },
    { ...window.sessionStorage },
  ])
  expect(everything).not.toContain('s3cret-token')
  expect(everything).not.toContain(fresh)
  server.events.removeAllListeners()
})

it('the login asks for the new password, even when the browser remembers another person', async () => {
  const { user } = await renderRoute(link, { signedInAs: rauf })
  await fillIn(user)
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign In' })).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('')
})

it.each([
  ['nothing', '', '', 'Enter a new password', 'Enter the new password again'],
  ['too little', 'kiçik', 'kiçik', 'Use at least 8 characters', ''],
  ['two that differ', fresh, `${fresh}!`, '', 'The two passwords differ'],
])('asks for it by the rules: %s', async (_what, first, second, inFirst, inSecond) => {
  const { user } = await renderRoute(link)
  await screen.findByLabelText('New password')
  if (first) await fillIn(user, first, second)
  else await user.click(screen.getByRole('button', { name: 'Set the password' }))
  const errorOf = (label: string) =>
    (screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')
      .split(' ')
      .filter((id) => id.endsWith('-error'))
      .map((id) => document.getElementById(id)?.textContent)
      .join('')
  await waitFor(() => expect(errorOf('New password')).toBe(inFirst))
  expect(errorOf('Password again')).toBe(inSecond)
})

it('the field shows the server’s error about a password, and keeps the password', async () => {
  const { user } = await renderRoute(link)
  await fillIn(user, 'password1')
  const field = screen.getByLabelText('New password')
  await waitFor(() => expect(field).toBeInvalid())
  expect(field).toHaveAccessibleDescription(expect.stringContaining('This password is common'))
  expect(field).toHaveValue('password1')
  // In a later frame than the mark.
  await waitFor(() => expect(field).toHaveFocus())
})

it.each(['/staff/reset-password', '/staff/reset-password#', '/staff/reset-password#token=%20'])(
  'says at %s that the link does not work, and leads to a new one',
  async (address) => {
    await renderRoute(address)
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This link doesn’t work' }),
    ).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent('request a new one')
    expect(screen.getByRole('alert')).toHaveTextContent('the page was reloaded')
    expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
      'href',
      '/staff/forgot-password',
    )
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument()
  },
)

it('the page says so too when the server has deleted the link; another link of the mail starts anew', async () => {
  const { user } = await renderRoute('/staff/reset-password#token=unknown')
  await fillIn(user)
  expect(await screen.findByRole('heading', { level: 1, name: 'This link doesn’t work' })).toBeInTheDocument()
  expect(screen.getByRole('main')).toHaveFocus()
  expect(screen.getByRole('alert')).not.toHaveTextContent('reloaded')
  act(() => {
    window.location.hash = 'token=other'
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Set a new password' })).toBeInTheDocument()
  await waitFor(() => expect(window.location.href).not.toContain('token'))
})

it('says why when it failed for another reason; both passwords stay for the next try', async () => {
  server.use(http.post('*/api/v1/password/reset/', () => HttpResponse.error(), { once: true }))
  const { user } = await renderRoute(link)
  await fillIn(user)
  const alert = (await screen.findByText(/We couldn’t reach the server/)).closest('[role=alert]')
  expect(alert).toHaveTextContent('The password hasn’t been set')
  expect(screen.getByLabelText('Password again')).toHaveValue(fresh)
  // A try that does not get as far takes the old reason away.
  await user.type(screen.getByLabelText('Password again'), '!')
  await user.click(screen.getByRole('button', { name: 'Set the password' }))
  await waitFor(() => expect(alert).not.toBeInTheDocument())
  await user.type(screen.getByLabelText('Password again'), '{Backspace}')
  await user.click(screen.getByRole('button', { name: 'Set the password' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign In' })).toBeInTheDocument()
})
