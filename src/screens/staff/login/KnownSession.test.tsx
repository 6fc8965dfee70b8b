import { samplePassword, staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()
const [leyla, rauf] = staffSamples.map(staffUserSample) as [
  ReturnType<typeof staffUserSample>,
  ReturnType<typeof staffUserSample>,
]

beforeEach(() => window.sessionStorage.clear())

const email = () => screen.getByRole('textbox', { name: 'Email' })

it('a signed-in person continues after the server has confirmed the session', async () => {
  await renderRoute('/staff/login?next=/staff/news', { signedInAs: leyla })
  await waitFor(() => expect(window.location.pathname).toBe('/staff/news'))
})

it('the person of the server’s session continues, even when the browser remembers another one', async () => {
  const { store } = await renderRoute('/staff/login', { signedInAs: rauf })
  await waitFor(() => expect(window.location.pathname).toBe('/staff/profile'))
  expect(store.getState().auth.user?.id).toBe(leyla.id)
})

it('a person who was signed in sees that the session has ended, and enters only the password', async () => {
  server.use(
    http.get('*/api/v1/me/', () => HttpResponse.json({ message: 'x' }, { status: 401 }), { once: true }),
  )
  const { user } = await renderRoute('/staff/login?next=/staff/news', { signedInAs: leyla })
  expect(await screen.findByText('Your session has ended')).toBeInTheDocument()
  expect(email()).toHaveValue(leyla.email)
  await user.type(screen.getByLabelText('Password'), samplePassword)
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await waitFor(() => expect(window.location.pathname).toBe('/staff/news'))
})

it('a person can sign in when the session check fails', async () => {
  server.use(http.get('*/api/v1/me/', () => HttpResponse.error(), { once: true }))
  await renderRoute('/staff/login', { signedInAs: leyla })
  expect(await screen.findByText('We couldn’t check your session')).toBeInTheDocument()
  expect(email()).toHaveValue(leyla.email)
})
