import type { Language } from '@atrium/contract'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { inParts } from '#db/inParts.ts'
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
  for (const part of inParts([...ids])) await tx.delete(notifications).where(inArray(notifications.id, part))
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
  await insertMany(
    tx,
    notificationTexts,
    notices.flatMap(({ texts }, place) =>
      texts.map((text) => ({ ...text, notificationId: ids[place] ?? 0 })),
    ),
  )
}
