import { array, boolean, type InferType, mixed, object, string } from 'yup'
import { flag, line, lines, text } from '#core/fields.ts'
import { limits } from '#core/limits.ts'
import { message } from '#core/messages.ts'
import { type SuggestionState, suggestionStates } from './rules.ts'

export const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const newSuggestionSchema = object({
  text: lines(limits.message, message('messageTooLong')).required(message('suggestionRequired')),
  isAnonymous: flag().required(),
  /**
   * Idempotency key: a random UUID of the sender, stored nowhere. A retry with the same key is stored once and has the
   * same code. @default each request is a new suggestion
   */
  key: text(36).matches(uuidPattern),
})

/** The body of the form (spec 3, Suggestion). */
export type NewSuggestion = InferType<typeof newSuggestionSchema>

/** Codes are read aloud and typed: spaces, small letters and missing dashes are accepted. */
export const suggestionCodeSchema = object({
  code: line(40, message('codeUnknown')).required(message('codeRequired')),
})

export const suggestionWordsSchema = suggestionCodeSchema.shape({
  text: lines(limits.message, message('messageTooLong')).required(message('messageRequired')),
})

const state = () => mixed<SuggestionState>().oneOf(suggestionStates).required()

export const suggestionAnswerSchema = object({
  state: state(),
  /** Corrects the last answer while the sender has added nothing after it, and else is the next one. Empty: no answer yet. */
  answer: lines(limits.message, message('messageTooLong')).defined(),
  /** The `version` that the reader saw. */
  version: text(64).required(),
})

export type SuggestionAnswer = InferType<typeof suggestionAnswerSchema>

export const statusFields = {
  text: string().defined(),
  state: state(),
  answer: string().defined(),
  messages: array(
    object({
      isAnswer: boolean().required(),
      text: string().defined(),
      writtenOn: string().defined().nullable(),
    }),
  ).defined(),
  receivedOn: string().required(),
  isAnonymous: boolean().required(),
}

export const suggestionStatusSchema = object(statusFields)

/** A suggestion, as its sender sees it. */
export type SuggestionStatus = InferType<typeof suggestionStatusSchema>

export const inboxSchema = object({
  /** A random UUID. */
  id: string().required(),
  ...statusFields,
  /** First and last name; `null` for an anonymous one, and when the account is gone. */
  sender: string().defined().nullable(),
  /** Changes with the state and with each message. */
  version: string().required(),
})

/**
 * A suggestion, as its readers see it. An anonymous one has no sender, no day, and an id that says nothing: no field may
 * be added that tells one sender from another.
 */
export type InboxSuggestion = InferType<typeof inboxSchema>
