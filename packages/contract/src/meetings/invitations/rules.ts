import { type IsoDay, isIsoDay } from '#core/days.ts'

/** An attendee who is notified of the meeting: a person with an account by `personId`, a guest from outside by `email`. */
export interface Attendee {
  /** One of the `attendees` of the meeting. */
  name: string
  /** The id in the directory: `DEV7`, or `account-3` for a person without a badge. */
  personId?: string | undefined
  email?: string | undefined
}

export const answerStates = ['accepted', 'maybe', 'declined'] as const

export type AnswerState = (typeof answerStates)[number]

/** The parameter of the page's address with the original day of the occurrence that was just answered without JavaScript. */
export const answeredDayParam = 'day'

/** That day in the query of an address. */
export function readAnsweredDay(search: string): IsoDay | undefined {
  const day = new URLSearchParams(search).get(answeredDayParam)
  return isIsoDay(day) ? day : undefined
}
