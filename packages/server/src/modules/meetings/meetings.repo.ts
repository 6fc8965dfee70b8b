import type { Meeting } from '@atrium/contract'
import { and, asc, eq, exists, getTableColumns, gt, inArray, type SQL, sql } from 'drizzle-orm'
import { meetingPeople, meetings } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

type MeetingRecord = typeof meetings.$inferSelect

/** A meeting with its organiser (`userId`) and its `sequence`. */
export interface KnownMeeting {
  userId: number
  sequence: number
  meeting: Meeting
}

/** The meetings with one of the ids, by id. */
export async function findMeetings(db: Database, ids: readonly string[]): Promise<Map<string, KnownMeeting>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(meetings)
    .where(inArray(meetings.id, [...ids]))
  return new Map(
    rows.map((row) => [row.id, { userId: row.userId, sequence: row.sequence, meeting: asMeeting(row) }]),
  )
}

/** The number of meetings that a person organises, including tombstones of deleted meetings. */
export async function countMeetings(db: Database, userId: number): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(meetings)
    .where(eq(meetings.userId, userId))
  return row?.count ?? 0
}

/** Updates every column with the value of the insert (upsert). */
const replaced: Record<string, SQL> = Object.fromEntries(
  Object.entries(getTableColumns(meetings)).map(([name, column]) => [
    name,
    sql`excluded.${sql.identifier(column.name)}`,
  ]),
)

/** Writes meetings of an organiser over their earlier copies; returns the ids of the written ones. */
export async function putMeetings(
  tx: Database,
  userId: number,
  changed: readonly { meeting: Meeting; sequence: number; revision: number }[],
): Promise<Set<string>> {
  const rows = changed.map(({ meeting, sequence, revision }) => ({
    ...meeting,
    userId,
    invitees: meeting.invitees ?? [],
    roomname: meeting.roomname ?? '',
    recurrence: meeting.recurrence ?? null,
    createdAt: new Date(meeting.createdAt),
    changedAt: new Date(meeting.changedAt),
    sequence,
    revision,
  }))
  const written = await tx
    .insert(meetings)
    .values(rows)
    // Two people who send the same id at the same time: the meeting belongs to the first.
    .onConflictDoUpdate({ target: meetings.id, set: replaced, setWhere: eq(meetings.userId, userId) })
    .returning({ id: meetings.id })
  return new Set(written.map(({ id }) => id))
}

/** The changes of own meetings after a revision, oldest change first; at most `limit`. */
export async function listOwnSince(
  db: Database,
  userId: number,
  since: number,
  limit: number,
): Promise<{ revision: number; sequence: number; meeting: Meeting; wasInvited: boolean }[]> {
  const invitation = db
    .select({ id: meetingPeople.id })
    .from(meetingPeople)
    .where(and(eq(meetingPeople.meetingId, meetings.id), eq(meetingPeople.userId, userId)))
  const rows = await db
    .select({
      row: meetings,
      wasInvited: sql<boolean>`${exists(invitation)}`,
    })
    .from(meetings)
    .where(and(eq(meetings.userId, userId), gt(meetings.revision, since)))
    .orderBy(asc(meetings.revision))
    .limit(limit)
  return rows.map(({ row, wasInvited }) => ({
    revision: row.revision,
    sequence: row.sequence,
    meeting: asMeeting(row),
    wasInvited,
  }))
}

/** The meeting of a row. */
export const asMeeting = ({
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
