import { ownApplicationSample } from '@atrium/contract/careers/samples'
import { pdfBytes } from '@atrium/contract/testing/pdfBytes'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { askToKeep } from '#mocks/careersApplicant.ts'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()

const address = '/application/sample-application-token'

const heading = (name: string) => screen.findByRole('heading', { name })
const button = (name: string) => screen.getByRole('button', { name })

it('shows where the application stands and what was sent, and changes nothing when it is opened', async () => {
  const calls: string[] = []
  server.events.on('request:start', ({ request }) => calls.push(request.method))
  await renderRoute(address)
  expect(await heading('In review')).toBeInTheDocument()
  expect(screen.getByText('Since 16 November 2026')).toBeInTheDocument()
  const facts = screen.getAllByRole('definition').map((fact) => fact.textContent)
  expect(facts).toEqual([
    'Senior React developer',
    'CV-7K2M-9QPX',
    '12 November 2026',
    'Günəş Əliyeva',
    '+994 50 000 00 00',
    'gunesh@example.com',
    'Günəş CV.pdf, 180 KB',
    '12 November 2027',
  ])
  expect(new Set(calls)).toEqual(new Set(['GET']))
  // The browser's history does not tell what it is about.
  expect(document.title).toBe('Your application · Caspora')
})

it('withdraws the application after a second press, which ends the other changes', async () => {
  const { user } = await renderRoute(address)
  await user.click(await screen.findByText('Withdraw the application'))
  await user.click(button('Withdraw'))
  expect(await heading('Withdrawn')).toBeInTheDocument()
  expect(screen.getByText('Your application is withdrawn.')).toBeInTheDocument()
  expect(screen.getByRole('main')).toHaveFocus()
  expect(screen.queryByText('Withdraw the application')).not.toBeInTheDocument()
  expect(screen.queryByText('Replace the CV')).not.toBeInTheDocument()
  expect(button('Delete everything')).toBeInTheDocument()
})

it('corrects contact data, and validates them as the form does', async () => {
  const { user } = await renderRoute(address)
  await user.click(await screen.findByText('Correct contact details'))
  const phone = screen.getByRole('textbox', { name: /Phone/ })
  expect(phone).toHaveValue(ownApplicationSample.phone)
  await user.clear(phone)
  await user.type(phone, '12')
  await user.click(button('Save'))
  expect(phone).toHaveAccessibleDescription(/Write the number in digits/)
  await user.clear(phone)
  await user.type(phone, '+994 55 111 22 33')
  await user.click(button('Save'))
  // Beside the button that was pressed.
  const form = within(screen.getByRole('form', { name: 'Correct contact details' }))
  expect(await form.findByText('Your contact details are saved.')).toBeInTheDocument()
  expect(screen.getByText('+994 55 111 22 33')).toBeInTheDocument()
  const email = screen.getByRole('textbox', { name: /Email/ })
  await user.clear(email)
  await user.type(email, 'new@person.example')
  await user.click(button('Save'))
  expect(await screen.findByText(/^We sent a link to new@person.example/)).toBeInTheDocument()
})

it('replaces the CV', async () => {
  const { user } = await renderRoute(address)
  await user.click(await screen.findByText('Replace the CV'))
  const form = screen.getByRole('form', { name: 'Replace the CV' })
  const file = new File([pdfBytes()], 'New CV.pdf', { type: 'application/pdf' })
  await user.upload(within(form).getByLabelText(/CV/), file)
  await user.click(button('Send the new CV'))
  expect(await within(form).findByText('We have your new CV.')).toBeInTheDocument()
  expect(screen.getByText(/^New CV\.pdf, /)).toBeInTheDocument()
})

it('says that the earlier CV stays when the server refuses a new one', async () => {
  server.use(
    http.post('*/cv/', () =>
      HttpResponse.json(
        { message: 'Some fields need your attention.', errors: { cv: 'cvContent' } },
        { status: 400 },
      ),
    ),
  )
  const { user } = await renderRoute(address)
  await user.click(await screen.findByText('Replace the CV'))
  const form = within(screen.getByRole('form', { name: 'Replace the CV' }))
  const file = new File(['text'], 'New CV.pdf', { type: 'application/pdf' })
  await user.upload(form.getByLabelText(/CV/), file)
  await user.click(button('Send the new CV'))
  const failure = await form.findByRole('alert')
  expect(failure).toHaveTextContent(/^The new CV wasn’t sent.*Your earlier CV stays/)
  expect(screen.getByText('Günəş CV.pdf, 180 KB')).toBeInTheDocument()
})

it('asks whether the application may be kept, and takes the answer', async () => {
  askToKeep()
  const { user } = await renderRoute(address)
  expect(await heading('May we keep your application for another year?')).toBeInTheDocument()
  await user.click(button('Yes, keep it'))
  expect(await screen.findByText('Thank you for your answer.')).toBeInTheDocument()
  expect(screen.getByText('18 November 2027')).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: /^May we keep/ })).not.toBeInTheDocument()
})

it('deletes everything after a second press', async () => {
  const { user } = await renderRoute(address)
  await user.click(await screen.findByText('Delete everything', { selector: 'summary' }))
  await user.click(button('Delete everything'))
  expect(await heading('Everything is deleted')).toBeInTheDocument()
  expect(screen.queryByText(ownApplicationSample.phone)).not.toBeInTheDocument()
})

it.each([
  ['contactData', 'Your contact details are saved.'],
  ['newCv', 'We have your new CV.'],
])('opens the part whose form a browser without JavaScript has posted: %s', async (form, outcome) => {
  await renderRoute(`${address}?sent=${form}#${form}`)
  const text = await screen.findByText(outcome)
  expect(text.closest('details')).toHaveAttribute('id', form)
  expect(text.closest('details')).toHaveAttribute('open')
})

it('says that a browser without JavaScript has deleted everything', async () => {
  await renderRoute(`${address}?sent=deletion`)
  expect(await heading('Everything is deleted')).toBeInTheDocument()
})

it('says why a change failed, and keeps the application', async () => {
  server.use(
    http.post('*/withdrawal/', () =>
      HttpResponse.json({ message: 'We have already decided about this application.' }, { status: 409 }),
    ),
  )
  const { user } = await renderRoute(address)
  await user.click(await screen.findByText('Withdraw the application'))
  await user.click(button('Withdraw'))
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('We have already decided'))
  expect(screen.getByRole('alert')).toHaveTextContent('Your application wasn’t withdrawn')
  expect(screen.getByRole('alert').closest('details')).toHaveAttribute('id', 'withdrawal')
  expect(screen.getByRole('heading', { name: 'In review' })).toBeInTheDocument()
})

it('says plainly that a link does not work', async () => {
  await renderRoute('/application/unknown-application-token')
  expect(await screen.findByRole('alert')).toHaveTextContent('This link doesn’t work')
})
