import { array, type InferType, mixed, number, object, string } from 'yup'
import { largestNumber, numberInAddress } from '#core/fields.ts'
import { type MailArea, mailAreas, type OpenMailState, openMailStates } from './rules.ts'

const state = () => mixed<OpenMailState>().oneOf(openMailStates)

export const outboxQuestionSchema = object({
  state: state(),
  area: mixed<MailArea>().oneOf(mailAreas),
  /** Older mails than this one. */
  before: numberInAddress(1, largestNumber),
})

/** Which mails are asked for: those that fit all that is given. */
export type OutboxQuestion = InferType<typeof outboxQuestionSchema>

export const outboxMailSchema = object({
  id: number().integer().required(),
  state: state().required(),
  area: mixed<MailArea>().oneOf(mailAreas).required(),
  to: string().required(),
  /** Empty where the subject is private: only those of letters and alerts are the same for everybody. */
  subject: string().defined(),
  attempts: number().integer().required(),
  /** ISO instants. */
  createdAt: string().required(),
  nextAttemptAt: string().required(),
  /** The mail server's own words about the last attempt, without links to this site. */
  error: string().defined(),
})

/** A mail that waits or has failed. Its text stays in the database. */
export type OutboxMail = InferType<typeof outboxMailSchema>

export const outboxSchema = object({
  /** Newest first, at most `limits.outboxMails`. */
  mails: array(outboxMailSchema).defined(),
  counts: object({ queued: number().integer().required(), failed: number().integer().required() }).required(),
})

export type OutboxPage = InferType<typeof outboxSchema>

export const retriedSchema = object({ count: number().integer().required() })
