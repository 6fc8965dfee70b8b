import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()

const cv = () => new File(['%PDF-1.4'], 'Günəş CV.pdf', { type: 'application/pdf' })

async function fillIn(user: UserEvent) {
  await user.type(await screen.findByRole('textbox', { name: 'First name' }), 'Günəş')
  await user.type(screen.getByRole('textbox', { name: 'Last name' }), 'Əliyeva')
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'gunesh@example.com')
  await user.type(screen.getByRole('textbox', { name: 'Phone' }), '+994 50 000 00 00')
  await user.upload(screen.getByLabelText(/CV file/), cv())
}

/** Answers the application with what a server might say, and keeps what arrived. */
function receive(answer: () => Response) {
  const received: Record<string, FormDataEntryValue>[] = []
  server.use(
    http.post('*/api/v1/jobs/:id/apply/', async ({ request }) => {
      received.push(Object.fromEntries(await request.formData()))
      return answer() as HttpResponse<null>
    }),
  )
  return received
}

it('shows for which vacancy one applies, and what of it is known', async () => {
  await renderRoute('/app/2')
  expect(await screen.findByRole('heading', { level: 1, name: 'Project manager' })).toBeInTheDocument()
  const main = within(screen.getByRole('main'))
  expect(main.getByText('Azerbaijan')).toBeInTheDocument()
  expect(main.getByText('Baku')).toBeInTheDocument()
  expect(main.getByText(/up to 10.MB/)).toBeInTheDocument()
})

it('sends the fields of the contract, shows the receipt, and keeps it on the page that follows', async () => {
  const received = receive(() => HttpResponse.json({ reference: 'CV-1234-ABCD' }))
  const { user } = await renderRoute('/app/2')
  await fillIn(user)
  await user.click(screen.getByRole('button', { name: 'Send' }))

  expect(await screen.findByText('CV-1234-ABCD')).toBeInTheDocument()
  expect(received).toEqual([
    {
      first_name: 'Günəş',
      last_name: 'Əliyeva',
      email: 'gunesh@example.com',
      phone: '+994 50 000 00 00',
      job: 'Project manager',
      cv: expect.objectContaining({ name: 'Günəş CV.pdf' }),
    },
  ])
  expect(await screen.findByText('Sent...')).toBeInTheDocument()

  const dismiss = await screen.findByRole('button', { name: 'Close this message' })
  expect(window.location.pathname).toBe('/career')
  const receipt = screen.getByRole('status', { name: 'Your application has arrived' })
  expect(receipt).toHaveTextContent('Vacancy: Project manager')
  expect(receipt).toHaveTextContent('CV-1234-ABCD')
  await user.click(dismiss)
  expect(receipt).not.toBeInTheDocument()
})

it('copes with a server that names no reference', async () => {
  receive(() => new HttpResponse('OK'))
  const { user } = await renderRoute('/app/2')
  await fillIn(user)
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Your application has arrived')).toBeInTheDocument()
})

it('says what is missing beside each field and goes to the first', async () => {
  const { user } = await renderRoute('/app/2', { language: 'AZ' })
  await user.click(await screen.findByRole('button', { name: 'Göndər' }))
  const name = screen.getByRole('textbox', { name: 'Ad' })
  await waitFor(() => expect(name).toHaveFocus())
  expect(name).toHaveAccessibleDescription(expect.stringContaining('Ad tələb olunur'))
  expect(screen.getByText('Fayl yükləmək tələb olunur')).toBeInTheDocument()
  await user.type(name, 'G')
  expect(screen.queryByText('Ad tələb olunur')).not.toBeInTheDocument()
})

it('keeps everything after a refusal: the server’s sentence, and its word beside the field', async () => {
  receive(() =>
    HttpResponse.json(
      { message: 'Some fields need your attention.', errors: { cv: 'cvContent' } },
      { status: 400 },
    ),
  )
  const { user } = await renderRoute('/app/2')
  await fillIn(user)
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Your application was not sent')).toBeInTheDocument()
  expect(screen.getAllByText('Some fields need your attention.').length).toBeGreaterThan(0)
  expect(screen.getByText(/The content of this file is not what its name says/)).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Günəş')
  expect(screen.getByText('Günəş CV.pdf')).toBeInTheDocument()
})

it('keeps everything when the server cannot be reached, and sends it again', async () => {
  let isDown = true
  const received = receive(() =>
    isDown ? HttpResponse.error() : HttpResponse.json({ reference: 'CV-1111-2222' }),
  )
  const { user } = await renderRoute('/app/2')
  await fillIn(user)
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect((await screen.findAllByText(/We could not reach the server/)).length).toBeGreaterThan(0)
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('CV-1111-2222')).toBeInTheDocument()
  expect(received).toHaveLength(2)
})
