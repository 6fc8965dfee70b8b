import type { Readable } from 'node:stream'
import { formatBytes } from '@atrium/contract'
import { holdActiveUser } from '#accounts/users.repo.ts'
import { isCommitUncertain } from '#db/inDoubt.ts'
import { HttpError, notFound, signInNeeded } from '#http/httpError.ts'
import type { UploadedFile } from '#http/multipart.ts'
import type { Services } from '#services.ts'
import { discardFiles } from '#storage/discard.ts'
import { newFileKey } from '#storage/diskStorage.ts'
import type { FileRecord } from '#storage/files.repo.ts'
import { FileMissingError } from '#storage/storage.ts'
import { findMeetingFile, type OwnFile, replaceMeetingFile, sumOtherFiles } from './meetingFiles.repo.ts'

type Parts = Pick<Services, 'database' | 'storage' | 'now'>

/** Bytes of all files of one person. */
const maxBytes = 1024 * 1024 * 1024
/** What a file takes on a disk, however small it is. */
const leastBytes = 4096

/** Any kind of file: nobody but who sent it gets it back, and as a download only. */
const attachmentMediaType = 'application/octet-stream'

/** Keeps a file under its id, in the place of what was there. Throws 409 when the person's files are too many. */
export async function storeAttachment(
  { database, storage, now }: Parts,
  own: OwnFile,
  file: UploadedFile,
): Promise<undefined> {
  const { name, size, sha256, path } = file
  const key = newFileKey()
  // Before the record: a file without a record is only litter.
  await storage.put(key, path)
  let before: string | undefined
  try {
    before = await database.db.transaction(async (tx) => {
      if (!(await holdActiveUser(tx, own.userId))) throw signInNeeded()
      const others = await sumOtherFiles(tx, own, leastBytes)
      if (others + Math.max(size, leastBytes) > maxBytes)
        throw new HttpError(409, 'attachmentsFull', {
          values: (language) => ({ limit: formatBytes(maxBytes, language) }),
        })
      const record = { key, name, size, sha256, mediaType: attachmentMediaType, createdAt: now() }
      return replaceMeetingFile(tx, own, record)
    })
  } catch (error) {
    if (!isCommitUncertain(error)) await storage.remove(key)
    throw error
  }
  // The change stands already: what is left behind here is cleared away by the sweep of the next start.
  if (before !== undefined) await discardFiles({ database, storage }, [before]).catch(() => undefined)
}

/** One's own file. Throws 404 for any other. */
export async function openAttachment(
  { database, storage }: Pick<Parts, 'database' | 'storage'>,
  own: OwnFile,
): Promise<{ file: FileRecord; content: Readable }> {
  const file = await findMeetingFile(database.db, own)
  if (!file) throw notFound()
  try {
    return { file, content: await storage.open(file.key) }
  } catch (error) {
    throw error instanceof FileMissingError ? notFound() : error
  }
}
