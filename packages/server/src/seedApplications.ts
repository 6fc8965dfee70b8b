import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { withoutAudit } from '#db/audit.ts'
import { hasSamples, noteSamples } from '#db/seed.ts'
import { cvPdf } from '#db/seeds/cvPdf.ts'
import { applicationSamples, hiringIsEmpty, seedHiring } from '#db/seeds/hiring.seed.ts'
import { rememberOnce } from '#db/settings.repo.ts'
import { newReference } from '#mail/reference.ts'
import { insertFile } from '#storage/files.repo.ts'
import { newFileKey } from '#storage/storage.ts'
import type { Services } from './services.ts'

/**
 * Writes the sample applications with their CVs, once: after the other samples, because these need the storage of files. A
 * database with applications receives none.
 */
export async function seedApplications({
  database: { db },
  storage,
  uploadDir,
  now,
}: Pick<Services, 'database' | 'storage' | 'uploadDir' | 'now'>): Promise<void> {
  if (!(await hasSamples(db))) return
  await db.transaction(async (tx) => {
    await withoutAudit(tx)
    if (!(await rememberOnce(tx, 'sampleApplicationsSeeded', { at: now().toISOString() }))) return
    if (!(await hiringIsEmpty(tx))) return
    const fileIds: number[] = []
    for (const { firstName, lastName, cv } of applicationSamples) {
      const content = cvPdf(cv)
      const key = newFileKey()
      await writeFile(path.join(uploadDir, key), content)
      await storage.put(key, path.join(uploadDir, key))
      const sha256 = createHash('sha256').update(content).digest('hex')
      const name = `${firstName} ${lastName}.pdf`
      const file = { key, name, size: content.length, sha256, mediaType: 'application/pdf', createdAt: now() }
      fileIds.push(await insertFile(tx, file))
    }
    const references = applicationSamples.map(() => newReference('CV'))
    await seedHiring(tx, { now: now(), fileIds, references })
    await noteSamples(tx)
  })
}
