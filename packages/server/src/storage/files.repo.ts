import { eq, inArray } from 'drizzle-orm'
import { files } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

export type FileRecord = typeof files.$inferSelect

/** Returns the number of the new record. */
export async function insertFile(db: Database, file: typeof files.$inferInsert): Promise<number> {
  const [row] = await db.insert(files).values(file).returning({ id: files.id })
  if (!row) throw new Error('The file record was not written.')
  return row.id
}

export async function findFile(db: Database, id: number): Promise<FileRecord | undefined> {
  const [row] = await db.select().from(files).where(eq(files.id, id))
  return row
}

export async function findFiles(db: Database, ids: number[]): Promise<FileRecord[]> {
  return ids.length === 0 ? [] : db.select().from(files).where(inArray(files.id, ids)).orderBy(files.id)
}

/** Every key that a record names. */
export async function listFileKeys(db: Database): Promise<string[]> {
  const rows = await db.select({ key: files.key }).from(files)
  return rows.map(({ key }) => key)
}
