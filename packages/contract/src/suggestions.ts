import type { IsoDay } from './days.ts'
import { endpoint } from './endpoint.ts'

/** The state of a suggestion. */
export const suggestionStates = ['received', 'inProgress', 'answered', 'closed'] as const

export type SuggestionState = (typeof suggestionStates)[number]

/** The body of the form (spec 3, Suggestion). */
export interface NewSuggestion {
  text: string
  isAnonymous: boolean
  /**
   * Idempotency key: a random UUID of the sender, stored nowhere. A retry with the same key is stored once and has the
   * same code. @default each request is a new suggestion
   */
  key?: string | undefined
}

/** A suggestion, as its sender sees it. */
export interface SuggestionStatus {
  text: string
  state: SuggestionState
  /** The answer of the company; empty while there is none. */
  answer: string
  /** The day of receipt; the first of the month for an anonymous suggestion, because the day is not stored. */
  receivedOn: IsoDay
  isAnonymous: boolean
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
