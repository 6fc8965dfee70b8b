import type { IsoDay } from '@atrium/contract/days'
import { openStates } from '@atrium/contract/leave'
import type { Attendee, SharedMeeting } from '@atrium/contract/meetings'
import { fullNameOf } from '@atrium/contract/people'
import { and, asc, between, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { ownsAccount } from '#db/accounts.ts'
import { groupBy } from '#db/groupBy.ts'
import { fullNameColumn, isColleague } from '#db/people.ts'
import {
  accounts,
  leaveTypes,
  meetingAnswers,
  meetingPeople,
  meetings,
  offDayRequests,
  people,
  roomBookings,
  scheduledMeetings,
} from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import { answerFrom } from '../answers.repo.ts'
import { directoryIdOf } from '../invitedPeople.ts'
import { isWithin } from '../meetings.repo.ts'
import type { DirectoryEntry } from './attendees.ts'

/** The people of the directory with their directory ids; `id` is missing without an account, and so without a calendar. */
export async function listColleagues(db: Database): Promise<DirectoryEntry[]> {
  const { id, deactivatedAt } = accounts
  const { number, name, surname, email } = people
  const rows = await db
    .select({ id, deactivatedAt, number, name, surname, email })
    .from(people)
    .leftJoin(accounts, ownsAccount)
    .where(isColleague)
    .orderBy(asc(id))
  return rows.map(({ id, deactivatedAt, number, email, ...person }) => ({
    id: deactivatedAt ? undefined : (id ?? undefined),
    name: fullNameOf(person),
    personId: directoryIdOf(number, id),
    email: deactivatedAt ? '' : email,
  }))
}

/** A meeting that makes no person busy. */
interface Except {
  accountId: number
  id: string
}

interface MeetingsQuestion {
  first: IsoDay
  last: IsoDay
  /** Whose meetings count. */
  ids: readonly number[]
  except?: Except | undefined
}

/**
 * Of a meeting on some days, whose organiser has not left: meetings of a former organiser cannot be ended. A series is read when these
 * days overlap its own.
 */
const isOn = ({ first, last, except }: Omit<MeetingsQuestion, 'ids'>) =>
  and(
    isNull(accounts.deactivatedAt),
    isWithin({ from: first, to: last }),
    except && or(ne(meetings.accountId, except.accountId), ne(meetings.id, except.id)),
  )

const { accountId, day, start, end, recurrence, sequence, counted } = meetings

/** Whether a meeting has attendees who are known by name only. */
const hasNames = sql`jsonb_array_length(${meetings.attendees}) > jsonb_array_length(${meetings.invitees})`

/** Names that are not read where every attendee is invited. */
const attendees = sql<string[]>`case when ${hasNames} then ${meetings.attendees} else '[]' end`
const invitees = sql<Attendee[]>`case when ${hasNames} then ${meetings.invitees} else '[]' end`

const organiser = sql<string>`${fullNameColumn(people)}`

/** The meetings of some people, and anybody's with attendees who are known by name only. */
export async function listMeetingTimes(db: Database, { ids, ...days }: MeetingsQuestion) {
  return db
    .select({ accountId, organiser, day, start, end, attendees, invitees, recurrence })
    .from(meetings)
    .innerJoin(accounts, eq(accounts.id, accountId))
    .innerJoin(people, ownsAccount)
    .where(and(isOn(days), or(inArray(accountId, [...ids]), hasNames)))
}

/** The meetings to which some people are invited, each once, with the invited ones among these people. */
export async function listInvitations(db: Database, { ids, ...days }: MeetingsQuestion) {
  const invited = await db
    .select({ id: meetingPeople.id, accountId: meetingPeople.accountId, meetingId: meetingPeople.meetingId })
    .from(meetingPeople)
    .innerJoin(meetings, eq(meetings.id, meetingPeople.meetingId))
    .innerJoin(accounts, eq(accounts.id, accountId))
    .where(and(inArray(meetingPeople.accountId, [...ids]), eq(meetingPeople.isRemoved, false), isOn(days)))
  const rows = await db
    .select({ id: meetings.id, day, start, end, recurrence, sequence, counted })
    .from(meetings)
    .where(inArray(meetings.id, [...new Set(invited.map(({ meetingId }) => meetingId))]))
  const people = new Map(rows.map(({ id }) => [id, [] as { id: number; accountId: number }[]]))
  for (const { id, accountId, meetingId } of invited)
    if (accountId !== null) people.get(meetingId)?.push({ id, accountId })
  return rows.map(({ id, counted, ...meeting }) => ({
    ...meeting,
    counted: counted ?? undefined,
    people: people.get(id) ?? [],
  }))
}

/**
 * The answers of invited people (`meeting_people.id`), without names, to whole meetings, and to all occurrences or those of
 * some original days.
 */
export async function listAnswers(
  db: Database,
  personIds: readonly number[],
  days?: readonly IsoDay[],
): Promise<Map<number, SharedMeeting['answers']>> {
  const rows = await db
    .select()
    .from(meetingAnswers)
    .where(
      and(
        inArray(meetingAnswers.personId, [...personIds]),
        days && inArray(meetingAnswers.day, ['', ...days]),
      ),
    )
  const people = groupBy(rows, ({ personId }) => personId)
  return new Map([...people].map(([id, own]) => [id, own.map((row) => answerFrom('', row))]))
}

/** The times of the company's schedule in a span of days. */
export async function listScheduledTimes(db: Database, first: IsoDay, last: IsoDay) {
  const { day, start, end, attendees } = scheduledMeetings
  return db
    .select({ day, start, end, attendees })
    .from(scheduledMeetings)
    .where(between(day, first, last))
}

/** The days of open and granted requests of some people, also those on which they work elsewhere. */
export async function listTimeOff(db: Database, ids: readonly number[]) {
  const { days, startTime, endTime, state } = offDayRequests
  const { id: accountId } = accounts
  return db
    .select({ accountId, days, startTime, endTime, state, worksElsewhere: leaveTypes.worksElsewhere })
    .from(offDayRequests)
    .innerJoin(accounts, eq(accounts.personId, offDayRequests.personId))
    .innerJoin(leaveTypes, eq(leaveTypes.id, offDayRequests.typeId))
    .where(and(inArray(accountId, [...ids]), inArray(state, [...openStates])))
}

interface BookingsQuestion {
  roomId: number
  first: IsoDay
  last: IsoDay
  except?: Except | undefined
}

/** The bookings of a room in a span of days. */
export async function listBookings(db: Database, { roomId, first, last, except }: BookingsQuestion) {
  const { day, startMinute, endMinute } = roomBookings
  return db
    .select({ day, startMinute, endMinute })
    .from(roomBookings)
    .innerJoin(meetings, eq(meetings.id, roomBookings.meetingId))
    .where(
      and(
        eq(roomBookings.roomId, roomId),
        between(day, first, last),
        except && or(ne(meetings.accountId, except.accountId), ne(meetings.id, except.id)),
      ),
    )
}
