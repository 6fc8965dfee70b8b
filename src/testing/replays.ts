import { ActionCreators, type LiftedStore } from '@redux-devtools/instrument'
import type { Action } from '@reduxjs/toolkit'
import { act } from '@testing-library/react'
import { server } from '#mocks/server.ts'
import { devToolsOptions } from '#store/devtools/devTools.ts'
import type { RootState } from '#store/rootReducer.ts'
import type { AppStore } from '#store/setupStore.ts'

type Lifted = LiftedStore<RootState, Action<string>, null>

/** The DevTools' own store around one of the application. */
export const liftedStoreOf = (store: object): Lifted => (store as { liftedStore: Lifted }).liftedStore

/** The state after each recorded action. */
export const recordedStates = (store: AppStore): RootState[] =>
  liftedStoreOf(store)
    .getState()
    .computedStates.map(({ state }) => state)

/** Shows the moment after a recorded action, as a press on Jump does. */
export const jumpTo = (store: AppStore, index: number): Promise<void> =>
  act(async () => void liftedStoreOf(store).dispatch(ActionCreators.jumpToState(index)))

/** Shows the last moment of a recording. */
export const jumpToEnd = (store: AppStore): Promise<void> => jumpTo(store, recordedStates(store).length - 1)

/** The two ways in which a recording is written to a file: all that the tools know, or as their extension does. */
export function exportRecording(store: AppStore): { whole: string; short: string } {
  const lifted = liftedStoreOf(store).getState()
  const [, ...ids] = lifted.stagedActionIds
  const { replacer } = devToolsOptions.serialize
  return {
    whole: JSON.stringify(lifted),
    short: JSON.stringify(
      { payload: ids.map((id) => lifted.actionsById[id]?.action), preloadedState: lifted.committedState },
      replacer,
    ),
  }
}

/** Reads such a file, as a press on Import does. */
export function importRecording(store: AppStore, text: string): Promise<void> {
  const read = JSON.parse(text)
  const file = read.payload
    ? { nextLiftedState: read.payload, preloadedState: read.preloadedState }
    : { nextLiftedState: read }
  return act(async () => void liftedStoreOf(store).dispatch({ type: 'IMPORT_STATE', ...file }))
}

/** Every call that leaves the page from here on. */
export function countCalls(): string[] {
  const calls: string[] = []
  server.events.on('request:start', ({ request }) => void calls.push(`${request.method} ${request.url}`))
  return calls
}
