import { company, dayAndTime, type Language, limits } from '@atrium/contract/core'
import type { IsoDay } from '@atrium/contract/days'
import {
  type AnswerState,
  type CountedVersions,
  countedSince,
  type Meeting,
  type Recurrence,
  type SharedMeeting,
  type Versions,
} from '@atrium/contract/meetings'
import {
  allOccurrences,
  lastDayOf,
  nextOccurrence,
  occurrencesIn,
  type Series,
} from '@atrium/contract/meetings/series'
import type { MeetingSnapshot } from '#db/tables/meetings.ts'

/** A person whom a meeting concerns: its organiser, an invited account, or a guest. */
interface Participant {
  /** The row in `meeting_people`; left out for the organiser. */
  id?: number | undefined
  /** `null` for a guest. */
  accountId: number | null
  email: string
  /** Of an invited person as among the invitees; of the organiser first and last name. */
  name: string
  /** Of a guest the language of the organiser. */
  language: Language
}

/** One change of a meeting for one person. Notifications and mails are made from it. */
export interface MeetingEvent {
  kind:
    | 'invited'
    | 'changed'
    | 'cancelled'
    | 'removed'
    | 'answered'
    | 'roomTaken'
    /** Another person organises the meeting now. */
    | 'organiser'
    /** A change of the organiser lost against a later one of another device. */
    | 'notKept'
  /** The organiser for `answered`, `roomTaken` and `notKept`, else the invited person. */
  to: Participant
  organiser: Participant
  /**
   * The meeting before the change; left out for a new one, for one that was split off a series the part of that series, under its
   * id. For `answered` the same as `after`, for `notKept` the change that was not kept.
   */
  before?: MeetingSnapshot | undefined
  /** The meeting after the change; a tombstone for `cancelled`. */
  after: MeetingSnapshot
  /** The `sequence` after the change; for `answered` that of the version that was answered. */
  sequence: number
  /** Which answers count; left out where those to `sequence` do. */
  counted?: CountedVersions | undefined
  /** For `changed`: what differs, empty at most for a meeting that was split off. */
  parts: (typeof meetingParts)[number][]
  /** For `answered`. */
  answer?: { name: string; day?: IsoDay | undefined; state: AnswerState } | undefined
  /**
   * For `roomTaken`: the days on which the meeting has no room, whether some are new, and whether the room is not there any
   * more. No days: it has its room now.
   */
  taken?: { days: IsoDay[]; isNew: boolean; isGone: boolean } | undefined
  /** The meeting ends because the organiser has left: texts name no person who cancelled it. */
  hasOrganiserLeft?: boolean | undefined
}

/** Whether the meeting does not take place for the person any more. */
export const isOff = ({ kind }: Pick<MeetingEvent, 'kind'>): boolean =>
  kind === 'cancelled' || kind === 'removed'

/** Whether a meeting was split off a series: people knew it as a part of the series, and calendars do not know it yet. */
export const isSplitOff = (before: Pick<Meeting, 'id'>, after: Pick<Meeting, 'id'>): boolean =>
  before.id !== after.id

/** The parts of a meeting that an invited person sees. */
const meetingParts = ['title', 'time', 'room', 'repetition', 'people', 'notes', 'files'] as const

/** The content of a changed occurrence as a text, because the database does not keep the order of the fields. */
export const contentOfChange = ({ day, fields }: Recurrence['changes'][number]): string =>
  JSON.stringify([day, fields && [fields.day, fields.start, fields.end, fields.title, fields.notes]])

/** The room that is booked for the meeting; empty without one. */
export const bookedRoom = ({
  roomname = '',
  isRoomTaken,
}: Pick<MeetingSnapshot, 'roomname' | 'isRoomTaken'>): string => (isRoomTaken ? '' : roomname)

const partsOf = (meeting: MeetingSnapshot): Record<MeetingEvent['parts'][number], unknown> => ({
  title: meeting.title,
  time: [meeting.day, meeting.start, meeting.end],
  room: [meeting.roomname ?? '', bookedRoom(meeting)],
  repetition: meeting.recurrence && [
    meeting.recurrence.rule,
    meeting.recurrence.changes.map(contentOfChange),
  ],
  people: meeting.attendees.toSorted(),
  notes: meeting.notes,
  files: meeting.attachments.map(({ id, name }) => [id, name]),
})

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What differs between two states of a meeting. */
export function changedParts(before: MeetingSnapshot, after: MeetingSnapshot): MeetingEvent['parts'] {
  const [one, other] = [partsOf(before), partsOf(after)]
  return meetingParts.filter((part) => !isSame(one[part], other[part]))
}

/** Whether day, time, room or repetition differ. */
export const isMoved = (before: Meeting, after: Meeting): boolean =>
  !isSame(scheduleOf(before), scheduleOf(after))

/**
 * For what people have to answer again, because of a time or a room that they have not answered: the whole
 * meeting, or the occurrences of a series that were changed by themselves, by original day. Empty for a series that only ends
 * earlier or loses some of its days.
 */
export function responsesRequested(before: Meeting, after: Meeting): 'whole' | IsoDay[] {
  if (!isMoved(before, after)) return []
  if ((before.roomname ?? '') !== (after.roomname ?? '')) return 'whole'
  const timesOf = (meeting: Meeting) =>
    allOccurrences(meeting).map(({ originalDay, day, start, end }) => ({
      originalDay,
      time: [originalDay, day, start, end].join(' '),
    }))
  const known = new Set(timesOf(before).map(({ time }) => time))
  const changed = timesOf(after).filter(({ time }) => !known.has(time))
  const isOfSeries = before.recurrence && before.recurrence.rule === after.recurrence?.rule
  const isSameStart = isSame(scheduleOf(before)[0], scheduleOf(after)[0])
  return changed.length === 0 || (isOfSeries && isSameStart)
    ? changed.map(({ originalDay }) => originalDay)
    : 'whole'
}

