import type { Meeting } from '@atrium/contract'
import { and, asc, eq, getTableColumns, gt, inArray, type SQL, sql } from 'drizzle-orm'
import { meetings } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

type MeetingRecord = typeof meetings.$inferSelect

/** The meetings of a person that have one of the ids, by id. */
export async function findMeetings(
  db: Database,
  userId: number,
  ids: readonly string[],
): Promise<Map<string, Meeting>> {
  const rows = await db
    .select()
    .from(meetings)
    .where(and(eq(meetings.userId, userId), inArray(meetings.id, [...ids])))
  return new Map(rows.map((row) => [row.id, asMeeting(row)]))
}

/**
 * The number of meetings of a person, including tombstones of deleted meetings, and the revision of the last change.
 */
export async function countMeetings(
  db: Database,
  userId: number,
): Promise<{ count: number; revision: number }> {
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      revision: sql<number>`coalesce(max(${meetings.revision}), 0)::int`,
    })
    .from(meetings)
    .where(eq(meetings.userId, userId))
  return row ?? { count: 0, revision: 0 }
}

/** Updates every column with the value of the insert (upsert). */
const replaced: Record<string, SQL> = Object.fromEntries(
  Object.entries(getTableColumns(meetings)).map(([name, column]) => [
    name,
    sql`excluded.${sql.identifier(column.name)}`,
  ]),
)

/** Writes meetings over their earlier copies, with the revisions that follow `revision`. */
export async function putMeetings(
  tx: Database,
  userId: number,
  revision: number,
  changed: readonly Meeting[],
): Promise<void> {
  const rows = changed.map((meeting, place) => ({
    ...meeting,
    userId,
    createdAt: new Date(meeting.createdAt),
    changedAt: new Date(meeting.changedAt),
    revision: revision + 1 + place,
  }))
  await tx
    .insert(meetings)
    .values(rows)
    .onConflictDoUpdate({ target: [meetings.userId, meetings.id], set: replaced })
}

/** The meetings that changed after a revision, oldest change first; at most `limit`. */
export async function listMeetingsSince(
  db: Database,
  userId: number,
  since: number,
  limit: number,
): Promise<{ revision: number; meeting: Meeting }[]> {
  const rows = await db
    .select()
    .from(meetings)
    .where(and(eq(meetings.userId, userId), gt(meetings.revision, since)))
    .orderBy(asc(meetings.revision))
    .limit(limit)
  return rows.map((row) => ({ revision: row.revision, meeting: asMeeting(row) }))
}

const asMeeting = ({
  userId: _owner,
  revision: _number,
  createdAt,
  changedAt,
  ...meeting
}: MeetingRecord): Meeting => ({
  ...meeting,
  createdAt: createdAt.toISOString(),
  changedAt: changedAt.toISOString(),
})
