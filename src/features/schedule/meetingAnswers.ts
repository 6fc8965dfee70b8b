import type { IsoDay } from '@atrium/contract/days'
import { type AnswerState, answerOf } from '@atrium/contract/meetings'
import type { WeekMeeting } from './weekMeeting.ts'

/** The state of an answer; `waiting` while none counts. */
export type ShownAnswer = AnswerState | 'waiting'

type Answered = Pick<WeekMeeting, 'attendees' | 'invitees' | 'occurrence' | 'shared'>

/** Whether another person organises the meeting, so that this person answers it. */
export const isInvitation = ({ shared }: Pick<WeekMeeting, 'shared'>): boolean =>
  shared?.organiser !== undefined

/** The current answer of one of the invitees. */
export const answerBy = ({ shared, occurrence }: Answered, name: string): ShownAnswer =>
  (shared && answerOf(shared, name, occurrence)) ?? 'waiting'

/** This person's answer to another person's meeting; `undefined` for any other meeting. */
export const ownAnswer = (meeting: Answered): ShownAnswer | undefined =>
  isInvitation(meeting) && meeting.shared?.invitedAs !== undefined
    ? answerBy(meeting, meeting.shared.invitedAs)
    : undefined

/** An occurrence as its series is answered. */
export const wholeOf = <Shown extends Answered>(meeting: Shown): Shown => ({
  ...meeting,
  occurrence: undefined,
})

/** An occurrence of an answered series that was changed by itself, and needs a response of its own. */
export const waitingDay = (meeting: Answered): IsoDay | undefined =>
  ownAnswer(meeting) === 'waiting' && ownAnswer(wholeOf(meeting)) !== 'waiting'
    ? meeting.occurrence
    : undefined

/** The names of the attendees who are notified of the meeting and answer it. */
export const invitedNames = ({ attendees, invitees = [] }: Answered): string[] => {
  const names = new Set(attendees)
  return invitees.map(({ name }) => name).filter((name) => names.has(name))
}

/** The answers of the invitees by name; `undefined` for a meeting that the server does not have yet. */
export const answersOf = (meeting: Answered): Record<string, ShownAnswer> | undefined =>
  meeting.shared && Object.fromEntries(invitedNames(meeting).map((name) => [name, answerBy(meeting, name)]))

/** How many of the invitees have answered what. */
export function countAnswers(meeting: Answered): Record<ShownAnswer, number> {
  const counts = { accepted: 0, maybe: 0, declined: 0, waiting: 0 }
  for (const name of invitedNames(meeting)) counts[answerBy(meeting, name)] += 1
  return counts
}

/** The days on which the meeting does not have its room: of one meeting its own day, of a series those of its occurrences. */
export function roomTakenDays({ roomname, shared, occurrence, recurrence, day }: WeekMeeting): IsoDay[] {
  const taken = (roomname !== undefined && shared?.roomTaken) || []
  const own = occurrence ?? (recurrence ? undefined : day)
  return own === undefined ? taken : taken.filter((one) => one === own)
}

/** Whether the meeting does not have its room: another one has it, or it is gone. */
export const isRoomTaken = (meeting: WeekMeeting): boolean => roomTakenDays(meeting).length > 0
