import { createHash, randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import {
  type PictureFormat,
  type PictureWidth,
  pictureAddress,
  pictureFormats,
  pictureWidths,
  type StoredPicture,
} from '@atrium/contract/pictures'
import { changeAs } from '#db/audit.ts'
import { invalid, notFound } from '#http/httpError.ts'
import { isPhoto } from '#http/isPhoto.ts'
import type { UploadedFile } from '#http/multipart.ts'
import { refuseInfected } from '#http/refuseInfected.ts'
import type { Services } from '#services.ts'
import { sizeOfImage } from '#storage/images.ts'
import { storeFile } from '#storage/storeFile.ts'
import { encodePicture, resizePicture } from './encodePicture.ts'
import { findFile, insertPicture } from './pictures.repo.ts'

/** Encodes a picture anew and stores it. Throws 400 when the file is no picture that can be read, and stores nothing. */
export async function storePicture(
  { database, storage, scan, now }: Pick<Services, 'database' | 'storage' | 'scan' | 'now'>,
  accountId: number,
  file: UploadedFile,
): Promise<StoredPicture> {
  const { name, path } = file
  if (!(await isPhoto(file))) throw invalid({ picture: 'pictureRenamed' })
  await refuseInfected({ scan }, 'picture', file)
  const encoded = await encodePicture(path)
  if (typeof encoded === 'string') throw invalid({ picture: encoded })
  const { content, width, height } = encoded
  await writeFile(path, content)
  const id = randomBytes(8).toString('hex')
  const sha256 = createHash('sha256').update(content).digest('hex')
  await storeFile(storage, path, (key) => {
    const record = { key, name, size: content.length, sha256, mediaType: 'image/webp', createdAt: now() }
    return changeAs(database.db, accountId, (tx) => insertPicture(tx, { id, width, height }, record))
  })
  const addresses = pictureWidths.flatMap((wide) =>
    pictureFormats.map((format) => pictureAddress(id, wide, format)),
  )
  return { id, width, height, addresses }
}

/** A picture in one width and format. Throws 404 for an unknown picture. */
export async function getPictureSize(
  { database, storage }: Pick<Services, 'database' | 'storage'>,
  id: string,
  { width, format }: { width: PictureWidth; format: PictureFormat },
): Promise<Buffer> {
  const file = await findFile(database.db, id, 'image/webp')
  const resize = (stored: Buffer) => resizePicture(stored, width, format)
  const content = file && (await sizeOfImage(storage, file.key, `${width} ${format}`, resize))
  if (!content) throw notFound()
  return content
}
