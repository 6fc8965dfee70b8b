import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()

const path = '*/api/subscribe/'
const sent = 'One step is left: an email with a link to confirm is on its way.'
const generic = 'We couldn’t subscribe you. Check the connection and try again.'

const title = 'One short email a month. No noise.'
const strip = () => within(screen.getByRole('region', { name: title }))
const field = () => strip().getByRole('textbox', { name: 'Your email for the newsletter' })

/** Opens a page, types into the newsletter strip and submits. */
async function subscribe(typed: string) {
  const view = await renderRoute('/sendCv')
  await screen.findByRole('region', { name: title })
  if (typed) await view.user.type(field(), typed)
  await view.user.click(strip().getByRole('button', { name: 'Subscribe' }))
  return view
}

/** Expects the outcome in a toast and next to the field. An error about the field is no live region. */
async function expectOutcome(role: 'alert' | 'status', text: string) {
  expect(await strip().findByRole(role)).toHaveTextContent(text)
  await expectToast(text)
}

async function expectToast(text: string) {
  expect(await screen.findByRole('region', { name: new RegExp(`^${text}`) })).toBeInTheDocument()
}

it.each([
  ['nothing', '', 'Enter your email address.'],
  ['spaces', '   ', 'Enter your email address.'],
  ['a word', 'gunesh', 'This isn’t an email address yet.'],
  ['an address with a space', 'gunesh aliyeva@example.com', 'This isn’t an email address yet.'],
])('rejects %s without a request, and focuses the field', async (_what, typed, text) => {
  server.use(http.post(path, () => HttpResponse.error()))
  const { user } = await subscribe(typed)
  await expectToast(text)
  expect(field()).toHaveAttribute('aria-invalid', 'true')
  expect(field()).toHaveAccessibleDescription(expect.stringContaining(text))
  expect(field()).toHaveFocus()
  expect(field()).toHaveValue(typed.trim())
  await user.type(field(), 'x')
  expect(strip().queryByText(text)).not.toBeInTheDocument()
  expect(field()).not.toHaveAttribute('aria-invalid')
})

it('sends the address form-encoded, says that a mail will follow and clears the field', async () => {
  const bodies: string[] = []
  server.use(
    http.post(path, async ({ request }) => {
      expect(request.headers.get('content-type')).toMatch('application/x-www-form-urlencoded')
      bodies.push(await request.text())
      return HttpResponse.json({})
    }),
  )
  await subscribe(' gunesh+news@example.com ')
  await expectOutcome('status', sent)
  expect(bodies).toEqual(['email=gunesh%2Bnews%40example.com'])
  expect(field()).toHaveValue('')
  expect(field()).not.toHaveAttribute('aria-invalid')
})

it('ignores a second press during the request', async () => {
  let calls = 0
  let answer = () => {}
  const waiting = new Promise<void>((resolve) => {
    answer = resolve
  })
  server.use(
    http.post(path, async () => {
      calls += 1
      await waiting
      return HttpResponse.json({})
    }),
  )
  const { user } = await subscribe('gunesh@example.com')
  const busy = await strip().findByRole('button', { name: 'Sending' })
  expect(busy).toHaveAttribute('aria-busy', 'true')
  await user.click(busy)
  await user.type(field(), '{Enter}')
  answer()
  await expectOutcome('status', sent)
  expect(calls).toBe(1)
})

it.each([
  ['its error', { error: 'We do not write there.', message: 'No.' }, 400, 'We do not write there.'],
  ['its message, when it has no error', { message: 'Too often today.' }, 429, 'Too often today.'],
  ['the general text, when it has no sentence', {}, 500, generic],
  ['the general text, when its sentence is no text', { error: { code: 7 } }, 502, generic],
])('shows a rejection in %s, and keeps the address', async (_what, body, status, text) => {
  server.use(http.post(path, () => HttpResponse.json(body, { status })))
  await subscribe('gunesh@example.com')
  await expectToast(text)
  expect(strip().getByText(text)).toBeInTheDocument()
  expect(field()).toHaveValue('gunesh@example.com')
})

it.each([
  ['a lost connection', () => HttpResponse.error()],
  ['the page of a hotel network', () => HttpResponse.html('<h1>Sign in to the network</h1>')],
  ['the error page of a proxy', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })],
])('treats %s as a failure, and works on the next try', async (_what, answer) => {
  server.use(http.post(path, answer, { once: true }))
  const { user } = await subscribe('gunesh@example.com')
  await expectOutcome('alert', generic)
  await user.click(strip().getByRole('button', { name: 'Subscribe' }))
  await waitFor(() => expect(strip().getByRole('status')).toHaveTextContent(sent))
  expect(strip().queryByRole('alert')).not.toBeInTheDocument()
})

it('accepts a success without a body', async () => {
  server.use(http.post(path, () => new HttpResponse('ok')))
  await subscribe('gunesh@example.com')
  await expectOutcome('status', sent)
})

it('says why the address is needed and how to unsubscribe', async () => {
  await renderRoute('/sendCv')
  await screen.findByRole('region', { name: title })
  expect(await strip().findByText(/has a link to unsubscribe/)).toBeInTheDocument()
  expect(strip().getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy')
})
