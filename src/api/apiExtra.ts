import type { Environment } from '#config/environment.ts'
import type { FirstAnswerBook } from './firstAnswerBook.ts'

/** What the store hands to every endpoint beside the state. */
export interface ApiExtra {
  environment: Environment
  /** What the document brought with it. */
  firstAnswers: FirstAnswerBook
}
