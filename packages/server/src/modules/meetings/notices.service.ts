import { answerOf, type SharedMeeting } from '@atrium/contract/meetings'
import type { MeetingSnapshot } from '#db/tables/meetings.ts'
import type { Database } from '#db/types.ts'
import { mapInPieces } from '#importing/pieces.ts'
import {
  deleteNotices,
  insertNotifications,
  listUnreadNotices,
  type NewNotification,
} from '#modules/notifications/index.ts'
import type { Services } from '#services.ts'
import { findAnswers } from './answers.repo.ts'
import type { AttendeeRecord } from './invitedPeople.ts'
import { hasAnswered, isOff, isSplitOff, type MeetingEvent } from './meetingEvents.ts'
import { type AnswerCounts, namedTime, noticeTexts } from './noticeTexts.ts'
import { findPeople } from './people.repo.ts'

/** The parts whose change notifies people; notes and files do not. */
const notifiedParts: MeetingEvent['parts'] = ['title', 'time', 'room', 'repetition', 'people']

/** Milliseconds in which a cancelled invitation leaves no notification: the person has not planned with it yet. */
const withdrawnWithin = 5 * 60_000

/**
 * Writes the notifications about meetings. A person has one unread notification of a meeting: further events replace it,
 * which describe the changes since the snapshot that the person knows. A new organiser and a change that was not kept have a
 * notification of their own. So has a taken room; it is withdrawn when the meeting has its room.
 */
export async function notifyPeople(
  tx: Database,
  { texts, now }: Pick<Services, 'texts' | 'now'>,
  events: readonly MeetingEvent[],
): Promise<void> {
  // By person and meeting: the last of several answers in one request.
  const latest = new Map<string, MeetingEvent & { accountId: number }>()
  for (const one of events.filter(isNotified)) {
    const { accountId } = one.to
    if (accountId !== null) latest.set(keyOf(accountId, one.after.id, one.kind), { ...one, accountId })
  }
  if (latest.size === 0) return
  const notified = [...latest.values()]
  const unread = await listUnreadNotices(
    tx,
    notified.map(({ accountId }) => accountId),
    notified.map(({ after }) => after.id),
  )
  const known = new Map(unread.map((row) => [keyOfRow(row), row]))
  const answers = await findAnswers(
    tx,
    notified.map(({ after }) => after.id),
  )
  const counts = await countAnswers(
    tx,
    notified.filter(({ kind }) => kind === 'answered'),
    answers,
  )
  const isAnsweredBy = (one: MeetingEvent) =>
    hasAnswered(answers.get(one.after.id)?.filter(({ name }) => name === one.to.name) ?? [], one)
  const write = rememberTexts((one, noted, isAnswered) =>
    noticeTexts(
      texts,
      { ...one, kind: noted.kind },
      { before: noted.before ?? one.before, isAnswered, counts: counts.get(one.after.id), now: now() },
    ),
  )
  const notices = await mapInPieces(notified, (one): NewNotification | [] => {
    const { accountId, after } = one
    const noted = notedAfter(known.get(keyOf(accountId, after.id, one.kind)), one, now())
    if (!noted) return []
    const texts = write(one, noted, isAnsweredBy(one))
    const before = noted.before ?? one.before
    const time = namedTime({ ...one, kind: noted.kind, before }, now())
    return {
      accountId,
      topic: 'meeting',
      meetingId: after.id,
      noted: { ...noted, time },
      createdAt: now(),
      texts,
    }
  })
  await deleteNotices(
    tx,
    unread.filter((row) => latest.has(keyOfRow(row))).map(({ id }) => id),
  )
  await insertNotifications(tx, notices.flat())
}

type Unread = Awaited<ReturnType<typeof listUnreadNotices>>[number]

type WriteTexts = (
  event: MeetingEvent,
  noted: Unread['noted'],
  isAnswered: boolean,
) => NewNotification['texts']

/** Writes equal texts of a meeting once. */
function rememberTexts(write: WriteTexts): WriteTexts {
  const known = new Map<string, NewNotification['texts']>()
  return (event, noted, isAnswered) => {
    const key = JSON.stringify([event.after.id, noted, isAnswered])
    const texts = known.get(key) ?? write(event, noted, isAnswered)
    known.set(key, texts)
    return texts
  }
}

/** The kinds with a notification of its own. */
const ownEntry: readonly MeetingEvent['kind'][] = ['roomTaken', 'organiser', 'notKept']

const keyOf = (accountId: number, meetingId: string, kind: MeetingEvent['kind']) =>
  `${accountId} ${meetingId} ${ownEntry.includes(kind) ? kind : ''}`

const keyOfRow = ({ accountId, meetingId, noted }: Unread) => keyOf(accountId, meetingId, noted.kind)

const isNotified = ({ kind, parts, before, after }: MeetingEvent) =>
  kind !== 'changed' ||
  parts.some((part) => notifiedParts.includes(part)) ||
  (before !== undefined && isSplitOff(before, after))

/**
 * The notification after a further event: an unread invitation stays one, with the meeting as it is now, and
 * disappears with a meeting that is cancelled at once. The organiser is notified of the same conflict days once.
 */
function notedAfter(
  row: Unread | undefined,
  { kind, before, after, taken }: MeetingEvent,
  now: Date,
): Unread['noted'] | undefined {
  const unread = row?.noted
  if (taken) return taken.days.length > 0 && (taken.isNew || unread) ? { kind } : undefined
  const isUnknown = unread?.kind === 'invited'
  const since = unread?.since ?? row?.createdAt.toISOString()
  const isNew = since !== undefined && now.getTime() - Date.parse(since) < withdrawnWithin
  const isUnacknowledged = isUnknown || (unread?.before !== undefined && isSplitOff(unread.before, after))
  if (isUnacknowledged && isNew && isOff({ kind })) return undefined
  if (kind !== 'changed') return { kind }
  if (isUnknown) return { kind: 'invited', since }
  return { kind, before: unread?.kind === 'changed' ? unread.before : before && withoutContent(before) }
}

/** A notification stores no content that it does not show. */
const withoutContent = ({ invitees: _people, ...meeting }: MeetingSnapshot): MeetingSnapshot => ({
  ...meeting,
  notes: '',
  attachments: [],
})

async function countAnswers(
  tx: Database,
  events: readonly MeetingEvent[],
  answers: Awaited<ReturnType<typeof findAnswers>>,
): Promise<Map<string, AnswerCounts>> {
  const people = await findPeople(
    tx,
    events.map(({ after }) => after.id),
  )
  return new Map(
    events.map(({ after, sequence, counted }) => [
      after.id,
      countsOf(people.get(after.id) ?? [], { answers: answers.get(after.id) ?? [], sequence, counted }),
    ]),
  )
}

function countsOf(
  people: readonly AttendeeRecord[],
  given: Pick<SharedMeeting, 'answers' | 'sequence' | 'counted'>,
): AnswerCounts {
  const counts = { accepted: 0, maybe: 0, declined: 0, open: 0 }
  for (const { name, isRemoved } of people) if (!isRemoved) counts[answerOf(given, name) ?? 'open'] += 1
  return counts
}
