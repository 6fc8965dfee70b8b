import { asc, eq } from 'drizzle-orm'
import { cvTexts, files } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import type { Services } from '#services.ts'
import { FileMissingError } from '#storage/storage.ts'
import { readCvText } from './readCvText.ts'

type Parts = Pick<Services, 'database' | 'storage'>

/** Reads the text of all CVs that wait, one after the other. Returns their number. */
export async function readWaitingCvs(parts: Parts, isStopping = () => false): Promise<number> {
  let count = 0
  while (!isStopping() && (await readNext(parts))) count += 1
  return count
}

/** Reads one CV; returns whether one waited. */
async function readNext({ database, storage }: Parts): Promise<boolean> {
  const read = async (tx: Database): Promise<boolean> => {
    // Another server skips the CV that is being read.
    const [waiting] = await tx
      .select({ file: files })
      .from(cvTexts)
      .innerJoin(files, eq(files.id, cvTexts.fileId))
      .where(eq(cvTexts.state, 'waiting'))
      .orderBy(asc(cvTexts.fileId))
      .limit(1)
      .for('update', { of: cvTexts, skipLocked: true })
    if (!waiting) return false
    const { file } = waiting
    const text = await storage
      .open(file.key)
      .then((content) => readCvText(content, file.mediaType))
      .catch((error) => {
        if (!(error instanceof FileMissingError)) throw error
        return undefined
      })
    await save(tx, file.id, text)
    return true
  }
  // The embedded database has one server, and one connection: a transaction of seconds would stop all requests. With
  // PostgreSQL the lock lasts as long as the server lives, and then another one reads the CV.
  return database.kind === 'postgres' ? database.db.transaction(read) : read(database.db)
}

/**
 * Stores the text of a CV; `undefined` for one that cannot be read. PostgreSQL cannot index a text whose different words have
 * more than a megabyte: it is not searched. A CV that was deleted meanwhile stays deleted.
 */
async function save(tx: Database, fileId: number, text: string | undefined): Promise<void> {
  const stored = text === undefined ? { state: 'unreadable' as const } : { state: 'read' as const, text }
  try {
    await tx.transaction((savepoint) =>
      savepoint.update(cvTexts).set(stored).where(eq(cvTexts.fileId, fileId)),
    )
  } catch (error) {
    if (text === undefined) throw error
    await save(tx, fileId, undefined)
  }
}