/** Whether a person has given an answer to the whole meeting that counts. */
export const hasAnswered = (answers: SharedMeeting['answers'], versions: Versions): boolean =>
  answers.some(({ day, sequence }) => day === undefined && sequence >= countedSince(versions))

/**
 * The key of the text that asks for a new response; for some days only if the person has answered the others. A person whose answer
 * to the whole counts, as after the undo of a split.
 */
export function responseRequestText(
  asked: ReturnType<typeof responsesRequested>,
  isAnswered: boolean,
): 'again' | 'againDays' | undefined {
  if (asked === 'whole') return isAnswered ? undefined : 'again'
  return asked.length > 0 && isAnswered ? 'againDays' : undefined
}

/** When and where the occurrences are, without their titles and notes. */
const scheduleOf = ({ day, start, end, roomname = '', recurrence }: Meeting) => [
  [day, start, end],
  roomname,
  recurrence && [
    recurrence.rule,
    recurrence.changes.map(({ day, fields }) => [day, fields && [fields.day, fields.start, fields.end]]),
  ],
]

/**
 * The `sequence` after a change, and which answers count then: only what changed needs new answers. A deletion and its undo at the
 * same time, a series that loses some of its days, and one that gets back what was split off (`isRejoined`), are new versions for
 * calendars (RFC 5546, 2.1.4) that ask for no answer.
 */
export function nextVersion(
  before: Versions & { meeting: Meeting },
  after: Meeting,
  isRejoined = false,
): Versions {
  const { meeting, sequence, counted } = before
  const next = sequence + 1
  // Before a new version, the answers to the current one counted.
  const kept = counted ?? { sequence, days: [] }
  const anew = { sequence: next, counted: undefined }
  if (meeting.isDeleted !== after.isDeleted) {
    const isSameTime = isSame(scheduleOf(meeting)[0], scheduleOf(after)[0])
    return after.isDeleted || isSameTime ? { sequence: next, counted: kept } : anew
  }
  if (!isMoved(meeting, after)) return { sequence, counted }
  if (isRejoined) return { sequence: next, counted: kept }
  const asked = responsesRequested(meeting, after)
  if (asked === 'whole') return anew
  const days = [
    ...kept.days.filter(({ day }) => !asked.includes(day)),
    ...asked.map((day) => ({ day, sequence: next })),
  ].slice(-limits.occurrenceChanges)
  return { sequence: next, counted: { ...kept, days } }
}

/** Whether a meeting has ended by the company's clock; a series after its last occurrence. */
export function isOver(meeting: Series, now: Date): boolean {
  const { day: today } = dayAndTime(now, company.timeZone)
  const last = lastDayOf(meeting)
  return last < today || (last === today && comingOccurrences(meeting, now).length === 0)
}

/** The occurrences that have not ended by the company's clock, as they take place, the next one first. */
export function comingOccurrences(meeting: Series, now: Date) {
  const { day: today, time } = dayAndTime(now, company.timeZone)
  return occurrencesIn(meeting, today, '9999-12-31').filter(({ day, end }) => day > today || end > time)
}

type MeetingTime = Pick<Meeting, 'day' | 'start' | 'end'>

/**
 * The time of a meeting in notifications: of a series that of its next occurrence, as it takes place; `undefined` for
 * a series of which none is left.
 */
export function nextTimeOf(meeting: Series, now: Date): MeetingTime | undefined {
  if (!meeting.recurrence) return meeting
  const { day: today, time } = dayAndTime(now, company.timeZone)
  const next = nextOccurrence(meeting, today)
  return next?.day === today && next.end <= time ? comingOccurrences(meeting, now)[0] : next
}

/** The next times before and after a change; those of the rule when the next occurrence has a time of its own. */
export function changedTimes(before: Series, after: Series, now: Date): (MeetingTime | undefined)[] {
  const times = [before, after].map((meeting) => nextTimeOf(meeting, now))
  const [from, to] = times.map((time) => time && [time.day, time.start, time.end])
  return isSame(from, to) ? [before, after] : times
}

interface StoredChange extends Pick<MeetingEvent, 'organiser' | 'before' | 'after' | 'sequence' | 'counted'> {
  /** The present and former invited people, without closed accounts. */
  people: { person: Participant; wasInvited: boolean; isInvited: boolean }[]
  now: Date
}

/** The event of a change for each invited person; none for a meeting that is over both before and after. */
export function meetingEvents({ people, now, ...change }: StoredChange): MeetingEvent[] {
  const { before, after } = change
  const states = [before, after].filter((state) => state !== undefined)
  if (states.every((state) => isOver(state, now))) return []
  const parts = before && !before.isDeleted && !after.isDeleted ? changedParts(before, after) : []
  return people.flatMap(({ person, wasInvited, isInvited }) => {
    const isChanged = parts.length > 0 || (before !== undefined && isSplitOff(before, after))
    const kind = kindOf({ wasInvited, isInvited, isDeleted: after.isDeleted, isChanged })
    if (!kind) return []
    return [{ ...change, kind, to: person, parts: kind === 'changed' ? parts : [] }]
  })
}

function kindOf(change: {
  wasInvited: boolean
  isInvited: boolean
  isDeleted: boolean
  isChanged: boolean
}): MeetingEvent['kind'] | undefined {
  const { wasInvited, isInvited, isDeleted, isChanged } = change
  if (isInvited && !wasInvited) return 'invited'
  if (wasInvited && !isInvited) return isDeleted ? 'cancelled' : 'removed'
  return wasInvited && isInvited && isChanged ? 'changed' : undefined
}
