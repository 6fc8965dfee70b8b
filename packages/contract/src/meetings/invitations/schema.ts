import { boolean, type InferType, mixed, number, object, string } from 'yup'
import { day, largestNumber, wholeNumber } from '#core/fields.ts'
import { type AnswerState, answerStates } from './rules.ts'

export const invitationAnswerSchema = object({
  state: mixed<AnswerState>().oneOf(answerStates).required(),
  sequence: wholeNumber(0, largestNumber).required(),
  day: day(),
})

export const invitationSchema = object({
  title: string().defined(),
  /** Name of the organiser. */
  organiser: string().defined(),
  /** Day and times are those of the next occurrence, as it takes place; of the last one when the meeting is over. */
  day: string().defined(),
  /** `HH:mm` by the clock of the company. */
  start: string().defined(),
  end: string().defined(),
  roomname: string().optional(),
  notes: string().defined(),
  /** The repetition in the language of the request; left out for a meeting that does not repeat. */
  repetition: string().optional(),
  /** The invited person, and the current answer; without one the invitation waits for it. */
  name: string().defined(),
  answer: mixed<AnswerState>().oneOf(answerStates).optional(),
  /** The `sequence` that an answer is to name. */
  sequence: number().integer().required(),
  /**
   * The original day of an occurrence that was changed by itself: the rest is of this occurrence, whose answer is missing while
   * the one to the series counts. An answer is to name it.
   */
  occurrence: string().optional(),
  /** The meeting was cancelled, or no longer invites the person: all details of the meeting are empty. */
  isCancelled: boolean().required(),
  /** The meeting has ended, of a series the last one; left out for a cancelled invitation. */
  isOver: boolean().optional(),
})

/** An invitation as the page behind the link of its mail shows it: this meeting, and nothing else. */
export type Invitation = InferType<typeof invitationSchema>
