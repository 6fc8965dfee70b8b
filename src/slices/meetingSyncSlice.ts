import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { userChanged } from './authSlice.ts'
import { meetingAnswered, meetingChanged, meetingCreated, meetingDeleted } from './meetingsSlice.ts'

/**
 * The result of one synchronization: `offline` did not reach the server, `expired` has no session any more, `unsupported`
 * found no server for meetings, `refused` was rejected in part, `failed` may succeed the next time, `stopped` was ended
 * by the visit.
 */
export type SyncOutcome = 'done' | 'offline' | 'expired' | 'unsupported' | 'refused' | 'failed' | 'stopped'

/**
 * Whether the server has the meetings of this browser: `pending` not yet, `offline` when the connection is back,
 * `unsupported` never, `failed` after a retry.
 */
type SyncStatus = 'synced' | 'pending' | 'offline' | 'unsupported' | 'failed'

interface Progress {
  personId: number
  /** Whether the server lacks meetings of this browser. */
  hasUnsent: boolean
}

interface MeetingSyncState {
  status: SyncStatus
  /** The last answered synchronization; `at` in milliseconds since 1970. */
  last: { personId: number; at: number } | null
  /** Why the server does not take a meeting or a file of this browser, in words for the person. */
  refusal?: string | undefined
}

interface Finish extends Progress {
  outcome: SyncOutcome
  at: number
  refusal?: string | undefined
}

const initialState: MeetingSyncState = { status: 'synced', last: null }

/** A change of the person's own meetings, or an answer to somebody else's. */
export const isMeetingChange = isAnyOf(meetingCreated, meetingChanged, meetingDeleted, meetingAnswered)

const upToDate = (hasUnsent: boolean): SyncStatus => (hasUnsent ? 'pending' : 'synced')

function statusAfter(outcome: SyncOutcome, hasUnsent: boolean): SyncStatus {
  if (outcome === 'offline' || outcome === 'failed' || outcome === 'unsupported') return outcome
  return upToDate(hasUnsent || outcome === 'refused')
}

/** The synchronization of meetings with the server (spec 4); not persisted. */
export const meetingSyncSlice = createSlice({
  name: 'meetingSync',
  initialState,
  reducers: {
    /** The staff area is opened by a person. */
    syncOpened(state, { payload: { hasUnsent } }: PayloadAction<Progress>) {
      if (state.status !== 'unsupported') state.status = upToDate(hasUnsent)
    },
    syncStarted(state, { payload: { hasUnsent } }: PayloadAction<Progress>) {
      if (state.status === 'synced') state.status = upToDate(hasUnsent)
    },
    syncFinished(state, { payload }: PayloadAction<Finish>) {
      const { personId, at, outcome, hasUnsent, refusal } = payload
      state.last = { personId, at }
      state.status = statusAfter(outcome, hasUnsent)
      state.refusal = hasUnsent || outcome === 'refused' ? refusal : undefined
    },
    /** Asks for a synchronization at once, also after `expired` and `unsupported`. */
    syncRequested: () => undefined,
    wentOnline: () => undefined,
    wentOffline(state) {
      if (state.status !== 'unsupported') state.status = 'offline'
    },
    /** The tab is visible again. */
    pageShown: () => undefined,
  },
  extraReducers: (builder) => {
    builder
      .addCase(userChanged, (state) => {
        state.last = null
      })
      .addMatcher(isMeetingChange, (state) => {
        if (state.status === 'synced') state.status = 'pending'
      })
  },
  selectors: {
    selectSyncStatus: ({ status }) => status,
    selectLastSync: ({ last }) => last,
    selectSyncRefusal: ({ refusal }) => refusal,
  },
})

export const { syncOpened, syncStarted, syncFinished, syncRequested, wentOnline, wentOffline, pageShown } =
  meetingSyncSlice.actions
export const { selectSyncStatus, selectLastSync, selectSyncRefusal } = meetingSyncSlice.selectors
