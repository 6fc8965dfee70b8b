import { isAction, type Reducer } from '@reduxjs/toolkit'
import { FLUSH, PAUSE, PERSIST, PURGE } from 'redux-persist'

/** The store of the DevTools around ours: the recorded actions, and the action whose state is shown. */
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

/** redux-persist's commands, which change no state. */
const commands: readonly string[] = [FLUSH, PAUSE, PERSIST, PURGE]

/** The cache and the storage go on during a replay; a person's actions are dropped. */
const isHousekeeping = (type: string) => /^(api|__rtkq|persist)\//.test(type)

export interface Replay {
  /** Whether the page shows a replayed state: an earlier one, or one of an imported recording. */
  isReplaying: () => boolean
  /** Resolves when the page shows the present again; `undefined` when it does already. */
  present: () => Promise<void> | undefined
  /** Passes a dispatched action on. During a replay a person's actions are dropped: they would change the present unseen. */
  handle: (action: unknown, next: (action: unknown) => unknown) => unknown
  /**
   * A persisted slice's reducer that ignores replayed actions: redux-persist reads and writes inside its reducers, so a
   * replayed action gets a second reducer, which was never told to start.
   */
  ignoreReplayed: <State>(makeReducer: () => Reducer<State>) => Reducer<State>
}

/** Production has no DevTools, so nothing is replayed. */
const neverReplayed: Replay = {
  isReplaying: () => false,
  present: () => undefined,
  handle: (action, next) => next(action),
  ignoreReplayed: (makeReducer) => makeReducer(),
}

/**
 * Separates dispatched actions from replayed ones. The DevTools compute states again from recorded actions (after an
 * import, an added slice or a skipped action) and show an earlier state (a jump). No replayed action may store, send or
 * remove anything.
 */
export function createReplay(storeOf: () => object): Replay {
  // Production code contains nothing of the rest.
  if (process.env.NODE_ENV === 'production') return neverReplayed
  const recorded = (): Recorded => storeOf()
  const live = new WeakSet<object>()
  let dispatched: unknown

  function isReplaying(): boolean {
    const recording = recorded().liftedStore?.getState()
    if (!recording || recording.isPaused) return false
    const { actionsById, stagedActionIds, currentStateIndex } = recording
    if (currentStateIndex !== stagedActionIds.length - 1) return true
    // The first action is the DevTools' own; it stands for all actions that they dropped.
    return stagedActionIds.slice(1).some((id) => !live.has(Object(actionsById[id]?.action)))
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
    handle(action, next) {
      if (isAction(action)) {
        if (!isHousekeeping(action.type) && isReplaying()) return action
        live.add(action)
      }
      const before = dispatched
      dispatched = action
      try {
        return next(action)
      } finally {
        dispatched = before
      }
    },
    ignoreReplayed(makeReducer) {
      const persisted = makeReducer()
      const replayed = makeReducer()
      return (state, action) => {
        if (action === dispatched) return persisted(state, action)
        return state !== undefined && commands.includes(action.type) ? state : replayed(state, action)
      }
    },
  }
}
