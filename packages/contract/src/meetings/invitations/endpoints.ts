import type { IsoDay } from '#core/days.ts'
import { endpoint } from '#core/endpoint.ts'
import type { AnswerState } from './rules.ts'
import type { Invitation } from './schema.ts'

/**
 * The invitation of a secret token from a mail; 404 for any other token. With a `day` the occurrence of this original day, where the
 * person has answered the series; else the one that waits for an answer, or the whole meeting.
 */
export const getInvitation = endpoint<{
  params: { token: string }
  query: { day?: IsoDay | undefined }
  reply: Invitation
}>({
  method: 'GET',
  path: '/api/v1/invitations/:token/',
})

/**
 * Answers an invitation. Only this call answers: a program that follows the links of a mail answers nothing. 404 for an
 * unknown token, 409 for an invitation that is cancelled. An answer to an earlier `sequence` does not count: the reply
 * has no `answer` then.
 */
export const answerInvitation = endpoint<{
  params: { token: string }
  body: { state: AnswerState; sequence: number; day?: IsoDay | undefined }
  reply: Invitation
}>({ method: 'PUT', path: '/api/v1/invitations/:token/' })

/** The meeting of an invitation as a calendar file; 404 for any other token. */
export const downloadInvitation = endpoint<{ params: { token: string }; reply: Blob }>({
  method: 'GET',
  path: '/api/v1/invitations/:token/meeting.ics',
  reply: 'file',
})
