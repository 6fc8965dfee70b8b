import { addDays, utcDayOf } from '@atrium/contract/days'
import { and, asc, eq, gte, inArray, or } from 'drizzle-orm'
import { suggestionMessages, suggestions } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

/** Days. All suggestions of a month are deleted together. */
const span = 62

/**
 * Rewrites the anonymous suggestions of the last weeks, and what was added to one, in random order. PostgreSQL stores the number of the writing
 * transaction in each row, and rows lie in the order of writing. Compared with rows of other tables, which have a time
 * and a person, both would reveal when a suggestion was sent.
 */
export async function anonymizeSuggestions(tx: Database, now: Date): Promise<void> {
  const since = addDays(utcDayOf(now), -span)
  const rows = await tx
    .select({ id: suggestions.id })
    .from(suggestions)
    .where(
      and(
        eq(suggestions.isAnonymous, true),
        or(
          gte(suggestions.receivedOn, since),
          inArray(
            suggestions.id,
            tx
              .select({ id: suggestionMessages.suggestionId })
              .from(suggestionMessages)
              .where(gte(suggestionMessages.writtenOn, since)),
          ),
        ),
      ),
    )
    // Two servers wait for each other at the first row.
    .orderBy(asc(suggestions.id))
    .for('update')
  const shuffled = rows
    .map(({ id }) => ({ id, place: Math.random() }))
    .sort((one, other) => one.place - other.place)
  for (const { id } of shuffled) {
    await tx.update(suggestions).set({ isAnonymous: true }).where(eq(suggestions.id, id))
    await tx
      .update(suggestionMessages)
      .set({ suggestionId: id })
      .where(eq(suggestionMessages.suggestionId, id))
  }
}
