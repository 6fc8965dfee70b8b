import { eq } from 'drizzle-orm'
import { settings } from './schema.ts'
import type { Database } from './types.ts'

/** What the server remembers under a name, or `undefined`. */
export async function readSetting(db: Database, key: string): Promise<unknown> {
  const [row] = await db.select().from(settings).where(eq(settings.key, key))
  return row?.value
}

export async function writeSetting(db: Database, key: string, value: unknown): Promise<void> {
  await db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } })
}
