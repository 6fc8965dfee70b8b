import { and, eq, inArray, isNull } from 'drizzle-orm'
import { inChunks } from '#db/inChunks.ts'
import { notifications } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

/** What the unread notifications of people say of meetings. */
export async function listUnreadNotices(
  db: Database,
  accountIds: readonly number[],
  meetingIds: readonly string[],
) {
  const { id, accountId, meetingId, noted, createdAt, readAt } = notifications
  const rows = await db
    .select({ id, accountId, meetingId, noted, createdAt })
    .from(notifications)
    .where(
      and(
        inArray(meetingId, [...new Set(meetingIds)]),
        inArray(accountId, [...new Set(accountIds)]),
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

/** Marks the notifications of a person about meetings as read. */
export async function markNotices(
  tx: Database,
  person: number,
  meetingIds: readonly string[],
  readAt: Date,
): Promise<void> {
  const { accountId, meetingId } = notifications
  await tx
    .update(notifications)
    .set({ readAt })
    .where(and(eq(accountId, person), inArray(meetingId, [...meetingIds]), isNull(notifications.readAt)))
}
