import { staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { ActionCreators, instrument } from '@redux-devtools/instrument'
import { HttpResponse, http } from 'msw'
import { baseApi } from '#api/baseApi.ts'
import { careersApi } from '#api/careersApi.ts'
import { contactApi } from '#api/contactApi.ts'
import { languageChosen, selectLanguage } from '#slices/languageSlice.ts'
import { createRecordEngine } from '#store/persistence/openRecords.ts'
import { restoreState } from '#store/persistence/persistence.ts'
import { memoryStorage } from '#store/persistence/textStorage.ts'
import { setupStore } from '#store/setupStore.ts'
import { staffSlices } from '#store/staffSlices.ts'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { idle, until } from '#testing/openSync.ts'
import { countCalls, exportRecording, liftedStoreOf } from '#testing/replays.ts'
import { testEnvironment } from '#testing/testEnvironment.ts'

const server = mockNetwork()
const [leyla] = staffSamples.map(staffUserSample) as [ReturnType<typeof staffUserSample>]

const someApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    some: build.query<string, void>({ query: () => ({ url: '/read' }) }),
    sendSome: build.mutation<string, void>({ query: () => ({ url: '/send', method: 'POST' }) }),
  }),
})

/** A store under the DevTools, over a storage in which every access is noted. */
async function openStore(kept: Record<string, string> = {}, records: Record<string, object> = {}) {
  const memory = memoryStorage()
  for (const [key, text] of Object.entries(kept)) memory.setItem(key, text)
  const storage = {
    getItem: jest.fn(memory.getItem),
    setItem: jest.fn(memory.setItem),
    removeItem: jest.fn(memory.removeItem),
  }
  const database = {
    read: jest.fn(async (place: string) => new Map(Object.entries(records[place] ?? {}))),
    write: jest.fn(async () => undefined),
    remove: jest.fn(async () => undefined),
    listen: () => undefined,
  }
  const store = setupStore({
    environment: testEnvironment,
    storage,
    openRecords: async (_version, parts) => createRecordEngine({ ...parts, database }),
    enhancers: [instrument()],
  })
  await restoreState(store)
  const lifted = liftedStoreOf(store)
  return {
    store,
    storage,
    database,
    lifted,
    language: () => selectLanguage(store.getState()),
    jump: (index: number) => lifted.dispatch(ActionCreators.jumpToState(index)),
    jumpToEnd: () =>
      lifted.dispatch(ActionCreators.jumpToState(lifted.getState().stagedActionIds.length - 1)),
    /** What was read and written by now, told once. */
    async touched() {
      await idle()
      const calls = [storage.getItem, storage.setItem, storage.removeItem].map(({ mock }) => [...mock.calls])
      jest.clearAllMocks()
      return calls.flat()
    },
  }
}

it('restores added slices although the tools replay all actions; leaves the others alone', async () => {
  const weekRange = { '#version': 2, state: '{"day":"2026-11-28","span":"week"}' }
  const { store, database, touched } = await openStore(
    { staff_user: JSON.stringify(leyla), language: 'RU' },
    { [`weekRange/${leyla.id}`]: weekRange },
  )
  store.dispatch(languageChosen('EN'))
  expect(await touched()).toContainEqual(['language', 'EN'])
  await store.addSlices(staffSlices)
  expect(store.getState()).toMatchObject({ language: { current: 'EN' }, weekRange: { day: '2026-11-28' } })
  expect(database.read).toHaveBeenCalledWith(`weekRange/${leyla.id}`)
  expect(await touched()).toEqual([])
})

it('a jump stores nothing; the last dispatched state stays stored', async () => {
  const { store, storage, jump, language, touched } = await openStore()
  store.dispatch(languageChosen('AZ'))
  store.dispatch(languageChosen('RU'))
  await touched()
  jump(0)
  expect(language()).toBe('EN')
  expect(await touched()).toEqual([])
  expect(storage.getItem('language')).toBe('RU')
})

it('drops a person’s actions during a replay', async () => {
  const { store, jump, jumpToEnd, language, touched } = await openStore()
  store.dispatch(languageChosen('RU'))
  await touched()
  jump(1)
  store.dispatch(languageChosen('EN'))
  jumpToEnd()
  expect(language()).toBe('RU')
  expect(await touched()).toEqual([])
  store.dispatch(languageChosen('EN'))
  expect(language()).toBe('EN')
  expect(await touched()).toContainEqual(['language', 'EN'])
})

it.each(['whole', 'short'] as const)(
  'a recording of elsewhere (%s) is looked at, and nothing else',
  async (form) => {
    const other = await openStore()
    other.store.dispatch(languageChosen('RU'))
    const file = JSON.parse(exportRecording(other.store)[form])
    const { store, lifted, language, touched } = await openStore({ language: 'EN' })
    await touched()
    const nextLiftedState = file.payload ?? file
    lifted.dispatch({ type: 'IMPORT_STATE', nextLiftedState, preloadedState: file.preloadedState })
    expect(language()).toBe('RU')
    expect(store.isReplaying()).toBe(true)
    store.dispatch(languageChosen('AZ'))
    expect(language()).toBe('RU')
    expect(await touched()).toEqual([])
  },
)

it.each([
  ['is paused', () => ActionCreators.pauseRecording(true)],
  ['is committed', () => ActionCreators.commit()],
  ['has an action left out', () => ActionCreators.toggleAction(1)],
])('goes on after a recording that %s', async (_how, action) => {
  const { store, lifted, language } = await openStore()
  store.dispatch(languageChosen('RU'))
  lifted.dispatch(action())
  expect(store.isReplaying()).toBe(false)
  store.dispatch(languageChosen('EN'))
  expect(language()).toBe('EN')
})

it('a query waits for the end of the replay, and is sent if a page still needs it', async () => {
  server.use(http.get('*/read', () => HttpResponse.json('read')))
  const calls = countCalls()
  const { store, jump, jumpToEnd } = await openStore()
  const { initiate, select } = someApi.endpoints.some
  store.dispatch(languageChosen('RU'))
  jump(1)
  const needed = store.dispatch(initiate())
  await idle()
  expect(calls).toEqual([])
  jumpToEnd()
  await until(() => select()(store.getState()).data === 'read')
  needed.unsubscribe()

  jump(1)
  store.dispatch(initiate(undefined, { forceRefetch: true })).unsubscribe()
  jumpToEnd()
  await until(() => select()(store.getState()).isError)
  expect(calls).toHaveLength(1)
})

it('sends nothing during a replay, by any way', async () => {
  const calls = countCalls()
  const { store, jump } = await openStore()
  store.dispatch(languageChosen('RU'))
  jump(1)
  const person = { first_name: 'A', last_name: 'B', email: 'a@caspora.example', phone: '' }
  const application = { ...person, message: 'C', cv: new File([], 'cv.pdf') }
  const message = { name: 'A', email: 'a@caspora.example', message: 'B' }
  const answers = await Promise.all([
    store.dispatch(someApi.endpoints.sendSome.initiate()),
    store.dispatch(contactApi.endpoints.sendContactMessage.initiate({ kind: 'customer', message })),
    store.dispatch(
      careersApi.endpoints.sendGeneralApplication.initiate({ application, onProgress: () => {} }),
    ),
  ])
  for (const { error } of answers) expect(error).toMatchObject({ status: 'FETCH_ERROR' })
  expect(calls).toEqual([])
})
