import type { Language } from '@atrium/contract/core'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { inChunks } from '#db/inChunks.ts'
import { insertMany } from '#db/insertMany.ts'
import { notifications, notificationTexts } from '#db/schema.ts'
import type { NotedMeeting } from '#db/tables/messages.ts'
import type { Database } from '#db/types.ts'

/** A notification about a meeting. */
export interface MeetingNotice {
  userId: number
  meetingId: string
  noted: NotedMeeting
  createdAt: Date
  texts: { language: Language; title: string; description: string }[]
}

/** What the unread notifications of people say of meetings. */
export async function listUnreadNotices(
  db: Database,
  userIds: readonly number[],
  meetingIds: readonly string[],
): Promise<{ id: number; userId: number; meetingId: string; noted: NotedMeeting; createdAt: Date }[]> {
  const { id, userId, meetingId, noted, createdAt, readAt } = notifications
  const rows = await db
    .select({ id, userId, meetingId, noted, createdAt })
    .from(notifications)
    .where(
      and(
        inArray(meetingId, [...new Set(meetingIds)]),
        inArray(userId, [...new Set(userIds)]),
        isNull(readAt),
      ),
    )
  return rows.flatMap((row) =>
    row.meetingId === null || row.noted === null
      ? []
      : [{ ...row, meetingId: row.meetingId, noted: row.noted }],
  )
}

export async function deleteNotices(tx: Database, ids: readonly number[]): Promise<void> {
  for (const part of inChunks([...ids])) await tx.delete(notifications).where(inArray(notifications.id, part))
}

/** Marks what a person has been told of meetings as read. */
export async function markNotices(
  tx: Database,
  person: number,
  meetingIds: readonly string[],
  readAt: Date,
): Promise<void> {
  const { userId, meetingId } = notifications
  await tx
    .update(notifications)
    .set({ readAt })
    .where(and(eq(userId, person), inArray(meetingId, [...meetingIds]), isNull(notifications.readAt)))
}

export async function insertNotices(tx: Database, notices: readonly MeetingNotice[]): Promise<void> {
  const ids = await insertMany(
    tx,
    notifications,
    notices.map(({ texts: _texts, ...notice }) => ({ ...notice, topic: 'meeting' as const })),
  )
  // Most people get the same text: the database receives each text once.
  const told = new Map<MeetingNotice['texts'], number[]>()
  for (const [place, { texts }] of notices.entries()) {
    const of = told.get(texts) ?? []
    of.push(ids[place] ?? 0)
    told.set(texts, of)
  }
  const written = [...told].flatMap(([texts, of]) => texts.map((text) => ({ ...text, ids: of })))
  await tx.execute(sql`insert into ${notificationTexts} (notification_id, language, title, description)
    select id::int, told.language, told.title, told.description
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as told(
      ids jsonb, language text, title text, description text),
      jsonb_array_elements_text(told.ids) as id`)
}
