import { staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { ActionCreators, instrument, type LiftedStore } from '@redux-devtools/instrument'
import type { Action } from '@reduxjs/toolkit'
import { REHYDRATE } from 'redux-persist'
import { baseApi } from '#api/baseApi.ts'
import { selectStaffUser, sessionExpired, signedIn, signedOut } from '#slices/authSlice.ts'
import { languageChosen } from '#slices/languageSlice.ts'
import { testEnvironment } from '#testing/testEnvironment.ts'
import { memoryStorage } from './persistence/textStorage.ts'
import { setupStore } from './setupStore.ts'

const [leyla, rauf] = staffSamples.map(staffUserSample) as [
  ReturnType<typeof staffUserSample>,
  ReturnType<typeof staffUserSample>,
]

/** Something that only the signed-in person may see. */
const ownApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getOwn: build.query<string, void>({ queryFn: () => ({ data: 'Leyla’s own' }) }),
  }),
})

/** A store in which Leyla is signed in and has read something of hers. */
async function openedByLeyla() {
  const forget = jest.fn()
  const store = setupStore({
    environment: testEnvironment,
    storage: memoryStorage(),
    clearUserData: forget,
    enhancers: [instrument()],
  })
  store.dispatch(signedIn(leyla))
  await store.dispatch(ownApi.endpoints.getOwn.initiate())
  const cached = () => JSON.stringify(store.getState().api.queries)
  expect(cached()).toContain('Leyla’s own')
  forget.mockClear()
  return { store, forget, cached }
}

it.each([
  ['she signs out', signedOut()],
  ['somebody else signs in', signedIn(rauf)],
  [
    'she signs out in another tab',
    { type: REHYDRATE, key: 'staff_user', payload: { user: null, isExpired: false } },
  ],
  [
    'somebody else signs in in another tab',
    { type: REHYDRATE, key: 'staff_user', payload: { user: rauf, isExpired: false } },
  ],
])('leaves nothing of a person when %s', async (_how, action: Action) => {
  const { store, forget, cached } = await openedByLeyla()
  store.dispatch(action)
  expect(selectStaffUser(store.getState())?.id).not.toBe(leyla.id)
  expect(cached()).toBe('{}')
  expect(forget).toHaveBeenCalledTimes(1)
})

it('keeps answers when the session expires, the same person signs in again, or something else changes', async () => {
  const { store, forget, cached } = await openedByLeyla()
  store.dispatch(sessionExpired())
  store.dispatch(signedIn({ ...leyla, lastName: 'Məmmədova' }))
  store.dispatch(languageChosen('AZ'))
  expect(cached()).toContain('Leyla’s own')
  expect(forget).not.toHaveBeenCalled()
})

it('a jump in the DevTools shows the earlier state and resets nothing', async () => {
  const { store, forget } = await openedByLeyla()
  const { liftedStore } = store as unknown as { liftedStore: LiftedStore<unknown, Action<string>, unknown> }
  liftedStore.dispatch(ActionCreators.jumpToState(0))
  expect(selectStaffUser(store.getState())).toBeNull()
  liftedStore.dispatch(ActionCreators.jumpToState(liftedStore.getState().computedStates.length - 1))
  expect(selectStaffUser(store.getState())?.id).toBe(leyla.id)
  expect(JSON.stringify(store.getState().api.queries)).toContain('Leyla’s own')
  expect(forget).not.toHaveBeenCalled()
})
