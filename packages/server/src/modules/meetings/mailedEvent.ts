import type { IsoDay } from '@atrium/contract/days'
import type { AnswerState } from '@atrium/contract/meetings'
import type { OpenCalendar } from '@atrium/contract/meetings/calendar'
import type { MeetingSnapshot } from '#db/tables/meetings.ts'
import { isOff, type MeetingEvent } from './meetingEvents.ts'

/** An event of a meeting for one person, with what its mail needs besides. */
export interface MailedEvent extends Omit<MeetingEvent, 'before'> {
  /** The snapshot that the recipient knows; left out for a first mail about the meeting. */
  known?: MeetingSnapshot | undefined
  /** Everybody who is invited, with the current answers. */
  invitees: Parameters<OpenCalendar['attendeesOf']>[0]
  /** The address of the page on which the person answers. */
  answerLink: string
  /** Whether the receiver has given an answer to the whole meeting that counts. */
  isAnswered: boolean
  /** For `answered`: the current answers of the person to single days. */
  dayAnswers: readonly DayAnswer[]
}

/** An answer to one occurrence, by its original day. */
interface DayAnswer {
  day: IsoDay
  state: AnswerState
}

/** The meeting that the mail shows: a tombstone has no title. */
export const shownIn = (message: MailedEvent): MeetingSnapshot =>
  isOff(message) ? (message.known ?? message.after) : message.after

/** The most days that a mail lists. */
const mostDays = 20

/** The days in a mail about an answer, at most `mostDays`, the latest ones. */
export function answeredDays({
  answer,
  dayAnswers,
}: Pick<MailedEvent, 'answer' | 'dayAnswers'>): readonly DayAnswer[] {
  if (answer?.day === undefined || dayAnswers.length > 1) return dayAnswers.slice(-mostDays)
  return [{ day: answer.day, state: answer.state }]
}

/** Of the mails about some events. */
export interface Writing {
  made: Date
  /** The calendar files written before, by what they depend on: only the people in them differ. */
  calendars: Map<string, OpenCalendar | Pick<OpenCalendar, 'content'>>
  /** The words written before, in the same way: only the link differs between people. */
  words: Map<string, Words>
  /** A number for a snapshot: the same for equal snapshots. */
  versionOf: (known: MeetingSnapshot | undefined) => number
}

export interface Words {
  subject: string
  /** The paragraphs before and after the one with the link to answer. */
  before: string[]
  after: string[]
}

/** What all mails about the same change of a meeting depend on. */
export const keyOf = ({ kind, known, after }: MailedEvent, { versionOf }: Writing) =>
  `${after.id} ${kind} ${versionOf(known)}`

export function remembered<Value>(
  known: Map<string, Value>,
  key: readonly unknown[],
  make: () => Value,
): Value {
  const text = JSON.stringify(key)
  const value = known.get(text) ?? make()
  known.set(text, value)
  return value
}
