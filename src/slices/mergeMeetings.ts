import { hasSameContent, type Meeting, newerMeeting } from '@atrium/contract'
import { allEntries, findEntry, type MeetingsState, putEntries, type StoredMeeting } from './meetingsState.ts'

/** Whether two copies have equal content, in any order of their fields. */
const isSameMeeting = (one: Meeting, other: Meeting): boolean =>
  one === other ||
  (one.changedAt === other.changedAt && one.isDeleted === other.isDeleted && hasSameContent(one, other))

/**
 * Merges two entries of one meeting: the newer meeting, and the last change that the server has. Two different copies
 * may have the same timestamp (a clock was set back, two tabs changed the meeting in the same millisecond): then the
 * server's copy is not this one.
 */
function mergeEntry(one: StoredMeeting, other: StoredMeeting): StoredMeeting {
  const meeting = newerMeeting(one.meeting, other.meeting)
  const known = [one, other].map((entry) =>
    entry.syncedAt === meeting.changedAt && !isSameMeeting(entry.meeting, meeting)
      ? ''
      : (entry.syncedAt ?? ''),
  )
  const syncedAt = known.sort().at(-1) || null
  const same = [one, other].find((entry) => entry.meeting === meeting && entry.syncedAt === syncedAt)
  return same ?? { meeting, syncedAt }
}

/** Whether two entries have equal content. */
export const isSameEntry = (one: StoredMeeting, other: StoredMeeting) =>
  one === other || (one.syncedAt === other.syncedAt && isSameMeeting(one.meeting, other.meeting))

/** Merges copies into the state: of each meeting the newer copy wins. The same object when nothing changes. */
export function takeEntries(state: MeetingsState, entries: readonly StoredMeeting[]): MeetingsState {
  const news = new Map<string, StoredMeeting>()
  for (const entry of entries) {
    const { id } = entry.meeting
    const before = news.get(id) ?? findEntry(state, id)
    if (before && isSameEntry(before, entry)) continue
    const merged = before ? mergeEntry(before, entry) : entry
    if (!before || !isSameEntry(before, merged)) news.set(id, merged)
  }
  return news.size === 0 ? state : putEntries(state, [...news.values()])
}

/**
 * Merges the meetings that another tab has stored: of each meeting the newer copy wins, and a tombstone (`isDeleted`) is
 * a copy like any other. The same object when nothing changes. Another person's meetings change nothing.
 */
export function mergeMeetings(current: MeetingsState, stored: MeetingsState): MeetingsState {
  if (stored.personId === null) return current
  if (current.personId === null) return { ...current, ...stored }
  if (current.personId !== stored.personId) return current
  const merged = takeEntries(current, allEntries(stored))
  const created = Math.max(current.created, stored.created)
  const revision = Math.max(current.revision, stored.revision)
  const isKnown = created === current.created && revision === current.revision
  return merged === current && isKnown ? current : { ...merged, created, revision }
}
