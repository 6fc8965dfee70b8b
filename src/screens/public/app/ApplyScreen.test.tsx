import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { languageChosen } from '#slices/languageSlice.ts'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()

const cv = () => new File(['%PDF-1.4'], 'Günəş CV.pdf', { type: 'application/pdf' })

async function fillIn(user: UserEvent) {
  await user.type(await screen.findByRole('textbox', { name: 'First name' }), 'Günəş')
  await user.type(screen.getByRole('textbox', { name: 'Last name' }), 'Əliyeva')
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'gunesh@example.com')
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
  const heading = await screen.findByRole('heading', { level: 1 })
  expect(heading).toHaveAccessibleName('Apply for the position of Project manager')
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
  const receipt = screen.getByRole('region', { name: 'Your application has arrived' })
  expect(receipt).toHaveTextContent('Vacancy: Project manager')
  expect(receipt).toHaveTextContent('CV-1234-ABCD')
  expect(receipt).toHaveTextContent(/What happens next.*talk for an hour.*three working days/)
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
  await user.click(await screen.findByRole('button', { name: 'Göndərin' }))
  const name = screen.getByRole('textbox', { name: 'Ad' })
  await waitFor(() => expect(name).toHaveFocus())
  expect(name).toHaveAccessibleDescription(expect.stringContaining('Adı yazın'))
  expect(screen.getByText('CV faylını əlavə edin')).toBeInTheDocument()
  await user.type(name, 'G')
  expect(screen.queryByText('Adı yazın')).not.toBeInTheDocument()
})

it('says how to write a phone number that nobody can call', async () => {
  const { user } = await renderRoute('/app/2')
  const phone = await screen.findByRole('textbox', { name: 'Phone' })
  await user.type(phone, '12')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() =>
    expect(phone).toHaveAccessibleDescription(
      expect.stringContaining('Write the number in digits, like +994 50 123 45 67'),
    ),
  )
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
  expect(await screen.findByText('Your application wasn’t sent')).toBeInTheDocument()
  expect(screen.getAllByText('Some fields need your attention.').length).toBeGreaterThan(0)
  expect(screen.getByText(/The content of this file doesn’t match its name/)).toBeInTheDocument()
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
  expect((await screen.findAllByText(/We couldn’t reach the server/)).length).toBeGreaterThan(0)
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('CV-1111-2222')).toBeInTheDocument()
  expect(received).toHaveLength(2)
})

it('puts the server’s word about a field into the language that is chosen afterwards', async () => {
  receive(() =>
    HttpResponse.json({ message: 'Check the fields.', errors: { cv: 'cvContent' } }, { status: 400 }),
  )
  const { user, store } = await renderRoute('/app/2')
  await fillIn(user)
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText(/The content of this file doesn’t match its name/)).toBeInTheDocument()
  act(() => void store.dispatch(languageChosen('RU')))
  expect(await screen.findByText(/Содержимое файла не соответствует его имени/)).toBeInTheDocument()
  expect(screen.getByText('Отклик не отправлен')).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Имя' })).toHaveValue('Günəş')
})

it('brings back after a reload what was typed, until it has been sent', async () => {
  receive(() => HttpResponse.json({ reference: 'CV-3333-4444' }))
  const first = await renderRoute('/app/2')
  await fillIn(first.user)
  first.unmount()

  const second = await renderRoute('/app/2')
  expect(await screen.findByRole('textbox', { name: 'Last name' })).toHaveValue('Əliyeva')
  await second.user.upload(screen.getByLabelText(/CV file/), cv())
  await second.user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('CV-3333-4444')).toBeInTheDocument()
  second.unmount()

  await renderRoute('/app/2')
  expect(await screen.findByRole('textbox', { name: 'Last name' })).toHaveValue('')
})

it('shows the receipt wherever the applicant has gone while the answer was on its way', async () => {
  let arrive: () => void = () => undefined
  const onItsWay = new Promise<void>((resolve) => {
    arrive = resolve
  })
  server.use(
    http.post('*/api/v1/jobs/:id/apply/', async () => {
      await onItsWay
      return HttpResponse.json({ reference: 'CV-5555-6666' })
    }),
  )
  const { user } = await renderRoute('/app/2')
  await fillIn(user)
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await user.click(
    within(screen.getByRole('navigation', { name: 'You are here' })).getByRole('link', { name: 'Career' }),
  )
  expect(await screen.findByRole('heading', { name: 'Open vacancies' })).toBeInTheDocument()
  arrive()
  expect(await screen.findByText('CV-5555-6666')).toBeInTheDocument()
})

it('does not take a page in place of an answer for a success', async () => {
  receive(
    () =>
      new HttpResponse('<html>Sign in to the network</html>', { headers: { 'content-type': 'text/html' } }),
  )
  const { user } = await renderRoute('/app/2')
  await fillIn(user)
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Your application wasn’t sent')).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Günəş')
})
