import { allEntries, type MeetingsState, noMeetings, upsertEntries } from './meetingsState.ts'
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

/** The records that differ between two states. */
export function changedMeetingRecords(
  before: MeetingsState,
  after: MeetingsState,
): ReadonlyMap<string, unknown> {
  const changes = new Map<string, unknown>()
  const [earlier, later] = [before.meetings.entities, after.meetings.entities]
  if (earlier !== later) {
    for (const id of before.meetings.ids) if (!later[id]) changes.set(id, undefined)
    for (const id of after.meetings.ids) if (earlier[id] !== later[id]) changes.set(id, later[id])
  }
  for (const name of ['created', 'revision'] as const)
    if (before[name] !== after[name]) changes.set(counts[name], after[name])
  return changes
}

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
  return { state: upsertEntries({ ...noMeetings, personId, created, revision }, entries), unreadable }
}

/** Whether two records have equal content, in any order of their fields. */
export const isSameRecord = (one: unknown, other: unknown): boolean =>
  isMeetingRecord(one) && isMeetingRecord(other) && isSameEntry(one, other)

const isMeetingRecord = (record: unknown): record is StoredMeeting =>
  typeof (record as Partial<StoredMeeting> | null | undefined)?.meeting === 'object'
