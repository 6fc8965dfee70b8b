import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()

beforeEach(() => window.sessionStorage.clear())

/** Answers messages with what a service might say, and keeps the parameters that arrived. */
function receive(answer: () => Response = () => HttpResponse.text('OK')) {
  const received: { template_id: string; template_params: Record<string, string> }[] = []
  server.use(
    http.post('*/api/v1.0/email/send', async ({ request }) => {
      received.push((await request.json()) as (typeof received)[number])
      return answer() as HttpResponse<string>
    }),
  )
  return received
}

const field = (name: string) => screen.getByRole('textbox', { name })

const sendButton = () => within(screen.getByRole('tabpanel')).getByRole('button', { name: 'Send' })

async function fillIn(user: UserEvent) {
  await user.type(await screen.findByRole('textbox', { name: 'First and last name' }), 'Günəş Əliyeva')
  await user.type(field('Email'), 'gunesh@example.com')
  await user.type(field('Message'), 'Salam.')
}

it('says how to reach the company, and loads no map before it is asked for', async () => {
  await renderRoute('/contact')
  expect(await screen.findByRole('heading', { level: 1, name: 'Tell us what you need' })).toBeInTheDocument()
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: /\+994 12/ })).toHaveAttribute('href', 'tel:+994120000000')
  expect(main.getByRole('link', { name: 'hello@caspora.example' })).toBeInTheDocument()
  expect(main.getByRole('link', { name: /Nizami/ })).toHaveAttribute('href', expect.stringContaining('maps/'))
  expect(document.querySelector('iframe')).toBeNull()
  expect(document.getElementById('contactUs')).toHaveAccessibleName('Write to us')
  expect(document.getElementById('address')).toHaveTextContent('How to reach us')
  expect(document.title).toBe('Contact · Caspora')
})

