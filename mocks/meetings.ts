import { company, dayAndTime, limits, type ReplyOf } from '@atrium/contract/core'
import { addDays } from '@atrium/contract/days'
import {
  answerOf,
  type CalendarFeed,
  deletedMeeting,
  type getSchedule,
  type Invitation,
  type Meeting,
  newerMeeting,
  type OwnAnswer,
  type SharedMeeting,
} from '@atrium/contract/meetings'
import { meetingsEndpoints } from '@atrium/contract/meetings/calls'
import { calendarFeedEndpoints } from '@atrium/contract/meetings/feed/calls'
import { invitationsEndpoints } from '@atrium/contract/meetings/invitations/calls'
import { invitationSample, scheduleSample } from '@atrium/contract/meetings/samples'
import { syncSchema } from '@atrium/contract/meetings/schema'
import { spanOf } from '@atrium/contract/meetings/series'
import { HttpResponse } from 'msw'
import {
  answering,
  done,
  errorResponse,
  fieldsOf,
  json,
  mockOf,
  notFound,
  validationErrorOf,
} from './answers.ts'
import { memoryOf } from './memory.ts'

interface Kept {
  meeting: Meeting
  revision: number
  /** Of somebody else's meeting, as the test gives it; of an own one, the answers that the test gives. */
  shared?: Partial<SharedMeeting>
}

/**
 * The meetings of the person, and those of others to which the person is invited, in the order of their revision. Which
 * version an answer is for, and which answers count, only the real server decides: a test gives the result.
 */
const memory = memoryOf(() => ({
  revision: 0,
  kept: [] as Kept[],
  files: new Map<string, File>(),
  invitation: invitationSample as Invitation,
  feed: {} as CalendarFeed,
  feeds: 0,
}))

const isInvitation = ({ shared }: Kept) => shared?.organiser !== undefined

/** The meetings of the person, including tombstones of deleted meetings. */
export const ownMeetings = (): Meeting[] =>
  memory.kept.filter((entry) => !isInvitation(entry)).map(({ meeting }) => meeting)

/** The answers that the server has to a meeting. */
export const answersTo = (id: string): SharedMeeting['answers'] =>
  memory.kept.find(({ meeting }) => meeting.id === id)?.shared?.answers ?? []

const put = (entry: Omit<Kept, 'revision'>): void => {
  memory.revision += 1
  const others = memory.kept.filter(({ meeting }) => meeting.id !== entry.meeting.id)
  memory.kept = [...others, { ...entry, revision: memory.revision }]
}

/** Invites the person to a meeting of somebody else, as another device does; `answers` are those of the others. */
export const invite = (meeting: Meeting, shared: Partial<SharedMeeting>): void => put({ meeting, shared })

/** A person answers a meeting. */
export function answerAs(id: string, answer: SharedMeeting['answers'][number]): void {
  const entry = memory.kept.find(({ meeting }) => meeting.id === id)
  if (!entry) return
  const others = answersTo(id).filter(({ name, day }) => name !== answer.name || day !== answer.day)
  put({ ...entry, shared: { ...entry.shared, answers: [...others, answer] } })
}

function keep(change: Meeting): void {
  const before = memory.kept.find(({ meeting }) => meeting.id === change.id)
  const meeting = change.isDeleted ? deletedMeeting(change, change.changedAt) : change
  if (before && (isInvitation(before) || newerMeeting(before.meeting, meeting) === before.meeting)) return
  put({ ...before, meeting })
}

function keepAnswer({ id, ...answer }: OwnAnswer): void {
  const name = memory.kept.find(({ meeting }) => meeting.id === id)?.shared?.invitedAs
  if (name !== undefined) answerAs(id, { name, ...answer })
}

