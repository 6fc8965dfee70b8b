import { samplePassword, staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { delay, HttpResponse, http } from 'msw'
import { refusedPasskey } from '#mocks/accounts.ts'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { installPasskeyDevice } from '#testing/passkeyDevice.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()
const [leyla] = staffSamples.map(staffUserSample) as [ReturnType<typeof staffUserSample>]

beforeEach(() => window.sessionStorage.clear())

const email = () => screen.getByRole('textbox', { name: 'Email' })
const password = () => screen.getByLabelText('Password')
const submit = () => screen.getByRole('button', { name: /Submit|Signing in/ })

async function fillIn(user: UserEvent, typed = { email: leyla.email, password: samplePassword }) {
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), typed.email)
  await user.type(password(), typed.password)
}

/** The note in the page; a toast says the same. */
const findSuccess = () => screen.findByText('Login Successful!', { selector: 'main *' })

const refuse = (status: number, body: object | string, once = true) =>
  server.use(
    http.post(
      '*/api/v1/login/',
      () =>
        typeof body === 'string' ? new HttpResponse(body, { status }) : HttpResponse.json(body, { status }),
      { once },
    ),
  )

it('signs in: a spinner meanwhile, the profile and a toast afterwards; the token and the password are kept nowhere', async () => {
  let token = ''
  server.events.on('response:mocked', async ({ request, response }) => {
    if (request.url.endsWith('/login/')) token = ((await response.clone().json()) as { token: string }).token
  })
  const { user, store } = await renderRoute('/staff/login')
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign In' })).toBeInTheDocument()
  expect(document.title).toBe('Sign In · Caspora')
  await fillIn(user)
  await user.click(submit())
  expect(await findSuccess()).toBeInTheDocument()
  expect(window.location.pathname).toBe('/staff/profile')
  expect(store.getState().auth.user).toEqual(leyla)
  await waitFor(() => expect(token).not.toBe(''))
  const everything = JSON.stringify([
    store.getState(),
    { ...window.localStorage },
    { ...window.sessionStorage },
  ])
  expect(everything).not.toContain(token)
  expect(everything).not.toContain(samplePassword)
  server.events.removeAllListeners()
})

it('keeps the success readable in the page until the person goes to another one', async () => {
  const { user } = await renderRoute('/staff/login')
  await fillIn(user)
  await user.click(submit())
  expect((await findSuccess()).closest('[role=status]')).toBeInTheDocument()
  await screen.findByText('Personal information')
  expect(screen.getByRole('main')).toHaveFocus()
  await user.click(screen.getByRole('link', { name: 'News' }))
  await screen.findByRole('heading', { level: 1, name: 'News' })
  expect(within(screen.getByRole('main')).queryByText('Login Successful!')).not.toBeInTheDocument()
})

it('shows that it is busy, and sends once', async () => {
  let calls = 0
  server.use(
    http.post('*/api/v1/login/', async () => {
      calls += 1
      await delay('infinite')
    }),
  )
  const { user } = await renderRoute('/staff/login')
  await fillIn(user)
  await user.click(submit())
  expect(submit()).toHaveAttribute('aria-busy', 'true')
  expect(submit()).toHaveAccessibleName('Signing in')
  await user.click(submit())
  expect(calls).toBe(1)
})

it.each([
  ['/staff/news?page=2', '/staff/news?page=2'],
  ['//evil.example/staff/news', '/staff/profile'],
])('goes on to %s only when it is a page of the staff area', async (next, place) => {
  const { user } = await renderRoute(`/staff/login?${new URLSearchParams({ next })}`)
  await fillIn(user)
  await user.click(submit())
  await waitFor(() => expect(`${window.location.pathname}${window.location.search}`).toBe(place))
})

it('asks for both by the rules before anything is sent', async () => {
  const { user } = await renderRoute('/staff/login')
  await user.click(await screen.findByRole('button', { name: 'Submit' }))
  await waitFor(() => expect(email()).toHaveFocus())
  expect(email()).toHaveAccessibleDescription('Email is required')
  expect(password()).toHaveAccessibleDescription('Password is required')
  await fillIn(user, { email: 'leyla@', password: '1234' })
  await user.click(submit())
  expect(email()).toHaveAccessibleDescription('Invalid email address')
  expect(password()).toHaveAccessibleDescription('Password must be at least 5 characters long')
})

it('a wrong pair: a toast, the server’s reason under the form, the password asked for again', async () => {
  const { user, store } = await renderRoute('/staff/login')
  await fillIn(user, { email: leyla.email, password: 'not-this-one' })
  await user.click(submit())
  expect(await screen.findByText('Something went wrong')).toBeInTheDocument()
  const reason = screen.getByText('Email or password is incorrect.').closest('[role=alert]')
  expect(reason).toHaveTextContent('We couldn’t sign you in')
  expect(email()).toHaveValue(leyla.email)
  await waitFor(() => expect(password()).toHaveValue(''))
  expect(password()).toHaveFocus()
  expect(password()).not.toBeInvalid()
  expect(store.getState().auth.user).toBeNull()
  // The reason stays while the next one is typed, and the typing is not disturbed.
  await user.type(password(), samplePassword)
  expect(password()).toHaveValue(samplePassword)
  expect(reason).toBeInTheDocument()
  await user.click(submit())
  expect(await findSuccess()).toBeInTheDocument()
})

it('takes the old reason away when the next try does not get as far', async () => {
  refuse(503, {})
  const { user } = await renderRoute('/staff/login')
  await fillIn(user)
  await user.click(submit())
  expect(await screen.findByText('We couldn’t sign you in')).toBeInTheDocument()
  await user.clear(password())
  await user.click(submit())
  await waitFor(() => expect(password()).toHaveAccessibleDescription('Password is required'))
  expect(screen.queryByText('We couldn’t sign you in')).not.toBeInTheDocument()
})

