import type { Meeting } from '@atrium/contract'
import { and, asc, eq, getTableColumns, gt, inArray, type SQL, sql } from 'drizzle-orm'
import { meetings } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

type MeetingRecord = typeof meetings.$inferSelect

/** The meetings with one of the ids and their organisers (`userId`), by id. */
export async function findMeetings(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, { userId: number; meeting: Meeting }>> {
  const rows = await db
    .select()
    .from(meetings)
    .where(inArray(meetings.id, [...ids]))
  return new Map(rows.map((row) => [row.id, { userId: row.userId, meeting: asMeeting(row) }]))
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
    invitees: meeting.invitees ?? [],
    roomname: meeting.roomname ?? '',
    recurrence: meeting.recurrence ?? null,
    createdAt: new Date(meeting.createdAt),
    changedAt: new Date(meeting.changedAt),
    revision: revision + 1 + place,
  }))
  await tx
    .insert(meetings)
    .values(rows)
    // Two people who send the same id at the same time: the meeting belongs to the first.
    .onConflictDoUpdate({ target: meetings.id, set: replaced, setWhere: eq(meetings.userId, userId) })
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
  sequence: _times,
  createdAt,
  changedAt,
  invitees,
  roomname,
  recurrence,
  ...meeting
}: MeetingRecord): Meeting => ({
  ...meeting,
  ...(invitees.length > 0 && { invitees }),
  ...(roomname && { roomname }),
  ...(recurrence && { recurrence }),
  createdAt: createdAt.toISOString(),
  changedAt: changedAt.toISOString(),
})
