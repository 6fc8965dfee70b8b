import type { RatingChanges } from '@atrium/contract/hiring'
import { insertApplicationEvents } from '#db/applicationEvents.ts'
import { interviewFeedback } from '#db/schema.ts'
import { HttpError, notFound } from '#http/httpError.ts'
import type { Change } from '../applications.service.ts'
import { listInterviews } from './interviews.service.ts'

/**
 * Gives or changes the feedback of an interviewer. Throws 404 for an interview that the caller may not see, 403 for a caller
 * who did not attend, 409 before the interview has ended and for a cancelled one.
 */
export async function giveFeedback(
  { tx, viewer, application: { id: applicationId }, at: createdAt }: Change,
  { verdict, words }: RatingChanges,
  { meetingId }: { meetingId: string },
): Promise<void> {
  const interviews = await listInterviews(tx, viewer, applicationId, createdAt)
  const interview = interviews.find((one) => one.meetingId === meetingId)
  if (!interview) throw notFound()
  if (!interview.isAttendee) throw new HttpError(403, 'permissionMissing')
  if (!interview.mayGiveFeedback) throw new HttpError(409, 'interviewAhead')
  const { accountId, personId } = viewer
  await tx
    .insert(interviewFeedback)
    .values({ meetingId, personId, verdict, words, createdAt })
    .onConflictDoUpdate({
      target: [interviewFeedback.meetingId, interviewFeedback.personId],
      set: { verdict, words },
    })
  if (interview.ownFeedback) return
  const data = { day: interview.day }
  await insertApplicationEvents(tx, [{ applicationId, accountId, kind: 'feedback', data, createdAt }])
}
