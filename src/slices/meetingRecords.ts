import { allEntries, type MeetingsState, noMeetings, putEntries, type Week } from './meetingsState.ts'
import { isSameEntry } from './mergeMeetings.ts'
import { isCount, isEntry } from './readMeetings.ts'
import type { StoredMeeting } from './storedMeeting.ts'

/** The keys of the two counters; no meeting has such an id. */
const counts = { created: '#created', revision: '#revision' } as const

const countKeys: readonly string[] = Object.values(counts)

/** A record for each meeting and for each counter. */
export function* writeMeetingRecords(state: MeetingsState): Iterable<readonly [string, unknown]> {
  for (const name of ['created', 'revision'] as const) yield [counts[name], state[name]]
  for (const entry of allEntries(state)) yield [entry.meeting.id, entry]
}

/**
 * The records that differ between two states, without a look into weeks that are the same object: the cost does not grow
 * with the number of meetings. A meeting that moved, or that repeats since, is no removed one.
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
  for (const year of differing(before.weeks, after.weeks)) {
    const [earlier = {}, later = {}] = [before.weeks[year], after.weeks[year]]
    for (const sunday of differing(earlier, later)) compare(earlier[sunday] ?? {}, later[sunday] ?? {})
  }
  if (before.repeating !== after.repeating) compare(before.repeating, after.repeating)
  for (const [id, entry] of put) changes.set(id, entry)
  for (const name of ['created', 'revision'] as const)
    if (before[name] !== after[name]) changes.set(counts[name], after[name])
  return changes
}

/** The keys at which two objects differ. */
const differing = (one: object, other: object): string[] =>
  Object.keys({ ...one, ...other }).filter((key) => one[key as never] !== other[key as never])

const countOf = (value: unknown) => (isCount(value) ? value : undefined)

/**
 * Reads the meetings from the records of a person; `unreadable` has the keys of invalid records, which are left out.
 */
export function readMeetingRecords(records: ReadonlyMap<string, unknown>, personId: number) {
  const entries: StoredMeeting[] = []
  const unreadable: string[] = []
  for (const [key, record] of records) {
    if (countKeys.includes(key)) continue
    if (isEntry(record, key)) entries.push(record)
    else unreadable.push(key)
  }
  // The change of another tab may contain no counter; a missing counter loses no meeting.
  const created = countOf(records.get(counts.created)) ?? records.size
  const revision = countOf(records.get(counts.revision)) ?? 0
  return { state: putEntries({ ...noMeetings, personId, created, revision }, entries), unreadable }
}

/** Whether two records have equal content, in any order of their fields. */
export const isSameRecord = (one: unknown, other: unknown): boolean =>
  isMeetingRecord(one) && isMeetingRecord(other) && isSameEntry(one, other)

const isMeetingRecord = (record: unknown): record is StoredMeeting =>
  typeof (record as Partial<StoredMeeting> | null | undefined)?.meeting === 'object'
