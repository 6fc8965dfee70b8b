import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()

beforeEach(() => window.sessionStorage.clear())

const email = () => screen.findByRole('textbox', { name: 'Email' })
const send = () => screen.getByRole('button', { name: 'Send the link' })

it('the form requests the link, and the answer does not reveal whether the address is known', async () => {
  const sent: unknown[] = []
  server.events.on('request:start', async ({ request }) => {
    if (request.url.endsWith('/forgot/')) sent.push(await request.clone().json())
  })
  const { user } = await renderRoute('/staff/forgot-password')
  await user.type(await email(), ' nobody@caspora.example ')
  expect(document.title).toBe('Reset your password · Caspora')
  await user.click(send())
  const answer = await screen.findByText(/If nobody@caspora.example/)
  expect(answer.closest('[role=status]')).toHaveTextContent('Check your email')
  await waitFor(() => expect(sent).toEqual([{ email: 'nobody@caspora.example' }]))
  expect(screen.getByRole('main')).toHaveFocus()
  // The toast and the lasting text.
  await waitFor(() => expect(screen.getAllByText('Check your email')).toHaveLength(2))
  await user.click(screen.getByRole('button', { name: 'Send to another address' }))
  expect(await email()).toHaveValue('')
  expect(screen.getByRole('main')).toHaveFocus()
  server.events.removeAllListeners()
})

it('sends nothing that is no address', async () => {
  const { user } = await renderRoute('/staff/forgot-password')
  await user.type(await email(), 'leyla')
  await user.click(send())
  await waitFor(async () => expect(await email()).toHaveFocus())
  expect(await email()).toHaveAccessibleDescription('Invalid email address')
})

it.each([
  ['no connection', () => HttpResponse.error(), 'We couldn’t reach the server'],
  ['a server that fails', () => HttpResponse.json({}, { status: 500 }), 'Our server couldn’t answer'],
  ['too many', () => HttpResponse.json({ message: 'Later, please.' }, { status: 429 }), 'Later, please.'],
])('says why after %s; the address stays and can be sent again', async (_what, answer, reason) => {
  server.use(http.post('*/api/v1/password/forgot/', answer, { once: true }))
  const { user } = await renderRoute('/staff/forgot-password')
  await user.type(await email(), 'leyla.aliyeva@caspora.example')
  await user.click(send())
  const alert = (await screen.findByText(reason, { exact: false })).closest('[role=alert]')
  expect(alert).toHaveTextContent('The link hasn’t been sent')
  expect(await email()).toHaveValue('leyla.aliyeva@caspora.example')
  await user.click(send())
  expect(await screen.findByText(/is on its way/)).toBeInTheDocument()
})

it('leads back to the login', async () => {
  await renderRoute('/staff/forgot-password', { language: 'RU' })
  expect(await screen.findByRole('link', { name: 'Вернуться ко входу' })).toHaveAttribute(
    'href',
    '/staff/login',
  )
})
