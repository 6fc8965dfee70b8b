import { and, asc, eq, gte } from 'drizzle-orm'
import { suggestions } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

/** Days. When a suggestion leaves, all others of its month leave with it. */
const span = 62

/**
 * Writes the anonymous suggestions of the last weeks anew, all at once and in random order. PostgreSQL keeps the number
 * of the transaction that wrote a row, and rows lie in the order in which they were written: beside the rows of other
 * tables, which have a time and a person, both would tell when a suggestion came.
 */
export async function anonymizeSuggestions(tx: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - span * 24 * 3_600_000).toISOString().slice(0, 10)
  const rows = await tx
    .select({ id: suggestions.id })
    .from(suggestions)
    .where(and(eq(suggestions.isAnonymous, true), gte(suggestions.receivedOn, since)))
    // Two servers that do this at the same moment wait for each other at the first row.
    .orderBy(asc(suggestions.id))
    .for('update')
  const shuffled = rows
    .map(({ id }) => ({ id, place: Math.random() }))
    .sort((one, other) => one.place - other.place)
  for (const { id } of shuffled)
    await tx.update(suggestions).set({ isAnonymous: true }).where(eq(suggestions.id, id))
}
