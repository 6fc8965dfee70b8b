import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { filmAddress, type StoredFilm } from '@atrium/contract/pictures'
import { fileTypeFromFile } from 'file-type/node'
import { changeAs } from '#db/audit.ts'
import { byteRangeOf } from '#http/byteRange.ts'
import { invalid, notFound } from '#http/httpError.ts'
import type { UploadedFile } from '#http/multipart.ts'
import { refuseInfected } from '#http/refuseInfected.ts'
import type { Services } from '#services.ts'
import { FileMissingError } from '#storage/storage.ts'
import { storeFile } from '#storage/storeFile.ts'
import { findFile, insertPicture } from './pictures.repo.ts'

const mediaType = 'video/mp4'

/** Whether a file is an MP4 with a description (`stsd`) of a picture in H.264 (`avc1`, `avc3`): no browser plays all others. */
const isFilm = async (path: string): Promise<boolean> =>
  (await fileTypeFromFile(path))?.mime === mediaType &&
  /stsd.{12}avc[13]/s.test(await readFile(path, 'latin1'))

/** Stores a film as it is. Throws 400 when the file is no film that every browser plays, and stores nothing. */
export async function saveFilm(
  { database, storage, scan, now }: Pick<Services, 'database' | 'storage' | 'scan' | 'now'>,
  accountId: number,
  file: UploadedFile,
): Promise<StoredFilm> {
  const { name, path, size, sha256 } = file
  if (!(await isFilm(path))) throw invalid({ film: 'filmType' })
  await refuseInfected({ scan }, 'film', file)
  const id = randomBytes(8).toString('hex')
  await storeFile(storage, path, (key) => {
    const record = { key, name, size, sha256, mediaType, createdAt: now() }
    return changeAs(database.db, accountId, (tx) => insertPicture(tx, { id }, record))
  })
  return { address: filmAddress(id) }
}

/** A film, or the part of it that the header `Range` asks for; without `content` when there is no such part. Throws 404 for an unknown film. */
export async function getFilmPart(
  { database, storage }: Pick<Services, 'database' | 'storage'>,
  id: string,
  header: string | undefined,
): Promise<{ content?: Readable; size: number; part: ReturnType<typeof byteRangeOf> }> {
  const file = await findFile(database.db, id, mediaType)
  if (!file) throw notFound()
  const part = byteRangeOf(header, file.size)
  if (part === 'none') return { size: file.size, part }
  try {
    return { content: await storage.open(file.key, part), size: file.size, part }
  } catch (error) {
    throw error instanceof FileMissingError ? notFound() : error
  }
}