it('takes the address that was typed along to the forgotten password, and back; signing in forgets it', async () => {
  const { user } = await renderRoute('/staff/login')
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'leyla')
  await user.click(screen.getByRole('link', { name: 'Forgot your password?' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Reset your password' })).toBeInTheDocument()
  expect(window.location.href).not.toContain('leyla')
  expect(email()).toHaveValue('leyla')
  await user.type(email(), '.aliyeva@caspora.example')
  await user.click(screen.getByRole('link', { name: 'Back to sign-in' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign In' })).toBeInTheDocument()
  expect(email()).toHaveValue(leyla.email)
  await user.type(password(), samplePassword)
  await user.click(submit())
  await waitFor(() => expect(window.location.pathname).toBe('/staff/profile'))
  await waitFor(() => expect(window.sessionStorage.getItem('staff.typedEmail')).toBeNull())
})

it.each([
  ['too many tries', 429, { message: 'Try again in 3 min.' }, 'Try again in 3 min.'],
  ['a server that fails', 503, { message: 'internal words' }, 'Our server couldn’t answer'],
  ['a page of a proxy', 502, '<html>', 'Our server couldn’t answer'],
  ['a page instead of a token', 200, '<html>', 'couldn’t read'],
  ['no token', 200, {}, 'couldn’t read'],
  ['a token that is none', 200, { token: 'a.b.c' }, 'couldn’t read'],
  [
    'a token of half a person',
    200,
    { token: `${btoa('{}')}.${btoa(JSON.stringify({ user: { id: 1 } }))}.` },
    'couldn’t read',
  ],
])('says why after %s, and everything typed stays', async (_what, status, body, reason) => {
  refuse(status, body)
  const { user, store } = await renderRoute('/staff/login')
  await fillIn(user)
  await user.click(submit())
  expect(await screen.findByText(reason, { exact: false })).toBeInTheDocument()
  expect(email()).toHaveValue(leyla.email)
  expect(password()).toHaveValue(samplePassword)
  expect(store.getState().auth.user).toBeNull()
  expect(JSON.stringify(store.getState())).not.toContain('token')
  await user.click(submit())
  expect(await findSuccess()).toBeInTheDocument()
})

it('asks for the code of the second factor in a second step, and keeps both fields', async () => {
  refuse(401, { message: 'x', errors: { code: 'secondFactorCodeRequired' } })
  const { user } = await renderRoute('/staff/login')
  await fillIn(user)
  await user.click(submit())
  const code = await screen.findByLabelText('Code from your authenticator app')
  await waitFor(() => expect(code).toHaveFocus())
  expect(code).toHaveAccessibleDescription(/Six digits/)
  expect(password()).toHaveValue(samplePassword)
  expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument()
  refuse(401, { message: 'x', errors: { code: 'secondFactorCodeWrong' } })
  await user.type(code, '000000')
  await user.click(submit())
  await waitFor(() => expect(code).toHaveAccessibleDescription(/This code is wrong/))
  let sent: unknown
  server.events.on('request:start', async ({ request }) => {
    if (request.url.endsWith('/login/')) sent = await request.clone().json()
  })
  await user.clear(code)
  await user.type(code, '123456')
  await user.click(submit())
  expect(await findSuccess()).toBeInTheDocument()
  expect(sent).toEqual({ email: leyla.email, password: samplePassword, code: '123456' })
  server.events.removeAllListeners()
})

it('signs in with a passkey alone', async () => {
  installPasskeyDevice()
  const { user, store } = await renderRoute('/staff/login?next=/staff/news')
  await user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }))
  await waitFor(() => expect(window.location.pathname).toBe('/staff/news'))
  expect(store.getState().auth.user).toEqual(leyla)
})

it.each([
  ['the browser', { errorName: 'NotAllowedError' }, /this device has no passkey for this site/],
  ['the server', { id: refusedPasskey }, 'This passkey wasn’t accepted.'],
])('tells next to the button when %s refuses the passkey', async (_who, device, told) => {
  installPasskeyDevice(device)
  const { user, store } = await renderRoute('/staff/login')
  await user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }))
  expect(await screen.findByText(told)).toBeInTheDocument()
  expect(screen.getByRole('alert')).toHaveTextContent('The passkey didn’t work')
  expect(store.getState().auth.user).toBeNull()
  await fillIn(user)
  await user.click(submit())
  expect(await findSuccess()).toBeInTheDocument()
})

it('says so when there is no connection', async () => {
  server.use(http.post('*/api/v1/login/', () => HttpResponse.error(), { once: true }))
  const { user } = await renderRoute('/staff/login', { language: 'AZ' })
  await user.type(await screen.findByRole('textbox', { name: 'E-poçt' }), leyla.email)
  await user.type(screen.getByLabelText('Parol'), samplePassword)
  await user.click(screen.getByRole('button', { name: 'Daxil olun' }))
  expect(await screen.findByText(/Serverə qoşulmaq mümkün olmadı/)).toBeInTheDocument()
  expect(await screen.findByText('Xəta baş verdi')).toBeInTheDocument()
})

it('another language keeps the input', async () => {
  const { user } = await renderRoute('/staff/login')
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), leyla.email)
  await user.click(screen.getByRole('link', { name: /Русский/ }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Вход' })).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Электронная почта' })).toHaveValue(leyla.email)
  expect(screen.getByRole('link', { name: 'Забыли пароль?' })).toHaveAttribute(
    'href',
    '/staff/forgot-password',
  )
  expect(screen.getByRole('link', { name: /Caspora/ })).toHaveAttribute('href', '/')
})
