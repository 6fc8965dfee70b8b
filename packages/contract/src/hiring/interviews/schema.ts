import { array, boolean, type InferType, mixed, number, object, string } from 'yup'
import { largestNumber, lines, numberInAddress, text } from '#core/fields.ts'
import { limits } from '#core/limits.ts'
import { message } from '#core/messages.ts'
import { type Verdict, verdicts } from '#hiring/rules.ts'
import { type AnswerState, answerStates } from '#meetings/invitations/rules.ts'

const feedbackSchema = object({
  personId: number().integer().required(),
  name: string().defined(),
  verdict: mixed<Verdict>().oneOf(verdicts).required(),
  words: string().defined(),
  /** ISO instant. */
  at: string().required(),
})

export const interviewSchema = object({
  meetingId: string().required(),
  /** ISO day, and `HH:mm` of the company's clock; of a series the first occurrence. */
  day: string().required(),
  start: string().required(),
  end: string().required(),
  /** The wanted room; empty without one. */
  roomname: string().defined(),
  /** Full names; the organiser is one of the interviewers. */
  organiser: string().defined(),
  interviewers: array(string().required()).defined(),
  /** The applicant's answer to the invitation; `null` while there is none that counts. */
  answer: mixed<AnswerState>().oneOf(answerStates).nullable().defined(),
  /** Whether it has ended. */
  isOver: boolean().required(),
  isCancelled: boolean().required(),
  /** Whether the caller is the organiser or an interviewer, who open the meeting in their own schedule. */
  isAttendee: boolean().required(),
  /** Empty until the caller has given own feedback; HR sees all at once. */
  feedback: array(feedbackSchema).defined(),
  /** Of the caller. */
  ownFeedback: feedbackSchema.nullable().defined(),
  /** Whether the caller attended and the interview has ended. */
  mayGiveFeedback: boolean().required(),
})

/** A meeting with the applicant. */
export type Interview = InferType<typeof interviewSchema>

/** The body of `giveFeedback`. */
export const feedbackChangesSchema = object({
  verdict: mixed<Verdict>().oneOf(verdicts).required(message('verdictRequired')),
  words: lines(limits.message, message('messageTooLong')).defined(),
})

export const interviewParams = object({
  id: numberInAddress(1, largestNumber).required(),
  meetingId: text(36)
    .required()
    .matches(/^[\w-]+$/),
})
