import type { IsoDay, Meeting } from '@atrium/contract'
import { startOfWeek } from '@atrium/contract/days'

/** A meeting in the state, and its last change that the server has. */
export interface StoredMeeting {
  meeting: Meeting
  /** The `changedAt` of the server's copy; `null` when it has none. Never later than that of the meeting here. */
  syncedAt: string | null
}

/** The meetings of a week by id. */
export type Week = Record<string, StoredMeeting>

export interface MeetingsState {
  /** The owner; `null` until a person has opened the staff area. */
  personId: number | null
  /** By the Sunday of their week, then by id: a change affects one week, however many there are. */
  weeks: Record<IsoDay, Week>
  /** The number of meetings ever created here: the number of the next one. */
  created: number
  /** The last revision that the server answered, for the next request. */
  revision: number
}

export const noMeetings: MeetingsState = { personId: null, weeks: {}, created: 0, revision: 0 }

/** Whether the server does not have the current version of a meeting. */
export const isUnsent = ({ meeting, syncedAt }: StoredMeeting): boolean =>
  syncedAt === null || syncedAt < meeting.changedAt

export const allEntries = ({ weeks }: MeetingsState): StoredMeeting[] =>
  Object.values(weeks).flatMap(Object.values)

export function findEntry({ weeks }: MeetingsState, id: string): StoredMeeting | undefined {
  for (const sunday in weeks) {
    const entry = weeks[sunday]?.[id]
    if (entry) return entry
  }
  return undefined
}

/** The entries of these meetings that exist. */
export function findEntries(
  state: MeetingsState,
  ids: readonly string[],
): ReadonlyMap<string, StoredMeeting> {
  const found = new Map<string, StoredMeeting>()
  // For many ids, one pass over all entries is faster than a search through the weeks for each id.
  if (ids.length > 200) for (const entry of allEntries(state)) found.set(entry.meeting.id, entry)
  else
    for (const id of ids) {
      const entry = findEntry(state, id)
      if (entry) found.set(id, entry)
    }
  return found
}

/** Puts entries into the weeks that they belong to; other weeks stay the same objects. */
export function putEntries(state: MeetingsState, entries: readonly StoredMeeting[]): MeetingsState {
  const weeks = { ...state.weeks }
  const own = new Set<IsoDay>()
  const writable = (sunday: IsoDay): Week => {
    if (!own.has(sunday)) weeks[sunday] = { ...weeks[sunday] }
    own.add(sunday)
    return weeks[sunday] as Week
  }
  const days = new Map<string, IsoDay>()
  const ids = entries.map(({ meeting }) => meeting.id)
  for (const [id, { meeting }] of findEntries(state, ids)) days.set(id, meeting.day)
  for (const entry of entries) {
    const { id, day } = entry.meeting
    const dayBefore = days.get(id)
    const before = dayBefore && startOfWeek(dayBefore)
    const sunday = startOfWeek(day)
    if (before !== undefined && before !== sunday) {
      const left = writable(before)
      delete left[id]
      if (Object.keys(left).length === 0) {
        delete weeks[before]
        own.delete(before)
      }
    }
    writable(sunday)[id] = entry
    days.set(id, day)
  }
  return { ...state, weeks }
}