it('sends a customer’s message, says so, and clears every field', async () => {
  const received = receive()
  const { user } = await renderRoute('/contact')
  await fillIn(user)
  await user.click(sendButton())
  expect(await screen.findByText(/We answer within two working days, to/)).toBeInTheDocument()
  // The toast and the note in the page.
  await waitFor(() => expect(screen.getAllByText('Your message has been sent')).toHaveLength(2))
  expect(received).toMatchObject([
    {
      template_id: 'contact_customer',
      template_params: {
        from_name: 'Günəş Əliyeva',
        from_email: 'gunesh@example.com',
        to_name: 'Caspora',
        message: 'Salam.',
      },
    },
  ])
  for (const name of ['First and last name', 'Email', 'Message']) expect(field(name)).toHaveValue('')
  expect(sendButton()).toHaveFocus()
  expect(Object.keys(window.sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([])
})

it('sends a business’s message with company, position and the service as it is read', async () => {
  const received = receive()
  const { user, store } = await renderRoute('/contact', { language: 'RU' })
  await user.click(await screen.findByRole('tab', { name: 'Компания' }))
  await user.type(field('Имя и фамилия'), 'Анна')
  await user.type(field('Электронная почта'), 'anna@example.com')
  await user.type(field('Компания'), 'Заря')
  await user.type(field('Ваша должность'), 'Директор')
  const service = screen.getByRole('combobox', { name: 'Услуга' })
  const [, first] = await within(service).findAllByRole('option', { name: /^(?!Выберите|Другой|Загружаем)/ })
  await user.selectOptions(service, first as HTMLElement)
  await user.type(field('Сообщение'), 'Здравствуйте.')
  await user.click(within(screen.getByRole('tabpanel')).getByRole('button', { name: 'Отправить' }))
  await waitFor(() => expect(received).toHaveLength(1))
  expect(received[0]).toMatchObject({
    template_id: 'contact_business',
    template_params: {
      from_company: 'Заря',
      from_position: 'Директор',
      from_service: first?.textContent,
    },
  })
  expect(store.getState().language.current).toBe('RU')
})

it('says what is missing beside each field, near the button and in a toast, and sends nothing', async () => {
  const received = receive()
  const { user } = await renderRoute('/contact')
  await user.click(await screen.findByRole('tab', { name: 'Business' }))
  await user.click(sendButton())
  await waitFor(() => expect(field('First and last name')).toHaveFocus())
  expect(field('First and last name')).toHaveAccessibleDescription('Name is required')
  for (const message of ['Email is required', 'Company name is required', 'Position is required'])
    expect(screen.getByText(message)).toBeInTheDocument()
  expect(screen.getByRole('combobox', { name: 'Service' })).toHaveAccessibleDescription('Service is required')
  expect(screen.getByText('6 fields need your attention.')).toBeInTheDocument()
  expect(await screen.findByText('Some fields are empty or need a correction.')).toBeInTheDocument()
  expect(received).toEqual([])
})

it('refuses an address without a domain before anything is sent', async () => {
  const received = receive()
  const { user } = await renderRoute('/contact')
  await fillIn(user)
  await user.clear(field('Email'))
  await user.type(field('Email'), 'gunesh@')
  await user.click(sendButton())
  await waitFor(() => expect(field('Email')).toHaveFocus())
  expect(field('Email')).toHaveAccessibleDescription('Invalid email address')
  expect(received).toEqual([])
})

it('keeps what was typed in both forms, and which was chosen, through a reload', async () => {
  const first = await renderRoute('/contact')
  await fillIn(first.user)
  await first.user.click(screen.getByRole('tab', { name: 'Business' }))
  expect(field('Message')).toHaveValue('')
  await first.user.type(field('Company'), 'Günəş MMC')
  first.unmount()

  const { user } = await renderRoute('/contact')
  expect(await screen.findByRole('textbox', { name: 'Company' })).toHaveValue('Günəş MMC')
  expect(screen.getByRole('tab', { name: 'Business' })).toHaveAttribute('aria-selected', 'true')
  await user.click(screen.getByRole('tab', { name: 'Customer' }))
  expect(field('Message')).toHaveValue('Salam.')
})

it.each([
  ['451', () => HttpResponse.text('', { status: 451 }), /from a browser controlled by a program/],
  ['403', () => HttpResponse.text('Forbidden', { status: 403 }), /from this email address aren’t accepted/],
  ['429', () => HttpResponse.text('Too Many', { status: 429 }), /Too many messages in a short time/],
  ['no connection', () => HttpResponse.error(), /We couldn’t reach the server/],
  ['a page instead', () => HttpResponse.html('<html>Sign in</html>'), /We couldn’t reach the server/],
  ['500', () => HttpResponse.json({}, { status: 500 }), /We couldn’t send the message/],
])('after %s it says what failed, keeps everything, and sends again', async (_what, answer, texts) => {
  let isDown = true
  const received = receive(() => (isDown ? answer() : HttpResponse.text('OK')))
  const { user } = await renderRoute('/contact')
  await fillIn(user)
  await user.click(sendButton())
  const failure = within(await screen.findByRole('main')).getByRole('alert')
  expect(failure).toHaveTextContent('Your message wasn’t sent')
  expect(failure).toHaveTextContent(texts)
  expect(field('Message')).toHaveValue('Salam.')
  isDown = false
  await user.click(sendButton())
  expect(await screen.findByText(/We answer within two working days, to/)).toBeInTheDocument()
  expect(within(screen.getByRole('main')).queryByRole('alert')).not.toBeInTheDocument()
  expect(received).toHaveLength(2)
})

it('puts the server’s word beside the field that it is about', async () => {
  receive(() =>
    HttpResponse.json({ message: 'Check.', errors: { from_email: 'emailInvalid' } }, { status: 400 }),
  )
  const { user } = await renderRoute('/contact')
  await fillIn(user)
  await user.click(sendButton())
  await waitFor(() => expect(field('Email')).toHaveFocus())
  expect(field('Email')).toHaveAccessibleDescription('Invalid email address')
})

it('takes a typed service when the list cannot be had, and the list when it can again', async () => {
  const received = receive()
  server.use(http.get('*/service_details/', () => HttpResponse.error(), { once: true }))
  const { user } = await renderRoute('/contact')
  await user.click(await screen.findByRole('tab', { name: 'Business' }))
  const typed = await screen.findByRole('textbox', { name: 'Service' })
  await user.type(typed, 'A portal')
  await user.click(screen.getByRole('button', { name: 'Load the list again' }))
  expect(await screen.findByRole('combobox', { name: 'Service' })).toHaveDisplayValue('A portal')
  await fillIn(user)
  await user.type(field('Company'), 'Zarya')
  await user.type(field('Your position'), 'Director')
  await user.click(sendButton())
  await waitFor(() => expect(received[0]?.template_params).toMatchObject({ from_service: 'A portal' }))
})

it('says why the data are asked for, how long they are kept, and where to read more', async () => {
  await renderRoute('/contact')
  const panel = within(await screen.findByRole('tabpanel'))
  expect(panel.getByText(/keep it for 12 months/)).toBeInTheDocument()
  expect(panel.getByRole('link', { name: 'How we handle personal data' })).toHaveAttribute('href', '/privacy')
})
