import { isAction, type Middleware, type Reducer } from '@reduxjs/toolkit'
import { FLUSH, PAUSE, PERSIST, PURGE } from 'redux-persist'

/** What the DevTools put around a store: the recorded actions, and the one whose state is shown. */
interface Recorded {
  liftedStore?: {
    subscribe: (listener: () => void) => () => void
    getState: () => {
      actionsById: Record<number, { action: unknown }>
      stagedActionIds: readonly number[]
      currentStateIndex: number
      isPaused: boolean
    }
  }
}

/** Commands to the storage: nothing of them is state. */
const commands: readonly string[] = [FLUSH, PAUSE, PERSIST, PURGE]

/** The cache goes on while a replay is looked at, and the storage is still read; what a person does is not done. */
const isHousekeeping = (type: string) => /^(api|__rtkq|persist)\//.test(type)

export interface Replay {
  /** Whether a state is only looked at: an earlier one, or one of a recording that was made elsewhere. */
  isReplaying: () => boolean
  /** Settles when the present is shown again; nothing to wait for while it is. */
  present: () => Promise<void> | undefined
  /** Stands first: what is done while a replay is looked at would change the present, unseen, and is left out. */
  guardPresent: Middleware
  /** Stands last: what comes by here is lived. */
  trackDispatched: Middleware
  /**
   * The reducer of a slice that is kept: redux-persist reads and writes inside its reducers, so a replayed action
   * gets one of its own that was never told to begin.
   */
  ignoreReplayed: <State>(makeReducer: () => Reducer<State>) => Reducer<State>
}

/** Without the DevTools nothing is replayed. */
const neverReplayed: Replay = {
  isReplaying: () => false,
  present: () => undefined,
  guardPresent: () => (next) => next,
  trackDispatched: () => (next) => next,
  ignoreReplayed: (makeReducer) => makeReducer(),
}

/**
 * Tells what is lived from what is replayed. A store lives the actions that are dispatched to it; the DevTools compute
 * states anew from recorded ones (after an import, with slices that are added, when an action is skipped) and show an
 * earlier state (a jump). Nothing of that may store, send or forget anything.
 */
export function createReplay(storeOf: () => object): Replay {
  // The rest is not in the production build.
  if (process.env.NODE_ENV === 'production') return neverReplayed
  const recorded = (): Recorded => storeOf()
  const lived = new WeakSet<object>()
  let dispatched: unknown

  function isReplaying(): boolean {
    const recording = recorded().liftedStore?.getState()
    if (!recording || recording.isPaused) return false
    const { actionsById, stagedActionIds, currentStateIndex } = recording
    if (currentStateIndex !== stagedActionIds.length - 1) return true
    // The first is the tools' own, and stands for all that were forgotten.
    return stagedActionIds.slice(1).some((id) => !lived.has(Object(actionsById[id]?.action)))
  }

  return {
    isReplaying,
    present() {
      const { liftedStore } = recorded()
      if (!liftedStore || !isReplaying()) return undefined
      return new Promise((resolve) => {
        const stop = liftedStore.subscribe(() => {
          if (isReplaying()) return
          stop()
          resolve()
        })
      })
    },
    guardPresent: () => (next) => (action) =>
      isAction(action) && !isHousekeeping(action.type) && isReplaying() ? action : next(action),
    trackDispatched: () => (next) => (action) => {
      const before = dispatched
      dispatched = action
      if (isAction(action)) lived.add(action)
      try {
        return next(action)
      } finally {
        dispatched = before
      }
    },
    ignoreReplayed(makeReducer) {
      const kept = makeReducer()
      const replayed = makeReducer()
      return (state, action) => {
        if (action === dispatched) return kept(state, action)
        return state !== undefined && commands.includes(action.type) ? state : replayed(state, action)
      }
    },
  }
}
