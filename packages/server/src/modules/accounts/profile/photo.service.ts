import type { Readable } from 'node:stream'
import { changeAs } from '#db/audit.ts'
import { isCommitUncertain } from '#db/isCommitUncertain.ts'
import { invalid, notFound } from '#http/httpError.ts'
import type { UploadedFile } from '#http/multipart.ts'
import { refuseInfected } from '#http/refuseInfected.ts'
import type { Services } from '#services.ts'
import { discardFiles } from '#storage/discard.ts'
import type { FileRecord } from '#storage/files.repo.ts'
import { FileMissingError, newFileKey } from '#storage/storage.ts'
import { mediaTypeOfPhoto } from './photoContent.ts'
import { findPerson, replacePhoto } from './profile.repo.ts'

type Parts = Pick<Services, 'database' | 'storage' | 'now'>

/** Stores a photo and replaces the earlier photo. Throws 400 when the content does not match the file extension. */
export async function storePhoto(
  { database, storage, scan, now }: Parts & Pick<Services, 'scan'>,
  userId: number,
  photo: UploadedFile,
): Promise<void> {
  const mediaType = await mediaTypeOfPhoto(photo)
  if (!mediaType) throw invalid({ photo: 'photoType' })
  await refuseInfected({ scan }, 'photo', photo)
  const { name, size, sha256, path } = photo
  const key = newFileKey()
  // Before the record: a record without its file would be a broken picture; a file without a record is removed by the
  // sweep.
  await storage.put(key, path)
  let before: string | undefined
  try {
    const record = { key, name, size, sha256, mediaType, createdAt: now() }
    before = await changeAs(database.db, userId, (tx) => replacePhoto(tx, userId, record))
  } catch (error) {
    if (!isCommitUncertain(error)) await storage.remove(key)
    throw error
  }
  await removeFile({ database, storage }, before)
}

/** Removes the photo, if there is one. */
export async function removePhoto({ database, storage }: Parts, userId: number): Promise<void> {
  const before = await changeAs(database.db, userId, (tx) => replacePhoto(tx, userId))
  await removeFile({ database, storage }, before)
}

/** The change is committed: the sweep of the next start removes a file that remains here. */
async function removeFile(
  parts: Pick<Parts, 'database' | 'storage'>,
  key: string | undefined,
): Promise<void> {
  if (key !== undefined) await discardFiles(parts, [key]).catch(() => undefined)
}

/** Opens the photo of a person. Throws 404 when the person has no photo. */
export async function openPhoto(
  { database, storage }: Pick<Parts, 'database' | 'storage'>,
  userId: number,
): Promise<{ photo: FileRecord; content: Readable }> {
  const photo = (await findPerson(database.db, userId))?.photo
  if (!photo) throw notFound()
  try {
    return { photo, content: await storage.open(photo.key) }
  } catch (error) {
    throw error instanceof FileMissingError ? notFound() : error
  }
}
