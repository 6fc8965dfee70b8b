import type { OffDayParams } from '@atrium/contract/leave'
import { HttpResponse, http } from 'msw'
import { constants } from '#config/constants.ts'
import { memoryStorage } from '#store/persistence/textStorage.ts'
import { setupStore } from '#store/setupStore.ts'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { testEnvironment } from '#testing/testEnvironment.ts'
import { leaveApi } from './leaveApi.ts'

const server = mockNetwork()

const params: OffDayParams = {
  to_email: 'people@caspora.example',
  to_name: 'Caspora',
  from_name: 'Leyla Əliyeva',
  from_email: 'leyla.aliyeva@caspora.example',
  dates: '24.11.2026',
  startTime: '',
  endTime: '',
  message: 'Salam.',
}

/** Sends to an e-mail service of another host, which answers so. */
async function send(answer: () => Response) {
  const received: unknown[] = []
  server.use(
    http.post('https://mail.test/api/v1.0/email/send', async ({ request }) => {
      received.push(await request.json())
      return answer() as HttpResponse<string>
    }),
  )
  const { hosts, email } = testEnvironment
  const store = setupStore({
    storage: memoryStorage(),
    environment: {
      ...testEnvironment,
      hosts: { ...hosts, email: 'https://mail.test' },
      email: {
        ...email,
        serviceId: 'account',
        userId: 'key',
        templates: { ...email.templates, offDay: 'leave' },
      },
    },
  })
  const outcome = await store.dispatch(leaveApi.endpoints.sendOffDayRequest.initiate(params))
  return { received, outcome }
}

it('sends to the configured host, account and template', async () => {
  const { received, outcome } = await send(() => HttpResponse.text('OK'))
  expect(outcome).not.toHaveProperty('error')
  expect(received).toEqual([
    { service_id: 'account', user_id: 'key', template_id: 'leave', template_params: params },
  ])
})

it.each([
  ['an empty answer', () => new HttpResponse(null, { status: 204 })],
  ['JSON', () => HttpResponse.json({ ok: true })],
])('takes %s of 2xx for a success', async (_what, answer) => {
  expect((await send(answer)).outcome).not.toHaveProperty('error')
})

it.each([
  ['a page of 200', () => HttpResponse.html(' <!doctype html>'), { status: 'PARSING_ERROR' }],
  [
    'a text of 403',
    () => HttpResponse.text('Forbidden', { status: 403 }),
    { status: 403, data: 'Forbidden' },
  ],
  [
    'a refusal',
    () => HttpResponse.json({ message: 'No.', errors: { dates: 'datesRequired' } }, { status: 400 }),
    { status: 400, data: { message: 'No.', errors: { dates: 'datesRequired' } } },
  ],
  ['no answer', () => HttpResponse.error(), { status: 'FETCH_ERROR' }],
])('takes %s for a failure', async (_what, answer, error) => {
  expect((await send(answer)).outcome.error).toMatchObject(error)
})

describe('the list of requests', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'performance', 'queueMicrotask', 'setImmediate'] })
  })
  afterEach(() => jest.useRealTimers())

  /** How often the list is asked for after a request that is answered so. */
  async function askedAfter(answer: (arrived: () => void) => Promise<Response>): Promise<number> {
    const asked = jest.fn(() => HttpResponse.json([]))
    server.use(http.get('*/api/v1/off-days/', asked))
    const arrived = new Promise<void>((resolve) =>
      server.use(http.post('*/email/send', async () => (await answer(resolve)) as HttpResponse<string>)),
    )
    const store = setupStore({ storage: memoryStorage(), environment: testEnvironment })
    const list = store.dispatch(leaveApi.endpoints.listOffDayRequests.initiate())
    await list
    const sent = store.dispatch(leaveApi.endpoints.sendOffDayRequest.initiate(params))
    await arrived
    await jest.advanceTimersByTimeAsync(constants.calls.answerMs)
    await sent
    await store.dispatch(leaveApi.util.getRunningQueryThunk('listOffDayRequests', undefined))
    list.unsubscribe()
    return asked.mock.calls.length - 1
  }

  it('is asked for again when a request may have arrived, and not when it was refused', async () => {
    const late = await askedAfter((arrived) => {
      arrived()
      return new Promise(() => undefined)
    })
    const refused = await askedAfter(async (arrived) => {
      arrived()
      return HttpResponse.json({ message: 'No.' }, { status: 400 })
    })
    expect({ late, refused }).toEqual({ late: 1, refused: 0 })
  })
})
