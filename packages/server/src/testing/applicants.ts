import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { applications, categories, files, jobs } from '#db/schema.ts'
import { newReference } from '#mail/reference.ts'
import { newFileKey } from '#storage/storage.ts'
import type { TestServices } from './services.ts'

/** An applicant with a stored CV; an argument replaces a field. */
export async function addApplicant(
  {
    database: { db },
    storage,
    uploadDir,
    now,
  }: Pick<TestServices, 'database' | 'storage' | 'uploadDir' | 'now'>,
  changes: Partial<typeof applications.$inferInsert> = {},
): Promise<typeof applications.$inferSelect> {
  const key = newFileKey()
  const upload = path.join(uploadDir, key)
  await writeFile(upload, '%PDF-1.4 a CV')
  await storage.put(key, upload)
  const file = { key, name: 'cv.pdf', mediaType: 'application/pdf', size: 13, sha256: key }
  const [stored] = await db.insert(files).values(file).returning()
  const [row] = await db
    .insert(applications)
    .values({
      reference: newReference('CV'),
      position: 'Engineer',
      language: 'EN',
      firstName: 'Aysel',
      lastName: 'Quliyeva',
      email: 'aysel@person.example',
      phone: '+994 50 123 45 67',
      message: '',
      cvFileId: stored?.id ?? 0,
      fingerprint: key,
      createdAt: now(),
      ...changes,
    })
    .returning()
  if (!row) throw new Error('The application was not written.')
  return row
}

/** An open vacancy in a category of its own; an argument replaces a field. Returns its id. */
export async function addVacancy(
  { database: { db } }: Pick<TestServices, 'database'>,
  changes: Partial<typeof jobs.$inferInsert> = {},
): Promise<number> {
  const [category] = await db.insert(categories).values({}).returning()
  const [row] = await db
    .insert(jobs)
    .values({ categoryId: category?.id ?? 0, state: 'open', ...changes })
    .returning({ id: jobs.id })
  return row?.id ?? 0
}
