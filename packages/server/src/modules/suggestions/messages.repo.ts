import { and, asc, eq, inArray } from 'drizzle-orm'
import { groupBy } from '#db/groupBy.ts'
import { suggestionMessages } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

export type MessageRecord = typeof suggestionMessages.$inferSelect

/** The messages of some suggestions, each in their order. */
export async function listMessages(
  db: Database,
  suggestionIds: readonly string[],
): Promise<Map<string, MessageRecord[]>> {
  if (suggestionIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(suggestionMessages)
    .where(inArray(suggestionMessages.suggestionId, [...suggestionIds]))
    .orderBy(asc(suggestionMessages.place))
  return groupBy(rows, ({ suggestionId }) => suggestionId)
}

export async function insertMessage(tx: Database, message: MessageRecord): Promise<void> {
  await tx.insert(suggestionMessages).values(message)
}

export async function correctMessage(
  tx: Database,
  { suggestionId, place }: Pick<MessageRecord, 'suggestionId' | 'place'>,
  text: string,
): Promise<void> {
  await tx
    .update(suggestionMessages)
    .set({ text })
    .where(and(eq(suggestionMessages.suggestionId, suggestionId), eq(suggestionMessages.place, place)))
}
