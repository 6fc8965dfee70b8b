import type { IsoDay } from '@atrium/contract/days'
import {
  type AnswerState,
  deletedMeeting,
  type Meeting,
  type MeetingFields,
  meetingLooks,
} from '@atrium/contract/meetings'
import { createSlice, original, type PayloadAction } from '@reduxjs/toolkit'
import { userChanged } from './authSlice.ts'
import {
  changedMeetingRecords,
  isSameRecord,
  readMeetingRecords,
  writeMeetingRecords,
} from './meetingRecords.ts'
import {
  allEntries,
  entriesBetween,
  findEntry,
  type MeetingsState,
  noMeetings,
  unsentEntries,
  upsertEntries,
} from './meetingsState.ts'
import { applyEntries, mergeMeetings } from './mergeMeetings.ts'
import { isInvitation, latestAnswerAt } from './ownAnswers.ts'
import type { SliceConfig } from './sliceConfig.ts'
import type { GivenAnswer, StoredMeeting } from './storedMeeting.ts'

interface Stamp {
  id: string
  /** ISO instant. */
  at: string
}

/** The answer of the server about the meetings of a person. */
interface Receipt {
  personId: number
  /** The next `since`. */
  revision: number
  meetings: readonly (Meeting & Pick<StoredMeeting, 'shared'>)[]
}

interface Answer extends Stamp {
  /** The original day of one occurrence of a series; left out for the whole meeting. */
  day?: IsoDay | undefined
  state: AnswerState
  /** The `sequence` and the time of the meeting that the person saw. */
  sequence: number
  seen?: GivenAnswer['seen']
}

/** The state without its draft: a search through thousands of meetings makes no copies. */
const plain = (draft: MeetingsState): MeetingsState => original(draft) ?? draft

/** A timestamp later than the last one, also when the clock was set back. */
const after = (changedAt: string, at: string) =>
  at > changedAt ? at : new Date(Date.parse(changedAt) + 1).toISOString()

/** The state with one changed own meeting; an unknown id and somebody else's meeting change nothing. */
function change(draft: MeetingsState, id: string, make: (meeting: Meeting) => Meeting): MeetingsState {
  const state = plain(draft)
  const entry = findEntry(state, id)
  if (!entry || isInvitation(entry)) return state
  return upsertEntries(state, [{ ...entry, meeting: make(entry.meeting) }])
}

/** The entry of a meeting that the server answered. */
function received({ shared, ...meeting }: Receipt['meetings'][number]): StoredMeeting {
  return { meeting, syncedAt: meeting.changedAt, ...(shared && { shared }) }
}

/**
 * The meetings that the person created (spec 3 and 4). They are stored here first and sent to the server when it is
 * reachable (an outbox: a meeting with `isUnsent` is not there yet); copies from other tabs and devices are merged.
 */
const slice = createSlice({
  name: 'meetings',
  initialState: noMeetings,
  reducers: {
    /** A person opens the staff area: meetings of another person are removed. */
    meetingsOpened: (state, { payload }: PayloadAction<number>) =>
      state.personId === payload ? state : { ...noMeetings, personId: payload },
    /** `look` and `splitFrom` are of the series from which a new meeting was split off. */
    meetingCreated(
      draft,
      {
        payload: { id, at, fields, look, splitFrom },
      }: PayloadAction<Stamp & { fields: MeetingFields } & Partial<Pick<Meeting, 'look' | 'splitFrom'>>>,
    ) {
      const state = plain(draft)
      if (findEntry(state, id)) return state
      const meeting: Meeting = {
        ...fields,
        id,
        look: look ?? state.created % meetingLooks,
        createdAt: at,
        changedAt: at,
        isDeleted: false,
        ...(splitFrom && { splitFrom }),
      }
      return { ...upsertEntries(state, [{ meeting, syncedAt: null }]), created: state.created + 1 }
    },
    /** Edited, moved or resized; undo restores the previous fields as another change. */
    meetingChanged: (
      draft,
      { payload: { id, at, fields } }: PayloadAction<Stamp & { fields: Partial<MeetingFields> }>,
    ) =>
      change(draft, id, (meeting) => ({
        ...meeting,
        ...fields,
        changedAt: after(meeting.changedAt, at),
        isDeleted: false,
      })),
    meetingDeleted: (draft, { payload: { id, at } }: PayloadAction<Stamp>) =>
      change(draft, id, (meeting) => deletedMeeting(meeting, after(meeting.changedAt, at))),
    /** The person answers an invitation; another answer takes its place. */
    meetingAnswered(
      draft,
      { payload: { id, day = '', state: answer, at, sequence, seen } }: PayloadAction<Answer>,
    ) {
      const state = plain(draft)
      const entry = findEntry(state, id)
      if (!entry || !isInvitation(entry) || entry.meeting.isDeleted) return state
      const later = after(latestAnswerAt(entry), at)
      const given = { state: answer, at: later, sequence, ...(seen && { seen }) }
      return upsertEntries(state, [{ ...entry, answers: { ...entry.answers, [day]: given } }])
    },
    /** Merges the copies of the server: of each meeting the newer copy wins. */
    meetingsReceived(draft, { payload: { personId, revision, meetings } }: PayloadAction<Receipt>) {
      const state = plain(draft)
      if (personId !== state.personId) return state
      const taken = applyEntries(state, meetings.map(received))
      if (taken === state && revision <= state.revision) return state
      return {
        ...taken,
        revision: Math.max(state.revision, revision),
        created: taken === state ? state.created : Math.max(state.created, taken.meetings.ids.length),
      }
    },
  },
  extraReducers: (builder) => {
    builder.addCase(userChanged, () => noMeetings)
  },
  selectors: {
    selectMeetings: (state) => state,
    selectMeetingEntries: allEntries,
    selectUnsentEntries: unsentEntries,
    selectEntriesBetween: entriesBetween,
    selectMeetingEntry: findEntry,
  },
})

export const {
  meetingsOpened,
  meetingCreated,
  meetingChanged,
  meetingDeleted,
  meetingAnswered,
  meetingsReceived,
} = slice.actions
export const {
  selectMeetings,
  selectMeetingEntries,
  selectUnsentEntries,
  selectEntriesBetween,
  selectMeetingEntry,
} = slice.selectors

export const meetingsSliceConfig = {
  slice,
  persistence: {
    key: 'meetings',
    version: 1,
    isPersonal: true,
    // Each record is validated where it is read.
    schema: { validateSync: (state) => state as MeetingsState },
    records: {
      write: writeMeetingRecords,
      changes: changedMeetingRecords,
      read: readMeetingRecords,
      isSame: isSameRecord,
    },
    merge: mergeMeetings,
  },
} satisfies SliceConfig<MeetingsState, 'meetings'>
