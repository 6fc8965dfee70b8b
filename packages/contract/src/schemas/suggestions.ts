import { array, boolean, mixed, type ObjectSchema, object, string } from 'yup'
import { limits } from '#limits.ts'
import { message } from '#messages.ts'
import {
  getSuggestionStatus,
  listOwnSuggestions,
  type NewSuggestion,
  type SuggestionState,
  type SuggestionStatus,
  sendSuggestion,
  suggestionStates,
} from '#suggestions.ts'
import { flag, text, trimmed } from './fields.ts'
import { withSchemas } from './withSchemas.ts'

export const newSuggestionSchema: ObjectSchema<NewSuggestion> = object({
  text: trimmed(limits.message, message('messageTooLong')).required(message('suggestionRequired')),
  isAnonymous: flag().required(),
  key: text(36).matches(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
})

/** Codes are read aloud and typed: spaces, small letters and missing dashes are accepted. */
export const suggestionCodeSchema: ObjectSchema<{ code: string }> = object({
  code: trimmed(40, message('codeUnknown')).required(message('codeRequired')),
})

const statusFields = {
  text: string().defined(),
  state: mixed<SuggestionState>().oneOf(suggestionStates).required(),
  answer: string().defined(),
  receivedOn: string().required(),
  isAnonymous: boolean().required(),
}

const suggestionStatusSchema: ObjectSchema<SuggestionStatus> = object(statusFields)

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
}
