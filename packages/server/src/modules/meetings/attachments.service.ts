import type { Readable } from 'node:stream'
import { formatBytes } from '@atrium/contract/core'
import { lockActiveAccount } from '#accounts/accounts.repo.ts'
import { HttpError, notFound, signInNeeded } from '#http/httpError.ts'
import type { UploadedFile } from '#http/multipart.ts'
import { refuseInfected } from '#http/refuseInfected.ts'
import type { Services } from '#services.ts'
import { discardReplaced } from '#storage/discard.ts'
import type { FileRecord } from '#storage/files.repo.ts'
import { FileMissingError } from '#storage/storage.ts'
import { storeFile } from '#storage/storeFile.ts'
import {
  findInvitedFile,
  findMeetingFile,
  type OwnFile,
  replaceMeetingFile,
  sumOtherFiles,
} from './meetingFiles.repo.ts'

type Parts = Pick<Services, 'database' | 'storage' | 'now'>

/** The most bytes of all files of one person. */
const maxBytes = 1024 * 1024 * 1024
/** The least bytes that a file takes on a disk. */
const minBytes = 4096

/** Any kind of file is allowed, because only people of the meeting receive it, and only as a download. */
const attachmentMediaType = 'application/octet-stream'

/**
 * Stores a file under its id and replaces an earlier file. Throws 409 when the files of the person exceed the limit.
 */
export async function storeAttachment(
  { database, storage, scan, now }: Parts & Pick<Services, 'scan'>,
  own: OwnFile,
  file: UploadedFile,
): Promise<undefined> {
  const { name, size, sha256, path } = file
  await refuseInfected({ scan }, 'file', file)
  const before = await storeFile(storage, path, (key) =>
    database.db.transaction(async (tx) => {
      if (!(await lockActiveAccount(tx, own.accountId))) throw signInNeeded()
      const others = await sumOtherFiles(tx, own, minBytes)
      if (others + Math.max(size, minBytes) > maxBytes)
        throw new HttpError(409, 'attachmentsFull', {
          errors: { file: 'attachmentsFull' },
          values: (language) => ({ limit: formatBytes(maxBytes, language) }),
        })
      const record = { key, name, size, sha256, mediaType: attachmentMediaType, createdAt: now() }
      return replaceMeetingFile(tx, own, record)
    }),
  )
  await discardReplaced({ database, storage }, before)
}

/** Opens a file of the person, or of a meeting to which the person is invited. Throws 404 for any other id. */
export async function openAttachment(
  { database, storage }: Pick<Parts, 'database' | 'storage'>,
  own: OwnFile,
): Promise<{ file: FileRecord; content: Readable }> {
  const file = (await findMeetingFile(database.db, own)) ?? (await findInvitedFile(database.db, own))
  if (!file) throw notFound()
  try {
    return { file, content: await storage.open(file.key) }
  } catch (error) {
    throw error instanceof FileMissingError ? notFound() : error
  }
}
