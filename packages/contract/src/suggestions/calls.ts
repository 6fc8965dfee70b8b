import { array, object, string } from 'yup'
import { text } from '#core/fields.ts'
import { withSchemas } from '#core/withSchemas.ts'
import {
  addToSuggestion,
  answerSuggestion,
  getSuggestionStatus,
  listInbox,
  listOwnSuggestions,
  sendSuggestion,
} from './endpoints.ts'
import {
  inboxSchema,
  newSuggestionSchema,
  statusFields,
  suggestionAnswerSchema,
  suggestionCodeSchema,
  suggestionStatusSchema,
  suggestionWordsSchema,
  uuidPattern,
} from './schema.ts'

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
