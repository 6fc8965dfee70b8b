import type { MessageKey } from '@atrium/contract/core'
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

/** A meeting that the server rejects, and why, where the server names a reason. */
interface SyncRefusal {
  id: string
  reason?: MessageKey | undefined
}

interface MeetingSyncState {
  status: SyncStatus
  /** The last answered synchronization; `at` in milliseconds since 1970. */
  last: { personId: number; at: number } | null
  /** The meetings that the server rejects, or whose answer or file it rejects. */
  refusals: SyncRefusal[]
}

interface Finish extends Progress {
  outcome: SyncOutcome
  at: number
  refusals: SyncRefusal[]
}

const initialState: MeetingSyncState = { status: 'synced', last: null, refusals: [] }

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
      const { personId, at, outcome, hasUnsent, refusals } = payload
      state.last = { personId, at }
      state.status = statusAfter(outcome, hasUnsent)
      state.refusals = hasUnsent || outcome === 'refused' ? refusals : []
    },
    /** Asks for a synchronization at once, also after `expired` and `unsupported`. */
    syncRequested: () => undefined,
    /** The server has changes that this page lacks. */
    meetingsAnnounced: () => undefined,
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
    selectSyncRefusals: ({ refusals }) => refusals,
  },
})

export const {
  syncOpened,
  syncStarted,
  syncFinished,
  syncRequested,
  meetingsAnnounced,
  wentOnline,
  wentOffline,
  pageShown,
} = meetingSyncSlice.actions
export const { selectSyncStatus, selectLastSync, selectSyncRefusals } = meetingSyncSlice.selectors
