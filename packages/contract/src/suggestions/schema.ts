import { array, boolean, mixed, type ObjectSchema, object, string } from 'yup'
import { limits } from '#core/limits.ts'
import { message } from '#core/messages.ts'
import {
  addToSuggestion,
  answerSuggestion,
  getSuggestionStatus,
  type InboxSuggestion,
  listInbox,
  listOwnSuggestions,
  type NewSuggestion,
  type SuggestionAnswer,
  type SuggestionState,
  type SuggestionStatus,
  sendSuggestion,
  suggestionStates,
} from './endpoints.ts'
import { flag, line, lines, text } from '#core/fields.ts'
import { withSchemas } from '#core/withSchemas.ts'

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const newSuggestionSchema: ObjectSchema<NewSuggestion> = object({
  text: lines(limits.message, message('messageTooLong')).required(message('suggestionRequired')),
  isAnonymous: flag().required(),
  key: text(36).matches(uuidPattern),
})

/** Codes are read aloud and typed: spaces, small letters and missing dashes are accepted. */
export const suggestionCodeSchema: ObjectSchema<{ code: string }> = object({
  code: line(40, message('codeUnknown')).required(message('codeRequired')),
})

export const suggestionWordsSchema: ObjectSchema<{ code: string; text: string }> = suggestionCodeSchema.shape(
  {
    text: lines(limits.message, message('messageTooLong')).required(message('messageRequired')),
  },
)

const state = () => mixed<SuggestionState>().oneOf(suggestionStates).required()

export const suggestionAnswerSchema: ObjectSchema<SuggestionAnswer> = object({
  state: state(),
  answer: lines(limits.message, message('messageTooLong')).defined(),
  version: text(64).required(),
})

const statusFields = {
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

const suggestionStatusSchema: ObjectSchema<SuggestionStatus> = object(statusFields)

const inboxSchema: ObjectSchema<InboxSuggestion> = object({
  id: string().required(),
  ...statusFields,
  sender: string().defined().nullable(),
  version: string().required(),
})

/** The rows of the call table about suggestions (departure 12). */
export const suggestionsEndpoints = {
  sendSuggestion: withSchemas(sendSuggestion, {
    body: newSuggestionSchema,
    reply: object({ code: string().required() }),
  }),
  getSuggestionStatus: withSchemas(getSuggestionStatus, {
    body: suggestionCodeSchema,
    reply: suggestionStatusSchema,
  }),
  listOwnSuggestions: withSchemas(listOwnSuggestions, {
    reply: array(object({ id: string().required(), ...statusFields })).defined(),
  }),
  addToSuggestion: withSchemas(addToSuggestion, {
    body: suggestionWordsSchema,
    reply: suggestionStatusSchema,
  }),
  listInbox: withSchemas(listInbox, { reply: array(inboxSchema).defined() }),
  answerSuggestion: withSchemas(answerSuggestion, {
    params: object({ id: text(36).matches(uuidPattern).required() }),
    body: suggestionAnswerSchema,
    reply: inboxSchema,
  }),
}
