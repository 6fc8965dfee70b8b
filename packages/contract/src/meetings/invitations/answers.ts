import type { IsoDay } from '#core/days.ts'
import type { OwnAnswer, SharedMeeting } from '#meetings/schema.ts'
import type { AnswerState } from './rules.ts'

/**
 * The later of two answers of one person to one day; of two at the same instant the one to the later `sequence`, else the
 * one whose state sorts last. The result does not depend on their order: all devices and the server keep the same one.
 */
export function laterAnswer<Answer extends Pick<OwnAnswer, 'state' | 'at' | 'sequence'>>(
  one: Answer,
  other: Answer,
): Answer {
  if (one.at !== other.at) return one.at > other.at ? one : other
  if (one.sequence !== other.sequence) return one.sequence > other.sequence ? one : other
  return one.state >= other.state ? one : other
}

/** The version of a meeting, and which answers count. */
export type Versions = Pick<SharedMeeting, 'sequence' | 'counted'>

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
