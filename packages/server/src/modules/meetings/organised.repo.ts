import type { IsoDay } from '@atrium/contract'
import { lastDayOf } from '@atrium/contract/recurrence'
import { and, asc, eq, gte, isNotNull, or } from 'drizzle-orm'
import { meetings } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import { asMeeting, type KnownMeeting } from './meetings.repo.ts'

const isAhead = (day: IsoDay) =>
  and(eq(meetings.isDeleted, false), or(gte(meetings.day, day), isNotNull(meetings.recurrence)))

/** The meetings of an organiser from a day on, and the series that go on then, in the order of their revision. */
export async function listAhead(db: Database, userId: number, day: IsoDay): Promise<KnownMeeting[]> {
  const rows = await db
    .select()
    .from(meetings)
    .where(and(eq(meetings.userId, userId), isAhead(day)))
    .orderBy(asc(meetings.revision))
  return rows
    .map((row) => ({ userId: row.userId, sequence: row.sequence, meeting: asMeeting(row) }))
    .filter(({ meeting }) => lastDayOf(meeting) >= day)
}

/** When the meetings of all organisers are that begin on a day or later, or repeat. */
export async function listTimesAhead(db: Database, day: IsoDay) {
  const { userId, day: first, start, end, recurrence } = meetings
  const rows = await db
    .select({ userId, day: first, start, end, recurrence })
    .from(meetings)
    .where(isAhead(day))
  return rows.map((row) => ({ ...row, recurrence: row.recurrence ?? undefined, title: '', notes: '' }))
}
