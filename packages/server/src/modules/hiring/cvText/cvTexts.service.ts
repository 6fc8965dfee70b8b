import type { Database } from '#db/types.ts'
import type { Services } from '#services.ts'
import { FileMissingError } from '#storage/storage.ts'
import { lockWaitingCv, saveCvText } from './cvTexts.repo.ts'
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
    const file = await lockWaitingCv(tx)
    if (!file) return false
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

/** PostgreSQL cannot index a text whose different words have more than a megabyte: it is not searched. */
async function save(tx: Database, fileId: number, text: string | undefined): Promise<void> {
  try {
    await tx.transaction((savepoint) => saveCvText(savepoint, fileId, text))
  } catch (error) {
    if (text === undefined) throw error
    await saveCvText(tx, fileId, undefined)
  }
}
