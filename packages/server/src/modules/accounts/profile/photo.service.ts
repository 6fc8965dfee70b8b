import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import type { PhotoFormat, PhotoSide } from '@atrium/contract/accounts'
import { changeAs } from '#db/audit.ts'
import { invalid, notFound } from '#http/httpError.ts'
import { isPhoto } from '#http/isPhoto.ts'
import type { UploadedFile } from '#http/multipart.ts'
import { refuseInfected } from '#http/refuseInfected.ts'
import type { Services } from '#services.ts'
import { discardReplaced } from '#storage/discard.ts'
import { sizeOfImage } from '#storage/images.ts'
import { storeFile } from '#storage/storeFile.ts'
import { encodePhoto, resizePhoto } from './encodePhoto.ts'
import { findPhoto, replacePhoto } from './profile.repo.ts'

type Parts = Pick<Services, 'database' | 'storage' | 'now'>

/**
 * Encodes a photo anew, stores it and replaces the earlier photo. Throws 400 when the content does not match the file extension, or is
 * no picture that can be read.
 */
export async function storePhoto(
  { database, storage, scan, now }: Parts & Pick<Services, 'scan'>,
  accountId: number,
  photo: UploadedFile,
): Promise<void> {
  const { name, path } = photo
  if (!(await isPhoto(photo))) throw invalid({ photo: 'photoType' })
  await refuseInfected({ scan }, 'photo', photo)
  const encoded = await encodePhoto(path)
  if (!encoded) throw invalid({ photo: 'photoType' })
  await writeFile(path, encoded)
  const sha256 = createHash('sha256').update(encoded).digest('hex')
  const before = await storeFile(storage, path, (key) => {
    const record = { key, name, size: encoded.length, sha256, mediaType: 'image/webp', createdAt: now() }
    return changeAs(database.db, accountId, (tx) => replacePhoto(tx, accountId, record))
  })
  await discardReplaced({ database, storage }, before)
}

/** Removes the photo, if there is one. */
export async function removePhoto({ database, storage }: Parts, accountId: number): Promise<void> {
  const before = await changeAs(database.db, accountId, (tx) => replacePhoto(tx, accountId))
  await discardReplaced({ database, storage }, before)
}

/** A photo of a colleague in one size and format. Throws 404 when no colleague has it. */
export async function getPhotoSize(
  { database, storage }: Pick<Parts, 'database' | 'storage'>,
  hash: string,
  { side, format }: { side: PhotoSide; format: PhotoFormat },
): Promise<Buffer> {
  const key = await findPhoto(database.db, hash)
  const content =
    key &&
    (await sizeOfImage(storage, key, `${side} ${format}`, (stored) => resizePhoto(stored, side, format)))
  if (!content) throw notFound()
  return content
}
