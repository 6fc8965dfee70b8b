import { http } from 'msw'
import { constants } from '#config/constants.ts'
import { memoryStorage } from '#store/persistence/textStorage.ts'
import { setupStore } from '#store/setupStore.ts'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { testEnvironment } from '#testing/testEnvironment.ts'
import { contactApi } from './contactApi.ts'
import { meetingsApi } from './meetingsApi.ts'
import { newsletterApi } from './newsletterApi.ts'
import { translationsApi } from './translationsApi.ts'

const server = mockNetwork()

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'performance', 'queueMicrotask', 'setImmediate'] })
})

afterEach(() => jest.useRealTimers())

/** Nobody answers there; resolves when the call has arrived. */
const swallow = (path: string) =>
  new Promise<void>((arrived) =>
    server.use(
      http.all(path, () => {
        arrived()
        return new Promise<never>(() => {})
      }),
    ),
  )

const { answerMs, uploadMs } = constants.calls

const contactMessage = {
  kind: 'customer',
  message: { name: 'Günəş', email: 'gunesh@example.com', message: 'Salam.' },
} as const

it.each([
  {
    what: 'a form',
    path: '*/api/subscribe/',
    action: newsletterApi.endpoints.subscribe.initiate({ email: 'gunesh@example.com' }),
    ms: answerMs,
  },
  {
    what: 'a message to the e-mail service',
    path: '*/email/send',
    action: contactApi.endpoints.sendContactMessage.initiate(contactMessage),
    ms: answerMs,
  },
  {
    what: 'a file that leaves unwatched, later,',
    path: '*/attachments/*',
    action: meetingsApi.endpoints.uploadAttachment.initiate({ id: 'a', file: new File(['x'], 'x.txt') }),
    ms: uploadMs,
  },
])('$what is given up when no answer comes in time', async ({ path, action, ms }) => {
  const arrived = swallow(path)
  const store = setupStore({ storage: memoryStorage(), environment: testEnvironment })
  const ended = jest.fn()
  void store
    .dispatch(action as ReturnType<typeof contactApi.endpoints.sendContactMessage.initiate>)
    .then(ended)
  await arrived
  await jest.advanceTimersByTimeAsync(ms - 1000)
  expect(ended).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1000)
  expect(ended).toHaveBeenCalledWith(
    expect.objectContaining({ error: expect.objectContaining({ status: 'TIMEOUT_ERROR' }) }),
  )
})

it('the texts are given up sooner, since they are tried again', async () => {
  const arrived = swallow('*/Locales/az/common.json')
  const store = setupStore({ storage: memoryStorage(), environment: testEnvironment })
  const call = store.dispatch(translationsApi.endpoints.getTranslations.initiate({ lng: 'az', ns: 'common' }))
  await arrived
  await jest.advanceTimersByTimeAsync(constants.translations.answerMs)
  expect((await call).error).toMatchObject({ status: 'TIMEOUT_ERROR' })
})
