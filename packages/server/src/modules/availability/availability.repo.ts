import { type IsoDay, idNumberOf, limits, type MeetingAnswer } from '@atrium/contract'
import { addDays } from '@atrium/contract/days'
import { openStates } from '@atrium/contract/leave'
import { and, asc, between, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import { lookupKey } from '#db/lookupKey.ts'
import {
  employees,
  leaveTypes,
  meetingAnswers,
  meetingPeople,
  meetings,
  offDayRequests,
  roomBookings,
  rooms,
  scheduledMeetings,
  users,
} from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import type { Colleague } from './attendees.ts'

/** Everybody in the directory, with the id there; whoever has no account, and so no calendar, has no `id`. */
export async function listColleagues(db: Database): Promise<Colleague[]> {
  const { id, firstName, lastName, email } = users
  const { number, name, surname } = employees
  const rows = await db
    .select({ account: { id, firstName, lastName, email }, badge: { number, name, surname } })
    .from(users)
    // As the directory: one e-mail address is one person.
    .fullJoin(employees, eq(sql`lower(${users.email})`, sql`lower(${employees.email})`))
    .where(and(isNull(users.deactivatedAt), isNull(employees.leftAt)))
    .orderBy(asc(id))
  return rows.map(({ account, badge }) => ({
    id: account?.id,
    name: account ? `${account.firstName} ${account.lastName}` : `${badge?.name} ${badge?.surname}`,
    personId: badge ? idNumberOf(badge.number) : `account-${account?.id}`,
    email: account?.email.toLowerCase() ?? '',
  }))
}

/** A meeting that nobody is busy with. */
interface Except {
  userId: number
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
 * Of a meeting on some days, whose organiser has not left: nobody could end theirs any more. A series counts with each
 * occurrence on these days.
 */
const isOn = ({ first, last, except }: Omit<MeetingsQuestion, 'ids'>) =>
  and(
    isNull(users.deactivatedAt),
    eq(meetings.isDeleted, false),
    or(
      between(meetings.day, first, last),
      and(
        isNotNull(meetings.recurrence),
        // An occurrence may be moved, also to a day before the first one.
        between(
          meetings.day,
          addDays(first, -2 * limits.recurrenceDays),
          addDays(last, limits.recurrenceDays),
        ),
      ),
    ),
    except && or(ne(meetings.userId, except.userId), ne(meetings.id, except.id)),
  )

const { userId, day, start, end, attendees, invitees, recurrence, sequence } = meetings

/** The meetings of some people, and anybody's with attendees who are known by name only. */
export async function listMeetingTimes(db: Database, { ids, ...days }: MeetingsQuestion) {
  return db
    .select({ userId, day, start, end, attendees, invitees, recurrence })
    .from(meetings)
    .innerJoin(users, eq(users.id, userId))
    .where(
      and(
        isOn(days),
        or(
          inArray(userId, [...ids]),
          sql`jsonb_array_length(${attendees}) > jsonb_array_length(${invitees})`,
        ),
      ),
    )
}

/** The meetings to which some people are invited, with their answers. */
export async function listInvitations(db: Database, { ids, ...days }: MeetingsQuestion) {
  const rows = await db
    .select({
      personId: meetingPeople.id,
      userId: meetingPeople.userId,
      meeting: { day, start, end, recurrence, sequence },
      answer: meetingAnswers,
    })
    .from(meetingPeople)
    .innerJoin(meetings, eq(meetings.id, meetingPeople.meetingId))
    .innerJoin(users, eq(users.id, userId))
    .leftJoin(meetingAnswers, eq(meetingAnswers.personId, meetingPeople.id))
    .where(and(inArray(meetingPeople.userId, [...ids]), eq(meetingPeople.isRemoved, false), isOn(days)))
  const found = new Map<number, Invitation>()
  for (const { personId, userId, meeting, answer } of rows) {
    const known = found.get(personId) ?? { ...meeting, userId: userId ?? 0, answers: [] }
    found.set(personId, known)
    if (answer)
      known.answers.push({
        day: answer.day || undefined,
        state: answer.state,
        at: answer.answeredAt.toISOString(),
        sequence: answer.sequence,
      })
  }
  return [...found.values()]
}

type Invitation = Pick<
  typeof meetings.$inferSelect,
  'userId' | 'day' | 'start' | 'end' | 'recurrence' | 'sequence'
> & { answers: Omit<MeetingAnswer, 'name'>[] }

/** The times of the company's schedule in a span of days. */
export async function listScheduledTimes(db: Database, first: IsoDay, last: IsoDay) {
  const { day, start, end, attendees } = scheduledMeetings
  return db
    .select({ day, start, end, attendees })
    .from(scheduledMeetings)
    .where(between(day, first, last))
}

/** The days off that some people have asked for and not taken back, also those on which they work elsewhere. */
export async function listTimeOff(db: Database, ids: readonly number[]) {
  const { userId, days, startTime, endTime, state } = offDayRequests
  return db
    .select({ userId, days, startTime, endTime, state, worksElsewhere: leaveTypes.worksElsewhere })
    .from(offDayRequests)
    .innerJoin(leaveTypes, eq(leaveTypes.id, offDayRequests.typeId))
    .where(and(inArray(userId, [...ids]), inArray(state, [...openStates])))
}

/** The id of a room by its name; `undefined` when there is none. */
export async function findRoom(db: Database, name: string): Promise<number | undefined> {
  const [room] = await db
    .select({ id: rooms.id })
    .from(rooms)
    .where(eq(rooms.key, lookupKey(name)))
  return room?.id
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
        except && or(ne(meetings.userId, except.userId), ne(meetings.id, except.id)),
      ),
    )
}
