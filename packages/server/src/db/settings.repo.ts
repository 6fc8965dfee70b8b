import { eq } from 'drizzle-orm'
import { settings } from './schema.ts'
import type { Database } from './types.ts'

/** What the server remembers under a name, or `undefined`. */
export async function readSetting(db: Database, key: string): Promise<unknown> {
  const [row] = await db.select().from(settings).where(eq(settings.key, key))
  return row?.value
}

/**
 * Writes a name down, unless somebody did before; tells whether it was new. Of two who ask at once, the second
 * waits for the first's transaction. `isDryRun` only looks.
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
