import type { BodyOf } from '@atrium/contract/core'
import type { Application, giveFeedback as giveFeedbackEndpoint } from '@atrium/contract/hiring'
import { insertApplicationEvents } from '#db/applicationEvents.ts'
import { HttpError, notFound } from '#http/httpError.ts'
import type { Services } from '#services.ts'
import { changeApplication } from '../applications.service.ts'
import type { Viewer } from '../viewer.ts'
import { saveFeedback } from './interviewList.repo.ts'
import { listInterviews } from './interviews.service.ts'

/**
 * Gives or changes the feedback of an interviewer. Throws 404 for an interview that the caller may not see, 403 for a caller
 * who did not attend, 409 before the interview has ended and for a cancelled one.
 */
export const giveFeedback = (
  services: Pick<Services, 'database' | 'now'>,
  viewer: Viewer,
  { id, meetingId }: { id: number; meetingId: string },
  { verdict, words }: BodyOf<typeof giveFeedbackEndpoint>,
): Promise<Application> =>
  changeApplication(services, viewer, id, async (tx) => {
    const createdAt = services.now()
    const interviews = await listInterviews(tx, viewer, id, createdAt)
    const interview = interviews.find((one) => one.meetingId === meetingId)
    if (!interview) throw notFound()
    if (!interview.isAttendee) throw new HttpError(403, 'permissionMissing')
    if (!interview.mayGiveFeedback) throw new HttpError(409, 'interviewAhead')
    const { accountId, personId } = viewer
    await saveFeedback(tx, { meetingId, personId, verdict, words, createdAt })
    if (interview.ownFeedback) return
    await insertApplicationEvents(tx, [
      { applicationId: id, accountId, kind: 'feedback', data: { day: interview.day }, createdAt },
    ])
  })
