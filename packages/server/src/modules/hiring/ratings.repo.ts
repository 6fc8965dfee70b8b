import { sql } from 'drizzle-orm'
import { applicationRatings } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

/** Writes the rating of a person; returns whether it differs from the one before. */
export async function saveRating(
  tx: Database,
  rating: Required<typeof applicationRatings.$inferInsert>,
): Promise<boolean> {
  const { applicationId, personId, verdict, words } = applicationRatings
  const written = await tx
    .insert(applicationRatings)
    .values(rating)
    .onConflictDoUpdate({
      target: [applicationId, personId],
      set: { verdict: rating.verdict, words: rating.words, createdAt: rating.createdAt },
      setWhere: sql`(${verdict}, ${words}) is distinct from (excluded.verdict, excluded.words)`,
    })
    .returning({ personId })
  return written.length > 0
}
