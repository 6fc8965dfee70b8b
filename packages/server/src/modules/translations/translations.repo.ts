import type { Language } from '@atrium/contract/core'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import { ownsAccount } from '#db/accounts.ts'
import { insertMany } from '#db/insertMany.ts'
import { fullNameColumn } from '#db/people.ts'
import { accounts, people, textChanges } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

export interface TextPlace {
  language: Language
  namespace: string
  key: string
}

/** `RU careers:receipt.sent` */
export const textIdOf = ({ language, namespace, key }: TextPlace): string => `${language} ${namespace}:${key}`

/** All changed texts, with the names of those who changed them. */
export const listTextChanges = (db: Database) =>
  db
    .select({ change: textChanges, by: fullNameColumn(people) })
    .from(textChanges)
    .leftJoin(accounts, eq(accounts.id, textChanges.changedBy))
    .leftJoin(people, ownsAccount)
    .orderBy(asc(textChanges.id))

/** Lets no other transaction change texts until the end of this one. */
export const lockTextChanges = (tx: Database) =>
  tx.execute(sql`lock table ${textChanges} in share row exclusive mode`)

/** Writes changed texts, or others in their place. */
export async function writeTextChanges(
  tx: Database,
  changes: readonly (typeof textChanges.$inferInsert)[],
): Promise<void> {
  const conflict = sql`on conflict (id) do update set text = excluded.text, shipped_text = excluded.shipped_text,
    original_text = excluded.original_text, changed_at = excluded.changed_at, changed_by = excluded.changed_by`
  await insertMany(tx, textChanges, changes, conflict)
}

export async function deleteTextChanges(tx: Database, places: readonly TextPlace[]): Promise<void> {
  await tx.delete(textChanges).where(inArray(textChanges.id, places.map(textIdOf)))
}
