import { instrument, type LiftedStore } from '@redux-devtools/instrument'
import type { Action } from '@reduxjs/toolkit'
import { delay, HttpResponse, http } from 'msw'
import { baseApi } from '#api/baseApi.ts'
import { memoryStorage } from '#store/persistence/textStorage.ts'
import { setupStore } from '#store/setupStore.ts'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { testEnvironment } from '#testing/testEnvironment.ts'

const server = mockNetwork()

const sent = { password: 'tell-nobody', cv: new File(['tell-nobody'], 'tell-nobody.pdf') }

const heard = jest.fn()

const someApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    send: build.mutation<{ token: string }, typeof sent>({
      query: ({ password }) => ({ url: '/some', method: 'POST', body: { password } }),
      onQueryStarted: (asked, { queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => heard(asked, data),
          () => undefined,
        ),
      invalidatesTags: (answer, _error, asked) => {
        heard(answer, asked)
        return []
      },
    }),
    read: build.query<{ title: string }, number>({ query: (id) => ({ url: `/some/${id}` }) }),
  }),
})

/** A store, everything that its recording holds as text, and what its listeners heard. */
function record() {
  const listened: unknown[] = []
  const store = setupStore({
    environment: testEnvironment,
    storage: memoryStorage(),
    enhancers: [instrument()],
  })
  store.startListening({ predicate: () => true, effect: (action) => void listened.push(action) })
  const { liftedStore } = store as unknown as { liftedStore: LiftedStore<unknown, Action<string>, unknown> }
  return { store, remembered: () => JSON.stringify([liftedStore.getState(), listened]) }
}

it('gives the caller the reply, and records neither arguments nor reply', async () => {
  server.use(http.post('*/some', () => HttpResponse.json({ token: 'tell-nobody' })))
  const { store, remembered } = record()
  const call = store.dispatch(someApi.endpoints.send.initiate(sent))
  expect(remembered()).toContain('"endpointName":"send"')
  expect(await call.unwrap()).toEqual({ token: 'tell-nobody' })
  expect(remembered()).toContain('"status":"fulfilled"')
  expect(remembered()).not.toContain('tell-nobody')
  // The endpoint’s own rules are told everything.
  expect(heard).toHaveBeenCalledWith(sent, { token: 'tell-nobody' })
  expect(heard).toHaveBeenCalledWith({ token: 'tell-nobody' }, sent)
})

it('records the status of a rejected call; only the caller gets its texts', async () => {
  const error = { message: 'tell-nobody', errors: { password: 'tell-nobody' } }
  server.use(http.post('*/some', () => HttpResponse.json(error, { status: 400 })))
  const { store, remembered } = record()
  const call = store.dispatch(someApi.endpoints.send.initiate(sent))
  expect(await call).toMatchObject({ error: { status: 400, data: error } })
  const state = someApi.endpoints.send.select(call.requestId)(store.getState())
  expect(state).toMatchObject({ isError: true, error: { status: 400 } })
  expect(remembered()).not.toContain('tell-nobody')
})

it('records nothing of an aborted call', async () => {
  server.use(http.post('*/some', () => delay('infinite')))
  const { store, remembered } = record()
  const call = store.dispatch(someApi.endpoints.send.initiate(sent))
  call.abort()
  expect((await call).error).toBeDefined()
  expect(remembered()).toContain('executeMutation/rejected')
  expect(remembered()).not.toContain('tell-nobody')
})

it('keeps query results: pages render them', async () => {
  server.use(http.get('*/some/7', () => HttpResponse.json({ title: 'Seven' })))
  const { store, remembered } = record()
  await store.dispatch(someApi.endpoints.read.initiate(7))
  expect(someApi.endpoints.read.select(7)(store.getState()).data).toEqual({ title: 'Seven' })
  expect(remembered()).toContain('"originalArgs":7')
  expect(remembered()).not.toContain('baseQueryMeta')
})
