import { hasSameContent, type Meeting, newerMeeting, type SharedMeeting } from '@atrium/contract/meetings'
import { allEntries, findEntry, type MeetingsState, upsertEntries } from './meetingsState.ts'
import { isSameAnswers, laterAnswers } from './ownAnswers.ts'
import type { StoredMeeting } from './storedMeeting.ts'

/** Whether two copies have equal content, in any order of their fields. */
const isSameMeeting = (one: Meeting, other: Meeting): boolean =>
  one === other ||
  (one.changedAt === other.changedAt && one.isDeleted === other.isDeleted && hasSameContent(one, other))

const sharedText = (shared: SharedMeeting | undefined): string =>
  shared
    ? JSON.stringify([
        ...[shared.organiser, shared.invitedAs, shared.sequence, shared.roomTaken],
        ...(shared.isRoomGone ? [true] : []),
        ...(shared.counted
          ? [shared.counted.sequence, shared.counted.days.map(({ day, sequence }) => [day, sequence])]
          : []),
        shared.answers.map(({ name, day, state, at, sequence }) => [name, day, state, at, sequence]),
        shared.colleagues?.map(({ name, personId, fullName }) => [name, personId, fullName]),
      ])
    : ''

const isSameShared = (one: SharedMeeting | undefined, other: SharedMeeting | undefined): boolean =>
  one === other || (one?.revision === other?.revision && sharedText(one) === sharedText(other))

/** What the server knew last: the higher revision, and for equal ones the text that sorts last. */
function laterShared(one: SharedMeeting | undefined, other: SharedMeeting | undefined) {
  if (!one || !other) return one ?? other
  if (one.revision !== other.revision) return one.revision > other.revision ? one : other
  return sharedText(one) >= sharedText(other) ? one : other
}

/**
 * Merges two entries of one meeting, part by part: the newer meeting, the last change that the server has, what the server
 * answered last of people and organiser, and the latest own answers. So the result does not depend on the order of the
 * merges or on their number, also when the meeting is handed over: the server gives a new organiser a newer meeting. Two
 * different copies may have the same timestamp (a clock was set back, two tabs changed the meeting in the same
 * millisecond): then the server's copy is not this one.
 */
function mergeEntry(one: StoredMeeting, other: StoredMeeting): StoredMeeting {
  const meeting = newerMeeting(one.meeting, other.meeting)
  const known = [one, other].map((entry) =>
    entry.syncedAt === meeting.changedAt && !isSameMeeting(entry.meeting, meeting)
      ? ''
      : (entry.syncedAt ?? ''),
  )
  const syncedAt = known.sort().at(-1) || null
  const shared = laterShared(one.shared, other.shared)
  const answers = laterAnswers(one.answers, other.answers)
  const merged = { meeting, syncedAt, ...(shared && { shared }), ...(answers && { answers }) }
  return (
    [one, other].find((entry) => entry.meeting === merged.meeting && isSameEntry(entry, merged)) ?? merged
  )
}

/** Whether two entries have equal content. */
export const isSameEntry = (one: StoredMeeting, other: StoredMeeting): boolean =>
  one === other ||
  (one.syncedAt === other.syncedAt &&
    isSameMeeting(one.meeting, other.meeting) &&
    isSameShared(one.shared, other.shared) &&
    isSameAnswers(one.answers, other.answers))

/** Merges copies into the state: of each meeting the newer copy wins. The same object when nothing changes. */
export function applyEntries(state: MeetingsState, entries: readonly StoredMeeting[]): MeetingsState {
  const news = new Map<string, StoredMeeting>()
  for (const entry of entries) {
    const { id } = entry.meeting
    const before = news.get(id) ?? findEntry(state, id)
    if (before && isSameEntry(before, entry)) continue
    const merged = before ? mergeEntry(before, entry) : entry
    if (!before || !isSameEntry(before, merged)) news.set(id, merged)
  }
  return news.size === 0 ? state : upsertEntries(state, [...news.values()])
}

/**
 * Merges the meetings that another tab has stored: of each meeting the newer copy wins, and a tombstone (`isDeleted`) is
 * a copy like any other. The same object when nothing changes. Another person's meetings change nothing.
 */
export function mergeMeetings(current: MeetingsState, stored: MeetingsState): MeetingsState {
  if (stored.personId === null) return current
  if (current.personId === null) return { ...current, ...stored }
  if (current.personId !== stored.personId) return current
  const merged = applyEntries(current, allEntries(stored))
  const created = Math.max(current.created, stored.created)
  const revision = Math.max(current.revision, stored.revision)
  const isKnown = created === current.created && revision === current.revision
  return merged === current && isKnown ? current : { ...merged, created, revision }
}
