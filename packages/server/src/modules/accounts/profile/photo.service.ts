import type { Readable } from 'node:stream'
import { changeAs } from '#db/audit.ts'
import { invalid, notFound } from '#http/httpError.ts'
import type { UploadedFile } from '#http/multipart.ts'
import { refuseInfected } from '#http/refuseInfected.ts'
import type { Services } from '#services.ts'
import { discardReplaced } from '#storage/discard.ts'
import type { FileRecord } from '#storage/files.repo.ts'
import { FileMissingError } from '#storage/storage.ts'
import { storeFile } from '#storage/storeFile.ts'
import { mediaTypeOfPhoto } from './photoContent.ts'
import { findPerson, replacePhoto } from './profile.repo.ts'

type Parts = Pick<Services, 'database' | 'storage' | 'now'>

/** Stores a photo and replaces the earlier photo. Throws 400 when the content does not match the file extension. */
export async function storePhoto(
  { database, storage, scan, now }: Parts & Pick<Services, 'scan'>,
  accountId: number,
  photo: UploadedFile,
): Promise<void> {
  const mediaType = await mediaTypeOfPhoto(photo)
  if (!mediaType) throw invalid({ photo: 'photoType' })
  await refuseInfected({ scan }, 'photo', photo)
  const { name, size, sha256, path } = photo
  const before = await storeFile(storage, path, (key) => {
    const record = { key, name, size, sha256, mediaType, createdAt: now() }
    return changeAs(database.db, accountId, (tx) => replacePhoto(tx, accountId, record))
  })
  await discardReplaced({ database, storage }, before)
}

/** Removes the photo, if there is one. */
export async function removePhoto({ database, storage }: Parts, accountId: number): Promise<void> {
  const before = await changeAs(database.db, accountId, (tx) => replacePhoto(tx, accountId))
  await discardReplaced({ database, storage }, before)
}

/** Opens the photo of a person. Throws 404 when the person has no photo. */
export async function openPhoto(
  { database, storage }: Pick<Parts, 'database' | 'storage'>,
  accountId: number,
): Promise<{ photo: FileRecord; content: Readable }> {
  const photo = (await findPerson(database.db, accountId))?.photo
  if (!photo) throw notFound()
  try {
    return { photo, content: await storage.open(photo.key) }
  } catch (error) {
    throw error instanceof FileMissingError ? notFound() : error
  }
}
