import { and, desc, eq, sql } from 'drizzle-orm'
import { ownsAccount } from '#db/accounts.ts'
import { accounts, people, suggestions } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

export type SuggestionRecord = typeof suggestions.$inferSelect

/** Returns whether the suggestion was stored: not when its code already exists. */
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

/** @param lock `locked` keeps others from changing it until the transaction ends */
export async function findByCode(
  db: Database,
  codeHash: string,
  lock?: 'locked',
): Promise<SuggestionRecord | undefined> {
  const query = db.select().from(suggestions).where(eq(suggestions.codeHash, codeHash))
  const [row] = await (lock ? query.for('update') : query)
  return row
}

/** Keeps others from changing a suggestion until the transaction ends. */
export async function lockSuggestion(tx: Database, id: string): Promise<void> {
  await tx.select({ id: suggestions.id }).from(suggestions).where(eq(suggestions.id, id)).for('update')
}

/** Within a day there is no order. */
const newestFirst = [desc(suggestions.receivedOn), suggestions.id]

/** The signed suggestions of a person, newest first. */
export async function listSuggestionsOf(db: Database, accountId: number): Promise<SuggestionRecord[]> {
  return db
    .select()
    .from(suggestions)
    .where(and(eq(suggestions.accountId, accountId), eq(suggestions.isAnonymous, false)))
    .orderBy(...newestFirst)
}

/** A suggestion and its sender; without a sender when it is anonymous or the account is gone. */
export interface SignedSuggestion {
  suggestion: SuggestionRecord
  sender: { name: string; surname: string; email: string } | null
}

const signed = (db: Database) =>
  db
    .select({
      suggestion: suggestions,
      sender: { name: people.name, surname: people.surname, email: people.email },
    })
    .from(suggestions)
    .leftJoin(accounts, eq(accounts.id, suggestions.accountId))
    .leftJoin(people, ownsAccount)

export async function listSuggestions(db: Database, limit: number): Promise<SignedSuggestion[]> {
  return signed(db)
    .orderBy(...newestFirst)
    .limit(limit)
}

/** The suggestions whose id begins with the text; at most two, which is enough to detect an ambiguous beginning. */
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
