import type { IsoDay } from '@atrium/contract/days'
import type { Meeting } from '@atrium/contract/meetings'
import { lastDayOf as lastOccurrenceDay } from '@atrium/contract/meetings/series'
import { and, asc, eq, gt, gte, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { raiseRevisions } from '#db/meetingRevisions.ts'
import { lastDayOf, meetingFiles, meetingPeople, meetings } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import { asMeeting, versionsOf } from './meetings.repo.ts'

const isAhead = (day: IsoDay) => and(eq(meetings.isDeleted, false), gte(lastDayOf(meetings), day))

/** The meetings of an organiser from a day on, and the series that go on then, in the order of their revision. */
export async function listAhead(db: Database, accountId: number, day: IsoDay) {
  const rows = await db
    .select()
    .from(meetings)
    .where(and(eq(meetings.accountId, accountId), isAhead(day)))
    .orderBy(asc(meetings.revision))
  return rows
    .map((row) => ({ accountId: row.accountId, ...versionsOf(row), meeting: asMeeting(row) }))
    .filter(({ meeting }) => lastOccurrenceDay(meeting) >= day)
}

/** How many meetings of each organiser are not over at a time of a day; a series is one, until its last day is over. */
export async function countAhead(
  db: Database,
  { day, time }: { day: IsoDay; time: string },
): Promise<Map<number, number>> {
  const { accountId, day: only, end, recurrence } = meetings
  const rows = await db
    .select({ accountId, count: sql<number>`count(*)::int` })
    .from(meetings)
    .where(and(isAhead(day), or(isNotNull(recurrence), gt(only, day), gt(end, time))))
    .groupBy(accountId)
  return new Map(rows.map(({ accountId, count }) => [accountId, count]))
}

/**
 * Gives meetings to another organiser, with their files, as a new version; answers that count still count. The new organiser
 * is removed from the invitees and attendees. Everybody concerned gets a new revision. The caller holds the accounts.
 */
export async function changeOrganiser(
  tx: Database,
  handed: readonly Meeting[],
  { fromId, toId, now }: { fromId: number; toId: number; now: Date },
): Promise<void> {
  const ids = handed.map(({ id }) => id)
  const isSuccessor = (name: SQL) => sql`exists (
    select from ${meetingPeople} as person
    where person.meeting_id = ${meetings.id} and person.user_id = ${toId}
      and not person.is_removed and person.name = ${name}
  )`
  await tx
    .update(meetings)
    .set({
      accountId: toId,
      sequence: sql`${meetings.sequence} + 1`,
      counted: sql`coalesce(${meetings.counted}, jsonb_build_object('sequence', ${meetings.sequence}, 'days', '[]'::jsonb))`,
      // Later than every copy on a device, whose clock may be wrong.
      changedAt: sql`greatest(${now.toISOString()}::timestamptz, ${meetings.changedAt} + interval '1 millisecond')`,
      attendees: sql`coalesce((
        select jsonb_agg(one.name order by one.place)
        from jsonb_array_elements_text(${meetings.attendees}) with ordinality as one(name, place)
        where not ${isSuccessor(sql`one.name`)}
      ), '[]')`,
      invitees: sql`coalesce((
        select jsonb_agg(one) from jsonb_array_elements(${meetings.invitees}) as one
        where not ${isSuccessor(sql`one->>'name'`)}
      ), '[]')`,
    })
    .where(inArray(meetings.id, ids))
  await tx
    .update(meetingPeople)
    .set({ isRemoved: true })
    .where(and(inArray(meetingPeople.meetingId, ids), eq(meetingPeople.accountId, toId)))
  await raiseRevisions(tx, ids)
  const fileIds = handed.flatMap(({ attachments }) => attachments.map(({ id }) => id))
  if (fileIds.length > 0)
    await tx
      .update(meetingFiles)
      .set({ accountId: toId })
      .where(and(eq(meetingFiles.accountId, fromId), inArray(meetingFiles.id, fileIds)))
}
