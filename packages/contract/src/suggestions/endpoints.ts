import type { IsoDay } from '#core/days.ts'
import { endpoint } from '#core/endpoint.ts'
import type { InboxSuggestion, NewSuggestion, SuggestionAnswer, SuggestionStatus } from './schema.ts'

/** An answer of the company, or further words of the sender, below the text of a suggestion. */
export interface SuggestionMessage {
  isAnswer: boolean
  text: string
  /** The day; of an anonymous suggestion the first of the month. `null` for an answer without a stored day. */
  writtenOn: IsoDay | null
}

/**
 * Sends a suggestion or a complaint. The answer has a code such as `7KQ2-M9PX-…` (seven groups), shown once, with which the sender
 * requests the state. No stored data lead from an anonymous suggestion to its sender.
 */
export const sendSuggestion = endpoint<{ body: NewSuggestion; reply: { code: string } }>({
  method: 'POST',
  path: '/api/v1/suggestions/',
})

/** The state of a suggestion by its code; 404 for an unknown code. The code is in the body, so that no log has it. */
export const getSuggestionStatus = endpoint<{ body: { code: string }; reply: SuggestionStatus }>({
  method: 'POST',
  path: '/api/v1/suggestions/status/',
})

/** The signed suggestions of the signed-in person, newest first. */
export const listOwnSuggestions = endpoint<{ reply: (SuggestionStatus & { id: string })[] }>({
  method: 'GET',
  path: '/api/v1/suggestions/',
  reply: 'list',
})

/**
 * Adds words of the sender to the suggestion of a code; 404 for an unknown code. The same words twice in a row are kept
 * once, so that a retry after a lost answer adds nothing. Like the sending, it is not logged.
 */
export const addToSuggestion = endpoint<{ body: { code: string; text: string }; reply: SuggestionStatus }>({
  method: 'POST',
  path: '/api/v1/suggestions/messages/',
})

/** The newest suggestions, at most `limits.inboxSuggestions`, by day; anonymous ones by month, in no order within it. */
export const listInbox = endpoint<{ reply: InboxSuggestion[] }>({
  method: 'GET',
  path: '/api/v1/suggestions/inbox/',
  reply: 'list',
  permission: 'suggestions.answer',
})

/**
 * Sets the state of a suggestion and answers it; 409 when it has changed since `version`. A named sender is notified of
 * an answer.
 */
export const answerSuggestion = endpoint<{
  params: { id: string }
  body: SuggestionAnswer
  reply: InboxSuggestion
}>({ method: 'PUT', path: '/api/v1/suggestions/inbox/:id/', permission: 'suggestions.answer' })
