import type { IsoDay } from '@atrium/contract'
import { startOfWeek } from '@atrium/contract/days'
import type { MeetingsState, StoredMeeting, Week } from './meetingsState.ts'
import { isSameEntry } from './mergeMeetings.ts'
import { isCount, isEntry } from './readMeetings.ts'

/** The keys of the two counters; no meeting has such an id. */
const counts = { created: '#created', revision: '#revision' } as const

const countKeys: readonly string[] = Object.values(counts)

/** A record for each meeting and for each counter. */
export function* writeMeetingRecords(state: MeetingsState): Iterable<readonly [string, unknown]> {
  for (const name of ['created', 'revision'] as const) yield [counts[name], state[name]]
  for (const week of Object.values(state.weeks)) yield* Object.entries(week)
}

/**
 * The records that differ between two states, without a look into weeks that are the same object: the cost does not grow
 * with the number of meetings. A meeting that moved to another week is no removed one.
 */
export function changedMeetingRecords(
  before: MeetingsState,
  after: MeetingsState,
): ReadonlyMap<string, unknown> {
  const changes = new Map<string, unknown>()
  const put: (readonly [string, unknown])[] = []
  const compare = (earlier: Week, later: Week) => {
    for (const id in earlier) if (!later[id]) changes.set(id, undefined)
    for (const id in later) if (earlier[id] !== later[id]) put.push([id, later[id]])
  }
  for (const sunday in after.weeks)
    if (before.weeks[sunday] !== after.weeks[sunday])
      compare(before.weeks[sunday] ?? {}, after.weeks[sunday] ?? {})
  for (const sunday in before.weeks) if (!after.weeks[sunday]) compare(before.weeks[sunday] ?? {}, {})
  for (const [id, entry] of put) changes.set(id, entry)
  for (const name of ['created', 'revision'] as const)
    if (before[name] !== after[name]) changes.set(counts[name], after[name])
  return changes
}

const countOf = (value: unknown) => (isCount(value) ? value : undefined)

/**
 * Reads the meetings from the records of a person; `unreadable` has the keys of invalid records, which are left out.
 */
export function readMeetingRecords(records: ReadonlyMap<string, unknown>, personId: number) {
  const weeks: Record<IsoDay, Record<string, StoredMeeting>> = {}
  const unreadable: string[] = []
  for (const [key, record] of records) {
    if (countKeys.includes(key)) continue
    if (isEntry(record, key)) {
      const sunday = startOfWeek(record.meeting.day)
      weeks[sunday] ??= {}
      weeks[sunday][key] = record
    } else unreadable.push(key)
  }
  // The change of another tab may contain no counter; a missing counter loses no meeting.
  const created = countOf(records.get(counts.created)) ?? records.size
  const revision = countOf(records.get(counts.revision)) ?? 0
  return { state: { personId, weeks, created, revision }, unreadable }
}

/** Whether two records have equal content, in any order of their fields. */
export const isSameRecord = (one: unknown, other: unknown): boolean =>
  isMeetingRecord(one) && isMeetingRecord(other) && isSameEntry(one, other)

const isMeetingRecord = (record: unknown): record is StoredMeeting =>
  typeof (record as Partial<StoredMeeting> | null | undefined)?.meeting === 'object'
