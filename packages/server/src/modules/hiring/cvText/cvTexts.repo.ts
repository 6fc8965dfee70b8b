import { asc, eq } from 'drizzle-orm'
import { cvTexts, files } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import type { FileRecord } from '#storage/files.repo.ts'

/** A CV whose text is not read yet, locked unless another server has it. */
export async function lockWaitingCv(tx: Database): Promise<FileRecord | undefined> {
  const [row] = await tx
    .select({ file: files })
    .from(cvTexts)
    .innerJoin(files, eq(files.id, cvTexts.fileId))
    .where(eq(cvTexts.state, 'waiting'))
    .orderBy(asc(cvTexts.fileId))
    .limit(1)
    .for('update', { of: cvTexts, skipLocked: true })
  return row?.file
}

/** Stores the text of a CV; `undefined` for one that cannot be read. A CV that was deleted meanwhile stays deleted. */
export async function saveCvText(tx: Database, fileId: number, text: string | undefined): Promise<void> {
  const read = text === undefined ? { state: 'unreadable' as const } : { state: 'read' as const, text }
  await tx.update(cvTexts).set(read).where(eq(cvTexts.fileId, fileId))
}
