import type { IsoDay } from '@atrium/contract'
import { awayStates } from '@atrium/contract/leave'
import { and, between, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { meetings, offDayRequests, scheduledMeetings, users } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

/** Everybody who may sign in, by first and last name. */
export async function listColleagues(db: Database): Promise<{ id: number; name: string }[]> {
  const { id, firstName, lastName } = users
  const rows = await db.select({ id, firstName, lastName }).from(users).where(isNull(users.deactivatedAt))
  return rows.map((row) => ({ id: row.id, name: `${row.firstName} ${row.lastName}` }))
}

interface MeetingsQuestion {
  first: IsoDay
  last: IsoDay
  /** Whose meetings count, also without attendees. */
  ids: readonly number[]
  /** One that does not count. */
  except?: { userId: number; id: string } | undefined
}

/**
 * The times of meetings in a span of days, and who takes part: those of some people, and anybody's with attendees, since
 * these are known by name only. Meetings of somebody who has left are theirs no more to end, and do not count.
 */
export async function listMeetingTimes(db: Database, { first, last, ids, except }: MeetingsQuestion) {
  const { userId, day, start, end, attendees } = meetings
  return db
    .select({ userId, day, start, end, attendees })
    .from(meetings)
    .innerJoin(users, and(eq(users.id, userId), isNull(users.deactivatedAt)))
    .where(
      and(
        between(day, first, last),
        eq(meetings.isDeleted, false),
        or(inArray(userId, [...ids]), sql`jsonb_array_length(${attendees}) > 0`),
        except && or(ne(userId, except.userId), ne(meetings.id, except.id)),
      ),
    )
}

/** The times of the company's schedule in a span of days. */
export async function listScheduledTimes(db: Database, first: IsoDay, last: IsoDay) {
  const { day, start, end, attendees } = scheduledMeetings
  return db
    .select({ day, start, end, attendees })
    .from(scheduledMeetings)
    .where(between(day, first, last))
}

/** The days off that some people have asked for and not taken back. */
export async function listTimeOff(db: Database, ids: readonly number[]) {
  const { userId, days, startTime, endTime } = offDayRequests
  return db
    .select({ userId, days, startTime, endTime })
    .from(offDayRequests)
    .where(and(inArray(userId, [...ids]), inArray(offDayRequests.state, [...awayStates])))
}
