import { company, dayAndTime, limits } from '@atrium/contract/core'
import type { IsoDay } from '@atrium/contract/days'
import { deletedMeeting, type Meeting, type SharedMeeting } from '@atrium/contract/meetings'
import type { Database } from '#db/types.ts'
import type { Services } from '#services.ts'
import { findAnswers } from './answers.repo.ts'
import { listConflictDays, listGoneRooms } from './bookings.service.ts'
import { listOwn, type Selection } from './meetings.repo.ts'
import { listColleagueGuests, listInvited } from './people.repo.ts'

type Own = Awaited<ReturnType<typeof listOwn>>[number]
type Invited = Awaited<ReturnType<typeof listInvited>>[number]

/** The meetings of a person on some days, as the synchronisation gives them; those of one page, latest change first. */
export async function listMeetings(
  { database, now }: Pick<Services, 'database' | 'now'>,
  accountId: number,
  days: { from: IsoDay; to: IsoDay },
) {
  const { day: today } = dayAndTime(now(), company.timeZone)
  const page = await database.db.transaction(
    (tx) => listPage(tx, accountId, days, { limit: limits.meetingPage, today }),
    { isolationLevel: 'repeatable read' },
  )
  return page.map(({ meeting }) => meeting)
}

/**
 * A selection of the meetings of a person, own ones and those of others, in its order; at most `limit`. `today` is the day by
 * the company's clock.
 */
export async function listPage(
  db: Database,
  accountId: number,
  selection: Selection,
  { limit, today }: { limit: number; today: IsoDay },
) {
  const own = await listOwn(db, accountId, selection, limit)
  const invited = await listInvited(db, accountId, selection, limit)
  const direction = 'since' in selection ? 1 : -1
  const page: (Own | Invited)[] = [...own, ...invited]
    .toSorted((one, other) => direction * (one.revision - other.revision))
    .slice(0, limit)
  const shared = page.filter((row) => 'organiser' in row || isShared(row))
  const answers = await findAnswers(
    db,
    shared.map(({ meeting }) => meeting.id),
  )
  const withGuests = shared.filter(({ meeting }) => meeting.invitees?.some(({ email }) => email))
  const guests = await listColleagueGuests(
    db,
    withGuests.map(({ meeting }) => meeting.id),
  )
  const taken = await listConflictDays(
    db,
    shared.map(({ meeting }) => meeting),
    today,
  )
  const gone = await listGoneRooms(
    db,
    shared.flatMap(({ meeting }) => (taken.has(meeting.id) ? [meeting] : [])),
  )
  return page.map((row) => {
    const roomTaken = taken.get(row.meeting.id)
    const colleagues = colleaguesOf(row.meeting, guests)
    const known: Known = {
      answers: answers.get(row.meeting.id) ?? [],
      ...(colleagues.length > 0 && { colleagues }),
      ...(roomTaken && { roomTaken }),
      ...(gone.has(row.meeting.id) && { isRoomGone: true }),
    }
    return { revision: row.revision, meeting: 'organiser' in row ? foreign(row, known) : ownOf(row, known) }
  })
}

/** Also a meeting that was handed over: a browser may know it as an invitation, which a later revision ends. */
const isShared = ({ meeting: { invitees = [], roomname }, wasInvited }: Own) =>
  invitees.length > 0 || roomname !== undefined || wasInvited

/** The guests of a meeting, invited by an address, who are colleagues. */
const colleaguesOf = (
  { id, invitees = [] }: Meeting,
  guests: Awaited<ReturnType<typeof listColleagueGuests>>,
): NonNullable<SharedMeeting['colleagues']> =>
  guests.flatMap(({ meetingId, ...guest }) =>
    meetingId === id && invitees.some(({ name, personId }) => name === guest.name && !personId)
      ? [guest]
      : [],
  )

/** What is known of a meeting besides its record. */
type Known = Pick<SharedMeeting, 'answers' | 'colleagues' | 'roomTaken' | 'isRoomGone'>

function ownOf(own: Own, known: Known) {
  const { meeting, revision, sequence, counted } = own
  return isShared(own)
    ? { ...meeting, shared: { revision, sequence, ...(counted && { counted }), ...known } }
    : meeting
}

/** A meeting as an invited person sees it, without the addresses of guests. */
function foreign(
  { meeting, revision, sequence, counted, organiser, invitedAs, isRemoved }: Invited,
  known: Known,
) {
  const shared = { revision, organiser, sequence }
  if (isRemoved || meeting.isDeleted)
    return { ...(meeting.isDeleted ? meeting : forgotten(meeting)), shared: { ...shared, answers: [] } }
  const { invitees = [] } = meeting
  return {
    ...meeting,
    invitees: invitees.map(({ name, personId }) => ({ name, ...(personId && { personId }) })),
    shared: { ...shared, ...(counted && { counted }), invitedAs, ...known },
  }
}

/** The tombstone for a person who is no longer invited, without later changes of day and time. */
const forgotten = (meeting: Meeting): Meeting => ({
  ...deletedMeeting(meeting, meeting.changedAt),
  day: meeting.createdAt.slice(0, 10),
  start: '09:00',
  end: '09:15',
})
