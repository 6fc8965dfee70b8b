import { inspect } from 'node:util'
import { instrument } from '@redux-devtools/instrument'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { RootState } from '#store/rootReducer.ts'
import { onMeetingForm } from '#testing/meetingForm.ts'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { type DayPage, keyOf, pageShown, screenShown } from '#testing/momentShown.ts'
import { renderRoute } from '#testing/renderRoute.tsx'
import {
  countCalls,
  exportRecording,
  importRecording,
  jumpTo,
  jumpToEnd,
  liftedStoreOf,
  recordedStates,
} from '#testing/replays.ts'
import { onScheduleDay } from '#testing/schedule.ts'
import { dayTexts, follow, liveWorkingDay, type WorkingDay, watchedStorage } from '#testing/workingDay.ts'

const server = mockNetwork()
onScheduleDay()
onMeetingForm()

/** Milliseconds: a day has many states, and a machine may be busy. */
const timeoutMs = 900_000

const toasts = () => screen.queryAllByLabelText(/^(Close the message|Закрыть сообщение)$/)

const isAnswered = ({ api }: RootState, name: string) =>
  Object.values(api.queries).some((query) => query?.endpointName === name && query.data)

/** Expects a recorded state to render as it did live; requests that were pending then are pending again. */
async function expectSameRender(state: RootState | undefined, lived: WorkingDay['lived'], page: DayPage) {
  const wanted = state && lived.get(keyOf(state, page))
  if (!wanted) throw new Error('This moment was never looked at on this page.')
  const isWhole = isAnswered(state, 'getSchedule')
  await waitFor(() => expect(screenShown()).toEqual(isWhole ? wanted : { ...wanted, meetings: null }))
  expect(pageShown()).toBe(state.auth.user ? page : 'login')
  expect(toasts()).toEqual([])
}

const pages = [
  ['calendar', 'Calendar', 'Corporate Calendar'],
  ['requests', 'Off Day Request', 'Off Day Request'],
] as const

/** Renders these states on each page, in forward order on one and in reverse on the other. */
async function replayStates(store: WorkingDay['store'], lived: WorkingDay['lived'], moments: number[]) {
  const states = recordedStates(store)
  const firstSignedIn = states.findIndex(({ auth }) => auth.user)
  for (const [page, link, heading] of pages) {
    await jumpTo(store, firstSignedIn)
    await follow(link, heading)
    for (const index of moments) {
      await jumpTo(store, index)
      await expectSameRender(states[index], lived, page)
    }
    moments.reverse()
  }
}

interface Recorded {
  day: WorkingDay
  files: ReturnType<typeof exportRecording>
  /** The server's answer to the login. */
  heard: unknown[]
  /** The output on the console. */
  printed: unknown[]
}

let recorded: Recorded | undefined

/** The recorded day, created once for all tests of this file; earlier tests may have replayed it. */
async function workingDay() {
  if (recorded) return recorded
  const heard: unknown[] = []
  server.events.on('response:mocked', async ({ request, response }) => {
    if (request.url.endsWith('/login/')) heard.push(await response.clone().json())
  })
  const said = (['debug', 'log', 'info', 'warn', 'error'] as const).map((way) =>
    jest.spyOn(console, way).mockImplementation(() => undefined),
  )
  const day = await liveWorkingDay()
  for (const close of toasts()) fireEvent.click(close)
  await waitFor(() => expect(toasts()).toEqual([]))
  // Pending work of the day ends.
  await act(() => jest.advanceTimersByTimeAsync(60_000))
  const printed = said.flatMap((spy) => spy.mock.calls)
  for (const spy of said) spy.mockRestore()
  server.events.removeAllListeners()
  recorded = { day, files: exportRecording(day.store), heard, printed }
  return recorded
}

it(
  'every state of a working day renders as it did live, on each page, without side effects',
  async () => {
    const { store, lived, kept } = (await workingDay()).day
    const states = recordedStates(store)
    const before = kept()
    expect(before).toMatchObject({ language: 'RU' })
    const calls = countCalls()
    // The last state is the present one.
    await replayStates(store, lived, [...states.keys()].slice(0, -1))
    await act(() => jest.advanceTimersByTimeAsync(60_000))
    await jumpToEnd(store)
    await expectSameRender(states.at(-1), lived, 'login')
    await act(() => jest.advanceTimersByTimeAsync(60_000))
    expect(calls).toEqual([])
    expect(kept()).toEqual(before)
    const { actionsById } = liftedStoreOf(store).getState()
    const added = Object.values(actionsById).slice(states.length)
    // The cache of queries records its subscribers; nothing else is dispatched.
    expect(added.filter(({ action }) => !/^(api|__rtkq)\//.test(action.type))).toEqual([])
  },
  timeoutMs,
)

it.each(['whole', 'short'] as const)(
  'a new application renders the same from an exported file (%s), without requests and without storing anything',
  async (form) => {
    const { day, files } = await workingDay()
    const { storage, kept } = watchedStorage()
    const { store } = await renderRoute('/staff/login', {
      language: 'AZ',
      enhancers: [instrument()],
      storage,
    })
    await act(() => jest.advanceTimersByTimeAsync(1000))
    const before = kept()
    const calls = countCalls()
    await importRecording(store, files[form])
    await expectSameRender(recordedStates(store).at(-1), day.lived, 'login')
    // One state of each kind.
    const kinds = new Map(
      recordedStates(store).map((state, index) => [
        keyOf(state, 'calendar') + keyOf(state, 'requests'),
        index,
      ]),
    )
    await replayStates(store, day.lived, [...kinds.values()])
    await act(() => jest.advanceTimersByTimeAsync(60_000))
    expect(calls).toEqual([])
    expect(kept()).toEqual(before)
  },
  timeoutMs,
)

it(
  'no recorded action or state contains the password or the token; the message is hidden from the DevTools',
  async () => {
    const { files, heard, printed } = await workingDay()
    const [{ token }] = heard as [{ token: string }]
    expect(token.length).toBeGreaterThan(20)
    const { password, message } = dayTexts
    for (const texts of [password, token]) {
      expect(files.whole).not.toContain(texts)
      expect(files.short).not.toContain(texts)
    }
    // It must survive a reload, so it is in the state.
    expect(files.whole).toContain(message)
    expect(files.short).not.toContain(message)
    expect(files.short).toContain('"message":"‹hidden›"')
    for (const texts of [password, token, message])
      expect(inspect(printed, { depth: 20 })).not.toContain(texts)
  },
  timeoutMs,
)
