/**
 * Answers that the server wrote into a page's document, so that the page asks for nothing more at its first visit: a
 * script element of type `application/json` with this id.
 */
export const firstAnswersId = 'atrium-answers'

export interface FirstAnswers {
  /** The language of the answers, as in `Accept-Language`: `az`. */
  language: string
  /** By path and query, as they are called: `/api/employees?idnumber=DEV7`. */
  answers: Record<string, unknown>
}
