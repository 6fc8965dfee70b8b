import { and, eq, inArray, sql } from 'drizzle-orm'
import { applicationEvents } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

export async function deleteEvents(tx: Database, ids: number[]): Promise<void> {
  await tx.delete(applicationEvents).where(inArray(applicationEvents.id, ids))
}

/** Deletes a note of an account; returns whether there was such a note. */
export async function deleteOwnNote(
  tx: Database,
  note: { id: number; applicationId: number; accountId: number },
): Promise<boolean> {
  const { id, applicationId, accountId, kind } = applicationEvents
  const removed = await tx
    .delete(applicationEvents)
    .where(
      and(
        ...[eq(id, note.id), eq(applicationId, note.applicationId), eq(accountId, note.accountId)],
        eq(kind, 'note'),
      ),
    )
    .returning({ id })
  return removed.length > 0
}

/** Deletes the entries of applications that say that another one is of the same person. */
export async function deleteJoinedEvents(
  tx: Database,
  pairs: readonly { applicationId: number; reference: string }[],
): Promise<void> {
  for (const { applicationId, reference } of pairs)
    await tx
      .delete(applicationEvents)
      .where(
        and(
          ...[eq(applicationEvents.applicationId, applicationId), eq(applicationEvents.kind, 'joined')],
          sql`${applicationEvents.data} ->> 'reference' = ${reference}`,
        ),
      )
}
