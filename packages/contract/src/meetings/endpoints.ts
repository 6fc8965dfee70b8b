import type { InferType } from 'yup'
import type { CvFile } from '#careers/rules.ts'
import type { IsoDay } from '#core/days.ts'
import { endpoint } from '#core/endpoint.ts'
import type { Meeting, OwnAnswer, SharedMeeting, scheduleSchema } from './schema.ts'

type SyncedMeeting = Meeting & { shared?: SharedMeeting | undefined }

/**
 * Synchronises the meetings of a person between the server and this device: takes the changes of a `firstSyncBatch`
 * of own meetings and up to `limits.meetingChanges` answers to invitations, which may both be repeated, and answers all changes after the
 * revision `since` (0 at first), including the sent ones, oldest first. `revision` is the next `since`; with `isMore` the
 * client requests the next page at once. A meeting that no longer invites the person comes as a tombstone
 * with `shared`.
 * `personId` is the owner of the meetings on this device: 409 when another person has signed in meanwhile. 400 for a
 * meeting that breaks a rule, 413 for more changes than a batch, 422 when the person has as many meetings as one may have. A change of another person's meeting, and an answer to a meeting to which the person is not
 * invited, have no effect.
 */
export const syncMeetings = endpoint<{
  body: {
    personId?: number | undefined
    since: number
    changes: Meeting[]
    answers?: OwnAnswer[] | undefined
  }
  reply: { revision: number; meetings: SyncedMeeting[]; isMore: boolean }
}>({ method: 'POST', path: '/api/v1/meetings/sync/' })

/**
 * The meetings of the signed-in person on some days, as `syncMeetings` gives them, latest change first: own ones and
 * invitations, also declined ones, and each series whose span overlaps with the days, even without an occurrence on them.
 * Deleted meetings are left out. At most `limits.meetingPage`: the synchronisation brings the others. 400 for a span that ends
 * before it begins or is longer than `limits.spanDays`.
 */
export const listMeetings = endpoint<{
  query: { from: IsoDay; to: IsoDay }
  reply: SyncedMeeting[]
}>({ method: 'GET', path: '/api/v1/meetings/', reply: 'list' })

/** Stores the content of an attachment under its id for its owner. Idempotent. 413 above `limits.attachmentBytes`. */
export const uploadAttachment = endpoint<{
  params: { id: string }
  body: { file: CvFile }
  reply: undefined
}>({ method: 'PUT', path: '/api/v1/meetings/attachments/:id/', encoding: 'multipart', reply: 'any' })

/** The content of an own attachment, or of one of a meeting to which the person is invited, as a download; 404 for any other id. */
export const downloadAttachment = endpoint<{ params: { id: string }; reply: Blob }>({
  method: 'GET',
  path: '/api/v1/meetings/attachments/:id/',
  reply: 'file',
})

/** The company's schedule (spec 7), for signed-in people. */
export const getSchedule = endpoint<{ reply: InferType<typeof scheduleSchema> }>({
  method: 'GET',
  path: '/Schedule.json',
  reply: 'list',
})
