import { eq } from 'drizzle-orm'
import { files, users } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import { deleteFiles, type FileRecord, insertFile } from '#storage/files.repo.ts'

type PersonRecord = typeof users.$inferSelect

/** A person and their photo. */
export async function findPerson(
  db: Database,
  id: number,
): Promise<{ person: PersonRecord; photo: FileRecord | null } | undefined> {
  const [row] = await db
    .select({ person: users, photo: files })
    .from(users)
    .leftJoin(files, eq(files.id, users.photoFileId))
    .where(eq(users.id, id))
  return row
}

export async function updatePhone(db: Database, id: number, phone: string): Promise<void> {
  await db.update(users).set({ phone }).where(eq(users.id, id))
}

/**
 * Puts the record of a photo in the place of the one before, or nothing. Returns the key of the file that no record
 * names any more. Of two who do it at once for one person, the second waits for the first.
 */
export async function replacePhoto(
  tx: Database,
  userId: number,
  photo?: typeof files.$inferInsert,
): Promise<string | undefined> {
  const [before] = await tx
    .select({ fileId: users.photoFileId })
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
  const photoFileId = photo ? await insertFile(tx, photo) : null
  await tx.update(users).set({ photoFileId }).where(eq(users.id, userId))
  if (!before?.fileId) return undefined
  const [removed] = await deleteFiles(tx, [before.fileId])
  return removed
}
