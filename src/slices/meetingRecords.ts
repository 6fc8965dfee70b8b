import type { IsoDay } from '@atrium/contract'
import { isIsoDay, startOfWeek } from '@atrium/contract/days'
import type { MeetingsState, StoredMeeting } from './meetingsState.ts'
import { isCount, isEntry } from './readMeetings.ts'

/** The records of the two counts; no meeting has such an id. */
const counts = { created: '#created', revision: '#revision' } as const

const countKeys: readonly string[] = Object.values(counts)

/** A record for each meeting and for each count. Whose they are is in their keys. */
export function* writeMeetingRecords(state: MeetingsState): Iterable<readonly [string, unknown]> {
  for (const name of ['created', 'revision'] as const) yield [counts[name], state[name]]
  for (const week of Object.values(state.weeks)) yield* Object.entries(week)
}

const countOf = (value: unknown) => (isCount(value) ? value : undefined)

/** The meetings that records make; a record of another form is left out, and named. */
export function readMeetingRecords(records: ReadonlyMap<string, unknown>, personId: number) {
  const weeks: Record<IsoDay, Record<string, StoredMeeting>> = {}
  const unreadable: string[] = []
  for (const [key, record] of records) {
    if (countKeys.includes(key)) continue
    if (isEntry(record, key, isIsoDay)) {
      const sunday = startOfWeek(record.meeting.day)
      weeks[sunday] ??= {}
      weeks[sunday][key] = record
    } else unreadable.push(key)
  }
  // Another tab may have removed a count with all that it knew of; one that is none loses no meeting.
  const created = countOf(records.get(counts.created)) ?? records.size
  const revision = countOf(records.get(counts.revision)) ?? 0
  return { state: { personId, weeks, created, revision }, unreadable }
}
