import { eq } from 'drizzle-orm'
import { settings } from './schema.ts'
import type { Database } from './types.ts'

/** The stored value of a name, or `undefined`. */
export async function readSetting(db: Database, key: string): Promise<unknown> {
  const [row] = await db.select().from(settings).where(eq(settings.key, key))
  return row?.value
}

/**
 * Stores a value under a name unless it exists; returns whether it was new. Simultaneous calls run one after another
 * until the transaction ends. `isDryRun` only checks.
 */
export async function rememberOnce(
  db: Database,
  key: string,
  value: unknown,
  isDryRun = false,
): Promise<boolean> {
  if (isDryRun) return (await readSetting(db, key)) === undefined
  const written = await db
    .insert(settings)
    .values({ key, value })
    .onConflictDoNothing()
    .returning({ key: settings.key })
  return written.length > 0
}

export async function writeSetting(db: Database, key: string, value: unknown): Promise<void> {
  await db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } })
}

export async function forgetSetting(db: Database, key: string): Promise<void> {
  await db.delete(settings).where(eq(settings.key, key))
}
