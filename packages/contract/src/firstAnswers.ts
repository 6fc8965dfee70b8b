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

/**
 * The element with what a page says before its application is there. It stands in front of the application's own,
 * which is not displayed as long as this one is in the document.
 */
export const firstViewId = 'first-view'
