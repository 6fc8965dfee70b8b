import { type IsoDay, type Meeting, newerMeeting, startOfWeek } from '@atrium/contract'

/** A meeting here, and up to which of its changes the server has it. */
export interface MeetingEntry {
  meeting: Meeting
  /** The `changedAt` of the server's copy; `null` when it has none. */
  syncedAt: string | null
}

type Week = Record<string, MeetingEntry>

export interface MeetingsState {
  /** Whose they are; `null` until somebody has opened the staff area. */
  personId: number | null
  /** By the Sunday of their week, then by id: a change touches one week, however many there are. */
  weeks: Record<IsoDay, Week>
  /** How many were ever created here: the next one's place in the order of creation. */
  created: number
  /** What the server has told so far: its number for the next question. */
  revision: number
}

export const noMeetings: MeetingsState = { personId: null, weeks: {}, created: 0, revision: 0 }

export function findEntry({ weeks }: MeetingsState, id: string): MeetingEntry | undefined {
  for (const sunday in weeks) {
    const entry = weeks[sunday]?.[id]
    if (entry) return entry
  }
  return undefined
}

/** Puts entries into the weeks that they belong to now; weeks that none of them touches stay the same objects. */
export function putEntries(state: MeetingsState, entries: readonly MeetingEntry[]): MeetingsState {
  const weeks = { ...state.weeks }
  const own = new Set<IsoDay>()
  const writable = (sunday: IsoDay): Week => {
    if (!own.has(sunday)) weeks[sunday] = { ...weeks[sunday] }
    own.add(sunday)
    return weeks[sunday] as Week
  }
  const places = placesOf(state, entries)
  for (const entry of entries) {
    const { id, day } = entry.meeting
    const before = places.get(id)
    const sunday = startOfWeek(day)
    if (before !== undefined && before !== sunday) {
      const left = writable(before)
      delete left[id]
      if (Object.keys(left).length === 0) delete weeks[before]
      own.delete(before)
    }
    writable(sunday)[id] = entry
    places.set(id, sunday)
  }
  return { ...state, weeks }
}

/** In which weeks these stand already; one look through all of them, however many are asked for. */
function placesOf({ weeks }: MeetingsState, entries: readonly MeetingEntry[]): Map<string, IsoDay> {
  const places = new Map<string, IsoDay>()
  for (const sunday in weeks) {
    const week = weeks[sunday] as Week
    for (const { meeting } of entries) if (week[meeting.id]) places.set(meeting.id, sunday)
  }
  return places
}

const allOf = ({ weeks }: MeetingsState): MeetingEntry[] => Object.values(weeks).flatMap(Object.values)

/** Of two entries of one meeting: the newer meeting, and the most that the server is known to have. */
function mergeEntry(one: MeetingEntry, other: MeetingEntry): MeetingEntry {
  const meeting = newerMeeting(one.meeting, other.meeting)
  const syncedAt = (one.syncedAt ?? '') >= (other.syncedAt ?? '') ? one.syncedAt : other.syncedAt
  return { meeting, syncedAt }
}

const isSame = (one: MeetingEntry, other: MeetingEntry) =>
  one.syncedAt === other.syncedAt && JSON.stringify(one.meeting) === JSON.stringify(other.meeting)

/**
 * What two tabs know together: nothing that either has is lost. Gives `current` itself when `incoming` says the same,
 * so that nothing is written again; otherwise an object that is written, and the other tab hears of it. Meetings of
 * somebody else change nothing.
 */
export function mergeMeetings(current: MeetingsState, incoming: MeetingsState): MeetingsState {
  if (incoming.personId === null) return current
  if (current.personId === null) return { ...current, ...incoming }
  if (current.personId !== incoming.personId) return current
  const known = new Map(allOf(current).map((entry) => [entry.meeting.id, entry]))
  let isEqual = current.created === incoming.created && current.revision === incoming.revision
  const changed: MeetingEntry[] = []
  for (const entry of allOf(incoming)) {
    const before = known.get(entry.meeting.id)
    known.delete(entry.meeting.id)
    if (before && isSame(before, entry)) continue
    isEqual = false
    changed.push(before ? mergeEntry(before, entry) : entry)
  }
  if (isEqual && known.size === 0) return current
  return {
    ...putEntries(current, changed),
    created: Math.max(current.created, incoming.created),
    revision: Math.max(current.revision, incoming.revision),
  }
}

const texts = ['id', 'title', 'day', 'start', 'end', 'notes', 'createdAt', 'changedAt'] as const

/** Whether a stored value has the form of an entry: a meeting of another form would break a page that shows it. */
function isEntry(value: unknown, id: string): value is MeetingEntry {
  const { meeting, syncedAt } = (value ?? {}) as Partial<MeetingEntry>
  return (
    (syncedAt === null || typeof syncedAt === 'string') &&
    meeting?.id === id &&
    texts.every((field) => typeof meeting[field] === 'string') &&
    /^\d{4}-\d{2}-\d{2}$/.test(meeting.day) &&
    [meeting.attendees, meeting.attachments].every(Array.isArray) &&
    Number.isInteger(meeting.look) &&
    typeof meeting.isDeleted === 'boolean'
  )
}

/** What was stored, when all of it has the right form. */
export function readMeetings(value: unknown): MeetingsState {
  const { personId, weeks, created, revision } = (value ?? {}) as Partial<MeetingsState>
  const isNumbered = [created, revision].every(Number.isInteger)
  if (!isNumbered || !(personId === null || Number.isInteger(personId)))
    throw new Error('the stored meetings are incomplete')
  if (typeof weeks !== 'object' || weeks === null) throw new Error('the stored meetings have no weeks')
  for (const week of Object.values(weeks))
    for (const [id, entry] of Object.entries(week ?? {}))
      if (!isEntry(entry, id)) throw new Error(`the stored meeting "${id}" is none`)
  return { personId, weeks, created, revision } as MeetingsState
}
