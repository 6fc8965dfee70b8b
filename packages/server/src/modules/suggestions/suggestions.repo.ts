import { and, desc, eq, sql } from 'drizzle-orm'
import { suggestions, users } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

export type SuggestionRecord = typeof suggestions.$inferSelect

/** Whether it was kept: not when its code is known already. */
export async function insertSuggestion(
  db: Database,
  suggestion: typeof suggestions.$inferInsert,
): Promise<boolean> {
  const rows = await db
    .insert(suggestions)
    .values(suggestion)
    .onConflictDoNothing({ target: suggestions.codeHash })
    .returning({ id: suggestions.id })
  return rows.length > 0
}

export async function findByCode(db: Database, codeHash: string): Promise<SuggestionRecord | undefined> {
  const [row] = await db.select().from(suggestions).where(eq(suggestions.codeHash, codeHash))
  return row
}

/** Of a day there is no order. */
const newestFirst = [desc(suggestions.receivedOn), suggestions.id]

/** What a person sent with their name, the newest first. */
export async function listSuggestionsOf(db: Database, userId: number): Promise<SuggestionRecord[]> {
  return db
    .select()
    .from(suggestions)
    .where(and(eq(suggestions.userId, userId), eq(suggestions.isAnonymous, false)))
    .orderBy(...newestFirst)
}

/** A suggestion and who sent it, if that is known. */
export interface SignedSuggestion {
  suggestion: SuggestionRecord
  sender: { firstName: string; lastName: string; email: string } | null
}

const signed = (db: Database) =>
  db
    .select({
      suggestion: suggestions,
      sender: { firstName: users.firstName, lastName: users.lastName, email: users.email },
    })
    .from(suggestions)
    .leftJoin(users, eq(users.id, suggestions.userId))

export async function listSuggestions(db: Database, limit: number): Promise<SignedSuggestion[]> {
  return signed(db)
    .orderBy(...newestFirst)
    .limit(limit)
}

/** Those whose number begins so; two at the most, which is enough to know that it is not clear which one is meant. */
export async function findSuggestions(db: Database, idStart: string): Promise<SignedSuggestion[]> {
  return signed(db).where(sql`starts_with(${suggestions.id}::text, ${idStart})`).limit(2)
}

export async function updateSuggestion(
  db: Database,
  id: string,
  changes: Partial<Pick<SuggestionRecord, 'state' | 'answer'>>,
): Promise<void> {
  await db.update(suggestions).set(changes).where(eq(suggestions.id, id))
}
