import { endpoint } from '#core/endpoint.ts'
import type { Application } from '#hiring/applications/schema.ts'
import type { Verdict } from '#hiring/rules.ts'

/**
 * Gives or changes the caller's feedback after an interview; from then on the caller sees that of the others. 404 for an
 * interview of another application, 403 for a caller who did not attend, 409 before the interview has ended.
 */
export const giveFeedback = endpoint<{
  params: { id: number; meetingId: string }
  body: { verdict: Verdict; words: string }
  reply: Application
}>({
  method: 'PUT',
  path: '/api/v1/hiring/applications/:id/interviews/:meetingId/feedback/',
  permission: 'hiring.review',
})
