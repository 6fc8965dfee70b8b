import { HttpResponse, http } from 'msw'
import { memoryStorage } from '#store/persistence/textStorage.ts'
import { setupStore } from '#store/setupStore.ts'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { testEnvironment } from '#testing/testEnvironment.ts'
import { type ContactSending, contactApi } from './contactApi.ts'

const server = mockNetwork()

const customer: ContactSending = {
  kind: 'customer',
  message: { name: 'Günəş Əliyeva', email: 'gunesh@example.com', message: 'Salam.\nSecond line.' },
}

const business: ContactSending = {
  kind: 'business',
  message: { ...customer.message, company: 'Günəş MMC', position: 'Direktor', service: 'Bulud' },
}

const send = (sending: ContactSending, email: Partial<typeof testEnvironment.email> = {}) => {
  const store = setupStore({
    storage: memoryStorage(),
    environment: {
      ...testEnvironment,
      hosts: { ...testEnvironment.hosts, email: 'https://mail.test' },
      email: { ...testEnvironment.email, ...email },
    },
  })
  return store.dispatch(contactApi.endpoints.sendContactMessage.initiate(sending))
}

/** Answers at the configured host, and keeps what arrived. */
function receive(answer: () => Response = () => HttpResponse.text('OK')) {
  const received: unknown[] = []
  server.use(
    http.post('https://mail.test/api/v1.0/email/send', async ({ request }) => {
      received.push(await request.json())
      return answer() as HttpResponse<string>
    }),
  )
  return received
}

const params = {
  to_name: 'Caspora',
  from_name: 'Günəş Əliyeva',
  from_email: 'gunesh@example.com',
  message: 'Salam.\nSecond line.',
}

it('sends the template parameters of a customer to the configured host', async () => {
  const received = receive()
  expect(await send(customer, { userId: 'key', serviceId: 'account' })).toMatchObject({ data: null })
  expect(received).toEqual([
    {
      lib_version: expect.any(String),
      user_id: 'key',
      service_id: 'account',
      template_id: 'contact_customer',
      template_params: params,
    },
  ])
})

it('adds company, position and service for a business', async () => {
  const received = receive()
  await send(business)
  expect(received).toMatchObject([
    {
      template_id: 'contact_business',
      template_params: {
        ...params,
        from_company: 'Günəş MMC',
        from_position: 'Direktor',
        from_service: 'Bulud',
      },
    },
  ])
})

it.each([
  ['the service is driven too often', 429, 'Too Many Requests', 429],
  ['the address is blocked there', 403, 'Forbidden', 403],
  ['the server fails', 503, '<html>', 503],
])('fails with the status when %s', async (_what, status, text, expected) => {
  receive(() => HttpResponse.text(text, { status }))
  expect(await send(customer)).toMatchObject({ error: { status: expected, data: text } })
})

it('fails as a lost connection when there is none, and when a page answers in the place of the server', async () => {
  receive(() => HttpResponse.error())
  expect(await send(customer)).toMatchObject({ error: { status: 'FETCH_ERROR' } })
  receive(() => HttpResponse.html('\n<!doctype html><title>Sign in</title>'))
  expect(await send(customer)).toMatchObject({ error: { status: 'FETCH_ERROR' } })
})

it('gives what the server said of the parameters to the fields of the form', async () => {
  receive(() =>
    HttpResponse.json(
      {
        message: 'Check the fields.',
        errors: { from_email: 'emailInvalid', from_service: 'serviceRequired', to_name: 'nameTooLong' },
      },
      { status: 400 },
    ),
  )
  expect(await send(business)).toMatchObject({
    error: {
      status: 400,
      data: { message: 'Check the fields.', errors: { email: 'emailInvalid', service: 'serviceRequired' } },
    },
  })
})

it('refuses a blocked address and a driven browser before anything leaves', async () => {
  const received = receive()
  expect(await send(customer, { blockList: ['gunesh@example.com'] })).toMatchObject({
    error: { status: 403 },
  })
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue([])
  expect(await send(customer, { blockHeadless: true })).toMatchObject({ error: { status: 451 } })
  jest.restoreAllMocks()
  expect(received).toEqual([])
})

it('lets a second message wait, but not a new try after a failure', async () => {
  const throttled = { throttleMs: 60_000 }
  receive(() => HttpResponse.error())
  expect(await send(customer, throttled)).toMatchObject({ error: { status: 'FETCH_ERROR' } })
  const received = receive()
  expect(await send(customer, throttled)).toMatchObject({ data: null })
  expect(await send(customer, throttled)).toMatchObject({ error: { status: 429 } })
  expect(received).toHaveLength(1)
})