function syncedOf({ meeting, revision, shared }: Kept) {
  const isShared =
    shared?.organiser ?? (meeting.roomname !== undefined || (meeting.invitees ?? []).length > 0)
  return { ...meeting, ...(isShared && { shared: { sequence: 0, answers: [], ...shared, revision } }) }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The company's schedule: the sample week around today, and the three after it. */
export function scheduled(): ReplyOf<typeof getSchedule> {
  const today = dayAndTime(new Date(), company.timeZone).day
  return [0, 1, 2, 3].flatMap((week) => scheduleSample(addDays(today, 7 * week)))
}

/** The known token of an invitation; every other token is unknown. */
const invitationToken = 'sample-invitation-token'

const isInvited = (params: object) => (params as { token?: unknown }).token === invitationToken

const feedToken = () => `sample-calendar-token-${memory.feeds}`

const calendarFile = () =>
  new HttpResponse('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n', { headers: { 'content-type': 'text/calendar' } })

/** The calls about the person's own meetings, the company's schedule, the link of an invitation and the private calendar address. */
export const meetingsMocks = [
  mockOf(
    meetingsEndpoints.syncMeetings,
    answering(syncSchema, ({ since, changes, answers = [] }) => {
      for (const change of changes) keep(change)
      for (const answer of answers) keepAnswer(answer)
      const news = memory.kept.filter(({ revision }) => revision > since)
      const page = news.slice(0, limits.meetingPage)
      return json({
        revision: page.at(-1)?.revision ?? since,
        meetings: page.map(syncedOf),
        isMore: news.length > page.length,
      })
    }),
  ),
  mockOf(meetingsEndpoints.listMeetings, ({ request }) => {
    const query = new URL(request.url).searchParams
    const [from, to] = [query.get('from') ?? '', query.get('to') ?? '']
    const found = memory.kept.filter(({ meeting }) => {
      const { first, last } = spanOf(meeting)
      return !meeting.isDeleted && first <= to && from <= last
    })
    return json(found.toReversed().slice(0, limits.meetingPage).map(syncedOf))
  }),
  mockOf(meetingsEndpoints.uploadAttachment, async ({ params, request }) => {
    if (!uuid.test(String(params.id))) return notFound()
    const fields = await fieldsOf(request)
    if (fields.file instanceof File && fields.file.size > limits.attachmentBytes) {
      const message = 'The file is too large. It can have up to 10 MB.'
      return errorResponse(413, { message, errors: { file: 'attachmentTooLarge' } })
    }
    const refused = validationErrorOf(meetingsEndpoints.uploadAttachment.body, fields)
    if (refused) return refused
    memory.files.set(String(params.id), fields.file as File)
    return done()
  }),
  mockOf(meetingsEndpoints.downloadAttachment, async ({ params }) => {
    const file = memory.files.get(String(params.id))
    if (!file) return notFound()
    return new HttpResponse(await file.arrayBuffer(), {
      headers: {
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
        'cache-control': 'no-store',
      },
    })
  }),
  mockOf(meetingsEndpoints.getSchedule, () => json(scheduled())),
  mockOf(invitationsEndpoints.getInvitation, ({ params }) =>
    isInvited(params) ? json(memory.invitation) : notFound(),
  ),
  mockOf(invitationsEndpoints.answerInvitation, async ({ params, request }) => {
    if (!isInvited(params)) return notFound()
    const body = await request.json().catch(() => ({}))
    const refused = validationErrorOf(invitationsEndpoints.answerInvitation.body, body)
    if (refused) return refused
    const { sequence, name } = memory.invitation
    const answers = [{ name, at: '', ...(body as { state: 'accepted'; sequence: number }) }]
    memory.invitation = { ...memory.invitation, answer: answerOf({ answers, sequence }, name) }
    return json(memory.invitation)
  }),
  mockOf(invitationsEndpoints.downloadInvitation, ({ params }) =>
    isInvited(params) ? calendarFile() : notFound(),
  ),
  mockOf(calendarFeedEndpoints.getCalendarFeed, () => json(memory.feed)),
  mockOf(calendarFeedEndpoints.renewCalendarFeed, () => {
    memory.feeds += 1
    memory.feed = { createdAt: new Date().toISOString() }
    const address = `https://caspora.example/api/v1/calendar/${feedToken()}.ics`
    return json({ ...memory.feed, address })
  }),
  mockOf(calendarFeedEndpoints.deleteCalendarFeed, () => {
    memory.feed = {}
    return done()
  }),
  mockOf(calendarFeedEndpoints.readCalendarFeed, ({ params }) =>
    memory.feed.createdAt && params.token === feedToken() ? calendarFile() : notFound(),
  ),
]
