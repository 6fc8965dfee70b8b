import type { IsoDay } from './days.ts'
import { endpoint } from './endpoint.ts'

/** Where a suggestion stands. */
export const suggestionStates = ['received', 'inProgress', 'answered', 'closed'] as const

export type SuggestionState = (typeof suggestionStates)[number]

/** What the form sends (spec 3, Suggestion). */
export interface NewSuggestion {
  text: string
  isAnonymous: boolean
  /**
   * A random UUID of the sender's own making, kept nowhere: the same suggestion sent once more with it, because its
   * answer was lost, is kept once and has the same code. @default each sending is a suggestion
   */
  key?: string | undefined
}

/** A suggestion as its sender sees it. */
export interface SuggestionStatus {
  text: string
  state: SuggestionState
  /** The company's answer; empty while there is none. */
  answer: string
  /** The day it came; of an anonymous one the first of its month, because more is not kept. */
  receivedOn: IsoDay
  isAnonymous: boolean
}

/**
 * Sends a suggestion or a complaint. The answer's code, such as `7KQ2-M9PX-4TDW`, is shown once: by it the sender asks
 * how it stands. Of an anonymous one nothing is kept that could lead to its sender.
 */
export const sendSuggestion = endpoint<{ body: NewSuggestion; reply: { code: string } }>({
  method: 'POST',
  path: '/api/v1/suggestions/',
})

/** How a suggestion stands, by its code; 404 for an unknown one. The code is in the body, out of every log. */
export const getSuggestionStatus = endpoint<{ body: { code: string }; reply: SuggestionStatus }>({
  method: 'POST',
  path: '/api/v1/suggestions/status/',
})

/** The suggestions that the signed-in person sent with their name, the newest first. */
export const listOwnSuggestions = endpoint<{ reply: (SuggestionStatus & { id: string })[] }>({
  method: 'GET',
  path: '/api/v1/suggestions/',
  reply: 'list',
})
