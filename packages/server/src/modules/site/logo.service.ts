import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import type { Logo, LogoIcon } from '@atrium/contract/core'
import { changeAs } from '#db/audit.ts'
import { invalid, notFound } from '#http/httpError.ts'
import type { UploadedFile } from '#http/multipart.ts'
import { refuseInfected } from '#http/refuseInfected.ts'
import type { Services } from '#services.ts'
import { FileMissingError } from '#storage/storage.ts'
import { storeFile } from '#storage/storeFile.ts'
import { encodeIcon, encodeLogo } from './encodeLogo.ts'
import { findLogo, insertLogo } from './site.repo.ts'

type Parts = Pick<Services, 'database' | 'storage'>

/** Stores a logo for drafts and publications; the same picture is stored once. Throws 400 for a file that is none. */
export async function storeLogo(
  { database, storage, scan, now }: Parts & Pick<Services, 'scan' | 'now'>,
  accountId: number,
  { name, path, ...file }: UploadedFile,
): Promise<Logo> {
  await refuseInfected({ scan }, 'logo', { name, path, ...file })
  const encoded = await encodeLogo(path)
  if (encoded === 'unsafe') throw invalid({ logo: 'logoUnsafe' })
  if (encoded === 'unreadable') throw invalid({ logo: 'logoType' })
  const { content, ...shape } = encoded
  const sha256 = createHash('sha256').update(content).digest('hex')
  const logo = { hash: sha256.slice(0, 16), ...shape }
  if (await findLogo(database.db, logo.hash)) return logo
  await writeFile(path, content)
  await storeFile(storage, path, (key) => {
    const record = { key, name, size: content.length, sha256, mediaType: 'image/png', createdAt: now() }
    return changeAs(database.db, accountId, (tx) => insertLogo(tx, logo, record))
  })
  return logo
}

/** A logo, or an icon that is made of it. Throws 404 for an unknown one. */
export async function getLogoFile(
  { database, storage }: Parts,
  hash: string,
  icon?: LogoIcon,
): Promise<Buffer> {
  const found = await findLogo(database.db, hash)
  if (!found) throw notFound()
  try {
    const logo = await buffer(await storage.open(found.key))
    return icon ? await encodeIcon(logo, icon, found.isLight) : logo
  } catch (error) {
    throw error instanceof FileMissingError ? notFound() : error
  }
}
