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

/** Milliseconds: a day has many moments, and a machine may be busy with other things. */
const timeoutMs = 900_000

const toasts = () => screen.queryAllByLabelText(/^(Close the message|Закрыть сообщение)$/)

const isAnswered = ({ api }: RootState, name: string) =>
  Object.values(api.queries).some((query) => query?.endpointName === name && query.data)

/** The moment after an action looks as it did when it was lived; what was still awaited then is awaited again. */
async function looksLived(state: RootState | undefined, lived: WorkingDay['lived'], page: DayPage) {
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

/** Looks at all these moments on each page, forwards on one and backwards on the other. */
async function lookAtMoments(store: WorkingDay['store'], lived: WorkingDay['lived'], moments: number[]) {
  const states = recordedStates(store)
  const firstSignedIn = states.findIndex(({ auth }) => auth.user)
  for (const [page, link, heading] of pages) {
    await jumpTo(store, firstSignedIn)
    await follow(link, heading)
    for (const index of moments) {
      await jumpTo(store, index)
      await looksLived(states[index], lived, page)
    }
    moments.reverse()
  }
}

interface Recorded {
  day: WorkingDay
  files: ReturnType<typeof exportRecording>
  /** What the server has answered to the login. */
  heard: unknown[]
  /** What stood on the console. */
  printed: unknown[]
}

let recorded: Recorded | undefined

/** The day, lived once for all tests of this file; it may have been looked at before. */
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
  // Whatever the day still had to do is done.
  await act(() => jest.advanceTimersByTimeAsync(60_000))
  const printed = said.flatMap((spy) => spy.mock.calls)
  for (const spy of said) spy.mockRestore()
  server.events.removeAllListeners()
  recorded = { day, files: exportRecording(day.store), heard, printed }
  return recorded
}

it(
  'every moment of a working day looks as it did, on each page, and looking does nothing',
  async () => {
    const { store, lived, kept } = (await workingDay()).day
    const states = recordedStates(store)
    const before = kept()
    expect(before).toMatchObject({ language: 'RU' })
    const calls = countCalls()
    // The last one is the present.
    await lookAtMoments(store, lived, [...states.keys()].slice(0, -1))
    await act(() => jest.advanceTimersByTimeAsync(60_000))
    await jumpToEnd(store)
    await looksLived(states.at(-1), lived, 'login')
    await act(() => jest.advanceTimersByTimeAsync(60_000))
    expect(calls).toEqual([])
    expect(kept()).toEqual(before)
    const { actionsById } = liftedStoreOf(store).getState()
    const added = Object.values(actionsById).slice(states.length)
    // The cache notes who reads it; nobody did anything.
    expect(added.filter(({ action }) => !/^(api|__rtkq)\//.test(action.type))).toEqual([])
  },
  timeoutMs,
)

it.each(['whole', 'short'] as const)(
  'a fresh application shows the same of an exported file (%s), calls nobody and keeps nothing of it',
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
    await looksLived(recordedStates(store).at(-1), day.lived, 'login')
    // One moment of each kind.
    const kinds = new Map(
      recordedStates(store).map((state, index) => [
        keyOf(state, 'calendar') + keyOf(state, 'requests'),
        index,
      ]),
    )
    await lookAtMoments(store, day.lived, [...kinds.values()])
    await act(() => jest.advanceTimersByTimeAsync(60_000))
    expect(calls).toEqual([])
    expect(kept()).toEqual(before)
  },
  timeoutMs,
)

it(
  'no recorded action or state holds the password or the token; the message stays out of what the tools are sent',
  async () => {
    const { files, heard, printed } = await workingDay()
    const [{ token }] = heard as [{ token: string }]
    expect(token.length).toBeGreaterThan(20)
    const { password, message } = dayTexts
    for (const texts of [password, token]) {
      expect(files.whole).not.toContain(texts)
      expect(files.short).not.toContain(texts)
    }
    // It must survive a reload, so the state has it.
    expect(files.whole).toContain(message)
    expect(files.short).not.toContain(message)
    expect(files.short).toContain('"message":"‹hidden›"')
    for (const texts of [password, token, message])
      expect(inspect(printed, { depth: 20 })).not.toContain(texts)
  },
  timeoutMs,
)
