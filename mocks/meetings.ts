import { deletedMeeting, limits, type Meeting, newerMeeting, type SyncedMeeting } from '@atrium/contract'
import { meetingsEndpoints, syncSchema } from '@atrium/contract/schemas'
import { HttpResponse } from 'msw'
import { answering, done, errorResponse, fieldsOf, json, mockOf, validationErrorOf } from './answers.ts'
import { memoryOf } from './memory.ts'

interface Kept {
  meeting: Meeting
  revision: number
  sequence: number
}

/** The meetings of the person in the order of their revision, and their files. */
const memory = memoryOf(() => ({
  revision: 0,
  kept: [] as Kept[],
  files: new Map<string, File>(),
}))

/** The meetings of the person, including tombstones of deleted meetings. */
export const ownMeetings = (): Meeting[] => memory.kept.map(({ meeting }) => meeting)

function keep(change: Meeting): void {
  const before = memory.kept.find(({ meeting }) => meeting.id === change.id)
  const meeting = change.isDeleted ? deletedMeeting(change, change.changedAt) : change
  if (before && newerMeeting(before.meeting, meeting) === before.meeting) return
  memory.revision += 1
  const others = memory.kept.filter((one) => one !== before)
  const isMoved = before && scheduleOf(before.meeting) !== scheduleOf(meeting)
  const sequence = (before?.sequence ?? 0) + (isMoved ? 1 : 0)
  memory.kept = [...others, { meeting, revision: memory.revision, sequence }]
}

const scheduleOf = ({ day, start, end, roomname = '', recurrence, isDeleted }: Meeting) =>
  JSON.stringify([day, start, end, roomname, recurrence, isDeleted])

/** The people of the mocks answer nothing, and nobody invites the person. */
const synced = ({ meeting, revision, sequence }: Kept): SyncedMeeting =>
  meeting.invitees || meeting.roomname ? { ...meeting, shared: { revision, sequence, answers: [] } } : meeting

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const nothingHere = () => errorResponse(404, { message: 'There is nothing at this address.' })

/** The calls about the person's own meetings. */
export const meetingsMocks = [
  mockOf(
    meetingsEndpoints.syncMeetings,
    answering(syncSchema, ({ since, changes }) => {
      for (const change of changes) keep(change)
      const news = memory.kept.filter(({ revision }) => revision > since)
      const page = news.slice(0, limits.meetingPage)
      return json({
        revision: page.at(-1)?.revision ?? since,
        meetings: page.map(synced),
        isMore: news.length > page.length,
      })
    }),
  ),
  mockOf(meetingsEndpoints.uploadAttachment, async ({ params, request }) => {
    if (!uuid.test(String(params.id))) return nothingHere()
    const fields = await fieldsOf(request)
    if (fields.file instanceof File && fields.file.size > limits.attachmentBytes) {
      const message = 'The file is too large. It may have up to 10 MB.'
      return errorResponse(413, { message, errors: { file: 'attachmentTooLarge' } })
    }
    const refused = validationErrorOf(meetingsEndpoints.uploadAttachment.body, fields)
    if (refused) return refused
    memory.files.set(String(params.id), fields.file as File)
    return done()
  }),
  mockOf(meetingsEndpoints.downloadAttachment, async ({ params }) => {
    const file = memory.files.get(String(params.id))
    if (!file) return nothingHere()
    return new HttpResponse(await file.arrayBuffer(), {
      headers: {
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
        'cache-control': 'no-store',
      },
    })
  }),
]
