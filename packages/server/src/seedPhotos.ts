import { createHash } from 'node:crypto'
import { copyFile, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { and, eq, isNull } from 'drizzle-orm'
import { folders } from '#config/paths.ts'
import { withoutAudit } from '#db/audit.ts'
import { people } from '#db/schema.ts'
import { hasSamples } from '#db/seed.ts'
import { samplePortraits } from '#db/seeds/photos.seed.ts'
import { rememberOnce } from '#db/settings.repo.ts'
import { insertFile } from '#storage/files.repo.ts'
import { newFileKey } from '#storage/storage.ts'
import type { Services } from './services.ts'

/**
 * Gives the sample people their drawn portraits, once: after the other samples, because these need the storage of files. A photo that a
 * person has stays.
 */
export async function seedPhotos({
  database: { db },
  storage,
  uploadDir,
  now,
}: Pick<Services, 'database' | 'storage' | 'uploadDir' | 'now'>): Promise<void> {
  if (!(await hasSamples(db))) return
  await db.transaction(async (tx) => {
    await withoutAudit(tx)
    if (!(await rememberOnce(tx, 'samplePhotosSeeded', { at: now().toISOString() }))) return
    const portraits = await readdir(folders.portraits)
    for (const { email, name } of samplePortraits) {
      if (!portraits.includes(name)) continue
      const isSample = and(eq(people.email, email), isNull(people.photoFileId), isNull(people.leftAt))
      const [person] = await tx.select({ id: people.id }).from(people).where(isSample)
      if (!person) continue
      const source = path.join(folders.portraits, name)
      const content = await readFile(source)
      const key = newFileKey()
      await copyFile(source, path.join(uploadDir, key))
      await storage.put(key, path.join(uploadDir, key))
      const sha256 = createHash('sha256').update(content).digest('hex')
      const photoFileId = await insertFile(tx, {
        key,
        name,
        size: content.length,
        sha256,
        mediaType: 'image/webp',
        createdAt: now(),
      })
      await tx.update(people).set({ photoFileId }).where(eq(people.id, person.id))
    }
  })
}
