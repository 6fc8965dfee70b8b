import type { AvailabilityAnswer, AvailabilityQuestion } from '@atrium/contract/meetings'
import { act, renderHook, waitFor } from '@testing-library/react'
import { type HttpResponse, http } from 'msw'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { languageChosen } from '#slices/languageSlice.ts'
import { memoryStorage } from '#store/persistence/textStorage.ts'
import { setupStore } from '#store/setupStore.ts'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { testEnvironment } from '#testing/testEnvironment.ts'
import { useAvailability } from './useAvailability.ts'

const server = mockNetwork()

beforeEach(() => {
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'performance'],
  })
})
afterEach(() => jest.useRealTimers())

const question = { people: ['Rauf Əliyev'], day: '2026-11-24', start: '11:00', end: '12:00' }

/** Busy until 13:00, free after it. */
const answerTo = ({ people, start }: AvailabilityQuestion): AvailabilityAnswer => ({
  people: people.map((name) => ({ name, state: start < '13:00' ? 'busy' : 'free', isSelf: false, busy: [] })),
  next: [{ day: '2026-11-24', start: '13:00', end: '14:00' }],
})

function ask(first: Partial<AvailabilityQuestion>) {
  const asked: unknown[] = []
  const languages: unknown[] = []
  let hold: Promise<void> | undefined
  let answers: (body: AvailabilityQuestion) => Response = (body) => Response.json(answerTo(body))
  server.use(
    http.post('*/api/v1/availability/', async ({ request }) => {
      const body = (await request.json()) as AvailabilityQuestion
      asked.push(body)
      languages.push(request.headers.get('accept-language'))
      await hold
      return answers(body) as HttpResponse<string>
    }),
  )
  const store = setupStore({ environment: testEnvironment, storage: memoryStorage() })
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const view = renderHook(useAvailability, { wrapper, initialProps: first })
  return {
    asked,
    languages,
    store,
    type: view.rerender,
    now: () => view.result.current,
    /** The network answers no call until what is returned is called. */
    hold: () => {
      let go = () => {}
      hold = new Promise((resolve) => {
        go = resolve
      })
      return go
    },
    answerWith: (change: typeof answers) => {
      answers = change
    },
    becomes: (status: string) => waitFor(() => expect(view.result.current.status).toBe(status)),
  }
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

it.each([
  {},
  { ...question, day: '' },
  { ...question, day: '2026-02-31' },
  { ...question, start: '9' },
  { ...question, end: '11:00' },
  { ...question, end: '18:30' },
])('asks nothing while %j is no span of the working hours', async (typed) => {
  const { asked, now } = ask(typed)
  await pass(5000)
  expect(now()).toMatchObject({ status: 'idle' })
  expect(now().answer).toBeUndefined()
  expect(asked).toEqual([])
})

it('one call follows a pause in typing (debounce), with the last input', async () => {
  const { asked, type, now, becomes } = ask(question)
  await pass(399)
  type({ ...question, people: ['Rauf Əliyev', 'Aysel Kərimova'] })
  await pass(399)
  expect(asked).toEqual([])
  expect(now().status).toBe('checking')
  await pass(1)
  await becomes('known')
  expect(asked).toEqual([{ ...question, people: ['Rauf Əliyev', 'Aysel Kərimova'] }])
  expect(now().answer?.people.map(({ state }) => state)).toEqual(['busy', 'busy'])
})

it('keeps the answer before while the next one is on its way, and none for a span that is none', async () => {
  const { hold, type, now, becomes } = ask({ ...question, exceptId: 'one' })
  await becomes('known')
  const go = hold()
  type({ ...question, start: '13:00', end: '14:00' })
  expect(now()).toMatchObject({ status: 'checking', answer: { people: [{ state: 'busy' }] } })
  await pass(1000)
  expect(now()).toMatchObject({ status: 'checking', answer: { people: [{ state: 'busy' }] } })
  go()
  await becomes('known')
  expect(now().answer?.people).toMatchObject([{ name: 'Rauf Əliyev', state: 'free', isSelf: false }])
  type({ ...question, end: '' })
  expect(now().status).toBe('idle')
  expect(now().answer).toBeUndefined()
})

it('a failure hides the earlier availability, and Retry fetches the availability again', async () => {
  const { asked, answerWith, type, now, becomes } = ask(question)
  await becomes('known')
  answerWith(() => new Response('no', { status: 500 }))
  type({ ...question, start: '11:15' })
  await becomes('failed')
  expect(now().answer).toBeUndefined()
  answerWith((body) => Response.json(answerTo(body)))
  act(() => now().retry())
  await becomes('known')
  expect(asked).toHaveLength(3)
})

it('asks again in another language: the holiday has a name in each', async () => {
  const { languages, store, becomes } = ask(question)
  await becomes('known')
  act(() => void store.dispatch(languageChosen('AZ')))
  await becomes('checking')
  await becomes('known')
  expect(languages).toEqual(['en', 'az'])
})
