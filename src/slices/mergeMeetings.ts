import { type Meeting, newerMeeting } from '@atrium/contract'
import {
  allEntries,
  findEntries,
  type MeetingsState,
  putEntries,
  type StoredMeeting,
} from './meetingsState.ts'

const plainFields = [
  'id',
  'changedAt',
  'isDeleted',
  'title',
  'day',
  'start',
  'end',
  'notes',
  'look',
  'createdAt',
] as const satisfies (keyof Meeting)[]

/** Whether two copies say the same, in whatever order their fields stand. */
function saySame(one: Meeting, other: Meeting): boolean {
  if (one === other) return true
  return (
    plainFields.every((field) => one[field] === other[field]) &&
    isSameList(one.attendees, other.attendees, (name, theirs) => name === theirs) &&
    isSameList(
      one.attachments,
      other.attachments,
      (file, theirs) => file.id === theirs.id && file.name === theirs.name && file.size === theirs.size,
    )
  )
}

const isSameList = <Item>(one: Item[], other: Item[], isSame: (item: Item, theirs: Item) => boolean) =>
  one.length === other.length && one.every((item, index) => isSame(item, other[index] as Item))

/**
 * Of two entries of one meeting: the newer meeting, and the latest that the server is known to have. Two copies may
 * bear one stamp (a clock was set back, two tabs changed the same moment): what the server has of the other copy is
 * then not this one.
 */
function mergeEntry(one: StoredMeeting, other: StoredMeeting): StoredMeeting {
  const meeting = newerMeeting(one.meeting, other.meeting)
  const known = [one, other].map((entry) =>
    entry.syncedAt === meeting.changedAt && !saySame(entry.meeting, meeting) ? '' : (entry.syncedAt ?? ''),
  )
  const syncedAt = known.sort().at(-1) || null
  const same = [one, other].find((entry) => entry.meeting === meeting && entry.syncedAt === syncedAt)
  return same ?? { meeting, syncedAt }
}

/** Whether two entries have equal content. */
export const isSameEntry = (one: StoredMeeting, other: StoredMeeting) =>
  one === other || (one.syncedAt === other.syncedAt && saySame(one.meeting, other.meeting))

/** The state with copies from elsewhere: of each meeting the newer one holds. The same object where none is news. */
export function takeEntries(state: MeetingsState, entries: readonly StoredMeeting[]): MeetingsState {
  const ids = entries.map(({ meeting }) => meeting.id)
  const known = findEntries(state, ids)
  const news = new Map<string, StoredMeeting>()
  for (const entry of entries) {
    const { id } = entry.meeting
    const before = news.get(id) ?? known.get(id)
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
