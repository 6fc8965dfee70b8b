import type { BodyOf } from '@atrium/contract/core'
import type { giveFeedback as giveFeedbackEndpoint } from '@atrium/contract/hiring'
import type { AccountRecord } from '#db/accounts.ts'
import { insertApplicationEvents } from '#db/applicationEvents.ts'
import { HttpError, notFound } from '#http/httpError.ts'
import type { Services } from '#services.ts'
import { lockVisible } from '../applicationRights.repo.ts'
import { viewerOf } from '../viewer.ts'
import { saveFeedback } from './interviewList.repo.ts'
import { listInterviews } from './interviews.service.ts'

/**
 * Gives or changes the feedback of an interviewer. Throws 404 for an interview that the caller may not see, 403 for a caller
 * who did not attend, 409 before the interview has ended and for a cancelled one.
 */
export async function giveFeedback(
  { database, now }: Pick<Services, 'database' | 'now'>,
  by: AccountRecord,
  { id, meetingId }: { id: number; meetingId: string },
  { verdict, words }: BodyOf<typeof giveFeedbackEndpoint>,
): Promise<void> {
  const viewer = viewerOf(by)
  await database.db.transaction(async (tx) => {
    if (!(await lockVisible(tx, viewer, id))) throw notFound()
    const interviews = await listInterviews(tx, viewer, id, now())
    const interview = interviews.find((one) => one.meetingId === meetingId)
    if (!interview) throw notFound()
    if (!interview.isAttendee) throw new HttpError(403, 'permissionMissing')
    if (!interview.mayGiveFeedback) throw new HttpError(409, 'interviewAhead')
    await saveFeedback(tx, { meetingId, personId: by.personId, verdict, words, createdAt: now() })
    if (interview.ownFeedback) return
    const data = { day: interview.day }
    await insertApplicationEvents(tx, [
      { applicationId: id, accountId: by.id, kind: 'feedback', data, createdAt: now() },
    ])
  })
}
