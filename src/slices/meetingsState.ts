import type { IsoDay } from '@atrium/contract/days'
import { daysBetween } from '@atrium/contract/days'
import { createSelector, type EntityState } from '@reduxjs/toolkit'
import { isPending } from './ownAnswers.ts'
import type { StoredMeeting } from './storedMeeting.ts'

export interface MeetingsState {
  /** The owner; `null` until a person has opened the staff area. */
  personId: number | null
  meetings: EntityState<StoredMeeting, string>
  /** The number of meetings ever created here: the number of the next one. */
  created: number
  /** The last revision that the server answered, for the next request. */
  revision: number
}

export const noMeetings: MeetingsState = {
  personId: null,
  meetings: { ids: [], entities: {} },
  created: 0,
  revision: 0,
}

/**
 * Adds or replaces entries. The copy is frozen: otherwise Immer, as in `setMany` of an entity adapter, looks at each of 10,000
 * entries.
 */
export function upsertEntries(state: MeetingsState, entries: readonly StoredMeeting[]): MeetingsState {
  const ids = [...state.meetings.ids]
  const entities: EntityState<StoredMeeting, string>['entities'] = {}
  for (const id of ids) entities[id] = state.meetings.entities[id] as StoredMeeting
  for (const entry of entries) {
    const { id } = entry.meeting
    if (!entities[id]) ids.push(id)
    entities[id] = entry
  }
  Object.freeze(ids)
  Object.freeze(entities)
  return { ...state, meetings: { ids, entities } }
}

/** All entries, also of deleted meetings. */
export const allEntries = createSelector([({ meetings }: MeetingsState) => meetings], ({ ids, entities }) =>
  ids.flatMap((id) => entities[id] ?? []),
)

/** An id may come from an address: `constructor` is the id of no meeting. */
export const findEntry = (
  { meetings: { entities } }: MeetingsState,
  id: string,
): StoredMeeting | undefined => (Object.hasOwn(entities, id) ? entities[id] : undefined)

/** The entries with something that the server lacks, in the order of their changes. */
export const unsentEntries = createSelector([allEntries], (entries) =>
  entries
    .filter(isPending)
    .sort(({ meeting: one }, { meeting: other }) => one.changedAt.localeCompare(other.changedAt)),
)

/** The entries by day, and those of meetings that repeat; without deleted meetings. */
const indexByDay = createSelector([allEntries], (entries) => {
  const days = new Map<IsoDay, StoredMeeting[]>()
  const series: StoredMeeting[] = []
  for (const entry of entries) {
    const { day, recurrence, isDeleted } = entry.meeting
    if (isDeleted) continue
    const list = recurrence ? series : days.get(day)
    if (list) list.push(entry)
    else days.set(day, [entry])
  }
  return { days, series }
})

/** The entries on the days from `first` to `last`, and all series, which may have days there; without deleted meetings. */
export const entriesBetween = createSelector(
  [
    indexByDay,
    (_state: MeetingsState, first: IsoDay) => first,
    (_state: MeetingsState, _first: IsoDay, last: IsoDay) => last,
  ],
  ({ days, series }, first, last) => [
    ...daysBetween(first, last).flatMap((day) => days.get(day) ?? []),
    ...series,
  ],
)
