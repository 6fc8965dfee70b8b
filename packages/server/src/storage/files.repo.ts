import { inArray, like, sql } from 'drizzle-orm'
import { files, settings } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

export type FileRecord = typeof files.$inferSelect

/** Returns the id of the new record. */
export async function insertFile(db: Database, file: typeof files.$inferInsert): Promise<number> {
  const [row] = await db.insert(files).values(file).returning({ id: files.id })
  if (!row) throw new Error('The file record was not written.')
  return row.id
}

export async function findFiles(db: Database, ids: number[]): Promise<FileRecord[]> {
  return ids.length === 0 ? [] : db.select().from(files).where(inArray(files.id, ids)).orderBy(files.id)
}

/** The storage keys of all records. */
export async function listFileKeys(db: Database): Promise<string[]> {
  const rows = await db.select({ key: files.key }).from(files)
  return rows.map(({ key }) => key)
}

/** The prefix of a setting that marks a removed file; the rest is the storage key. */
const removed = 'removedFile '

/**
 * Deletes records and returns the storage keys of their files. The same transaction marks the files as removed: when
 * the server is killed before it deletes the files, the sweep deletes them.
 */
export async function deleteFiles(tx: Database, ids: number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const gone = inArray(files.id, ids)
  await tx.execute(
    sql`insert into ${settings} (key, value) select ${removed}::text || ${files.key}, '{}' from ${files} where ${gone} on conflict do nothing`,
  )
  const records = await tx.delete(files).where(gone).returning({ key: files.key })
  return records.map(({ key }) => key)
}

/** The storage keys that are marked as removed. */
export async function listRemovedKeys(db: Database): Promise<string[]> {
  const notes = await db
    .select({ key: settings.key })
    .from(settings)
    .where(like(settings.key, `${removed}%`))
  return notes.map(({ key }) => key.slice(removed.length))
}

/** Deletes the marks of files that are deleted. */
export async function forgetRemoved(db: Database, keys: string[]): Promise<void> {
  if (keys.length === 0) return
  const names = keys.map((key) => removed + key)
  await db.delete(settings).where(inArray(settings.key, names))
}
