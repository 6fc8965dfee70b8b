import type { IsoDay } from '@atrium/contract/days'
import {
  answerOf,
  countedSince,
  laterAnswer,
  type OwnAnswer,
  type SharedMeeting,
} from '@atrium/contract/meetings'
import { type GivenAnswer, isUnsent, type StoredMeeting } from './storedMeeting.ts'

type Answers = StoredMeeting['answers']

/** Whether somebody else organises the meeting: this person answers it and does not change it. */
export const isInvitation = ({ shared }: Pick<StoredMeeting, 'shared'>): boolean =>
  shared?.organiser !== undefined

/** The later of two answers; of equal ones that whose time sorts last, which the server does not know. */
function laterGiven(one: GivenAnswer, other: GivenAnswer): GivenAnswer {
  const later = laterAnswer(one, other)
  if (later === laterAnswer(other, one)) return later
  return textOf(one) >= textOf(other) ? one : other
}

const textOf = ({ sequence, state, seen }: GivenAnswer): string =>
  JSON.stringify([sequence, state, seen?.day, seen?.start])

/** The latest answers of two entries, by day. */
export function laterAnswers(one: Answers, other: Answers): Answers {
  if (!one || !other || one === other) return one ?? other
  const latest: Record<string, GivenAnswer> = { ...one }
  for (const [day, answer] of Object.entries(other)) {
    const known = latest[day]
    latest[day] = known ? laterGiven(known, answer) : answer
  }
  return latest
}

export function isSameAnswers(one: Answers = {}, other: Answers = {}): boolean {
  if (one === other) return true
  const days = Object.keys(one)
  return (
    days.length === Object.keys(other).length &&
    days.every((day) => {
      const [answer, same] = [one[day], other[day]]
      return answer && same && answer.at === same.at && textOf(answer) === textOf(same)
    })
  )
}

/** The answers of this person that the server knows. */
const confirmedAnswers = ({ shared }: StoredMeeting) =>
  shared?.answers.filter(({ name }) => name === shared.invitedAs) ?? []

/** The instant of the latest answer of this person, on whichever device; an empty text without one. */
export const latestAnswerAt = (entry: StoredMeeting): string =>
  [...Object.values(entry.answers ?? {}), ...confirmedAnswers(entry)]
    .map(({ at }) => at)
    .sort()
    .at(-1) ?? ''

/** The answers that the server does not have: none of a meeting to which the person is invited no more. */
export function pendingAnswers(entry: StoredMeeting): OwnAnswer[] {
  const { meeting, answers, shared } = entry
  if (!answers || meeting.isDeleted || shared?.invitedAs === undefined) return []
  const confirmed = confirmedAnswers(entry)
  return Object.entries(answers)
    .filter(([key, { at }]) => !confirmed.some(({ day = '', at: known }) => day === key && known >= at))
    .map(([day, { seen: _seen, ...answer }]) => ({ id: meeting.id, ...(day !== '' && { day }), ...answer }))
}

/**
 * The answer that was given here to a meeting, or to the occurrence on a day, and counts no more because time, place or
 * repetition have changed; `undefined` once a later answer is known.
 */
export function outdatedAnswer(entry: StoredMeeting, day?: IsoDay): GivenAnswer | undefined {
  const { shared } = entry
  const key = entry.answers?.[day ?? ''] ? (day ?? '') : ''
  const given = entry.answers?.[key]
  if (shared?.invitedAs === undefined || !given || given.sequence >= countedSince(shared, day))
    return undefined
  const isReplaced = confirmedAnswers(entry).some(({ day: of = '', at }) => of === key && at > given.at)
  const answer = answerOf(knownShared(entry) ?? shared, shared.invitedAs, day)
  if (isReplaced || answer !== undefined) return undefined
  // The answer counts for the rest of the series: it was to the time of no single occurrence.
  return given.sequence >= countedSince(shared) ? { ...given, seen: undefined } : given
}

/** Whether the server does not have the current version of a meeting, or an answer of this person. */
export const isPending = (entry: StoredMeeting): boolean =>
  isUnsent(entry) || pendingAnswers(entry).length > 0

/**
 * What is known of the people and the room of a meeting: as the server answered it, with the answers of this person that
 * the server does not have.
 */
export function knownShared(entry: StoredMeeting): SharedMeeting | undefined {
  const { shared } = entry
  const pending = pendingAnswers(entry)
  const name = shared?.invitedAs
  if (pending.length === 0 || !shared || name === undefined) return shared
  const others = shared.answers.filter(
    (answer) => answer.name !== name || pending.every(({ day }) => day !== answer.day),
  )
  return {
    ...shared,
    answers: [...others, ...pending.map(({ id: _meeting, ...answer }) => ({ name, ...answer }))],
  }
}
