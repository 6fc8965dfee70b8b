import { type IsoDay, isIsoDay } from '#core/days.ts'

/** An attendee who is notified of the meeting: a person with an account by `personId`, a guest from outside by `email`. */
export interface Attendee {
  /** One of the `attendees` of the meeting. */
  name: string
  /** The id in the directory: `DEV7`, or `account-3` for a person without a badge. */
  personId?: string | undefined
  email?: string | undefined
}

export const answerStates = ['accepted', 'maybe', 'declined'] as const

export type AnswerState = (typeof answerStates)[number]

/** The answer of an invitee. The latest answer counts. */
export interface MeetingAnswer {
  /** The name of the invitee. */
  name: string
  /** The original day of one occurrence of a series; left out for the whole meeting. */
  day?: IsoDay | undefined
  state: AnswerState
  /** ISO instant, by the clock of the device. */
  at: string
  /** The `sequence` of the meeting that the person saw; `CountedVersions` decides whether the answer still counts. */
  sequence: number
}

/** The versions (`sequence`) of a meeting from which answers count: answers to an earlier version do not count. */
export interface CountedVersions {
  /** Of the whole meeting. */
  sequence: number
  /** Of occurrences that were changed by themselves, by original day: an answer to them has to be to a later version. */
  days: { day: IsoDay; sequence: number }[]
}

/** The server's data of a meeting with invitees or with a room, for one of the people concerned. */
export interface SharedMeeting {
  /** The revision of this person's meetings: of two copies, the one with the higher revision is right. */
  revision: number
  /** The name of the organiser of another person's meeting, which this person answers and does not change. */
  organiser?: string | undefined
  /** This person's name among the invitees; left out for the organiser. */
  invitedAs?: string | undefined
  /** Increases with each change of day, time, room or repetition (RFC 5546, 2.1.4). An answer names the one that it is for. */
  sequence: number
  /** Which answers count; left out where only those to the current `sequence` do. */
  counted?: CountedVersions | undefined
  answers: MeetingAnswer[]
  /**
   * The attendees by address whose address is that of an account, with their id in the directory; left out when there are
   * none.
   */
  colleagues?: { name: string; personId: string; fullName: string }[] | undefined
  /** The days of occurrences for which the room is not booked: another meeting has it, or it is gone. */
  roomTaken?: IsoDay[] | undefined
  /** There is no room of this name any more that can be booked; only together with `roomTaken`. */
  isRoomGone?: boolean | undefined
}

/** The answer of the signed-in person to a meeting, in the synchronisation. */
export interface OwnAnswer extends Omit<MeetingAnswer, 'name'> {
  /** The id of the meeting. */
  id: string
}

/**
 * The later of two answers of one person to one day; of two at the same instant the one to the later `sequence`, else the
 * one whose state sorts last. The result does not depend on their order: all devices and the server keep the same one.
 */
export function laterAnswer<Answer extends Pick<MeetingAnswer, 'state' | 'at' | 'sequence'>>(
  one: Answer,
  other: Answer,
): Answer {
  if (one.at !== other.at) return one.at > other.at ? one : other
  if (one.sequence !== other.sequence) return one.sequence > other.sequence ? one : other
  return one.state >= other.state ? one : other
}

type Versions = Pick<SharedMeeting, 'sequence' | 'counted'>

/** The first version whose answers count for the meeting, or for one occurrence of it. */
export function countedSince({ sequence, counted }: Versions, day?: IsoDay): number {
  const ofAll = counted?.sequence ?? sequence
  const ofDay = day && counted?.days.find((one) => one.day === day)
  return ofDay ? Math.max(ofAll, ofDay.sequence) : ofAll
}

/** The current answer of an invitee to the meeting, or to one occurrence of it; `undefined` while none counts. */
export function answerOf(
  { answers, ...versions }: Versions & Pick<SharedMeeting, 'answers'>,
  name: string,
  day?: IsoDay,
): AnswerState | undefined {
  const since = countedSince(versions, day)
  const current = answers.filter((answer) => answer.name === name && answer.sequence >= since)
  const ofAll = current.find((answer) => answer.day === undefined)
  const ofDay = day && current.find((answer) => answer.day === day)
  if (ofDay && (!ofAll || ofDay.at >= ofAll.at)) return ofDay.state
  return ofAll?.state
}

/** The parameter of the page's address with the original day of the occurrence that was just answered without JavaScript. */
export const answeredDayParam = 'day'

/** That day in the query of an address. */
export function readAnsweredDay(search: string): IsoDay | undefined {
  const day = new URLSearchParams(search).get(answeredDayParam)
  return isIsoDay(day) ? day : undefined
}
