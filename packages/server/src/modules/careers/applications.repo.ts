import { and, desc, eq, gte, isNull } from 'drizzle-orm'
import { accounts, applicationEvents, applications, cvTexts, files, jobs } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import { type FileRecord, insertFile } from '#storage/files.repo.ts'

type ApplicationRecord = typeof applications.$inferSelect
type NewApplication = typeof applications.$inferInsert

/** The reference of a duplicate application since an instant. */
export async function findDuplicate(
  tx: Database,
  fingerprint: string,
  since: Date,
): Promise<string | undefined> {
  const [row] = await tx
    .select({ reference: applications.reference })
    .from(applications)
    .where(and(eq(applications.fingerprint, fingerprint), gte(applications.createdAt, since)))
    .orderBy(desc(applications.createdAt))
    .limit(1)
  return row?.reference
}

/** Inserts an application and the first entry of its history. Returns its id. */
export async function insertApplication(tx: Database, application: NewApplication): Promise<number> {
  const [row] = await tx.insert(applications).values(application).returning({ id: applications.id })
  if (!row) throw new Error('The application was not written.')
  const { createdAt } = application
  await tx.insert(applicationEvents).values({ applicationId: row.id, kind: 'received', createdAt })
  return row.id
}

/** Replaces the private link of an applicant. */
export async function updateLink(tx: Database, id: number, linkHash: string): Promise<void> {
  await tx.update(applications).set({ linkHash }).where(eq(applications.id, id))
}

/** Inserts the record of a CV, whose text will be read for the search. Returns its id. */
export async function insertCv(tx: Database, file: Parameters<typeof insertFile>[1]): Promise<number> {
  const fileId = await insertFile(tx, file)
  await tx.insert(cvTexts).values({ fileId, createdAt: file.createdAt })
  return fileId
}

/** An application with the record of its CV. */
export async function findApplication(
  db: Database,
  reference: string,
): Promise<{ application: ApplicationRecord; file: FileRecord } | undefined> {
  const [row] = await db
    .select({ application: applications, file: files })
    .from(applications)
    .innerJoin(files, eq(files.id, applications.cvFileId))
    .where(eq(applications.reference, reference))
  return row
}

/** Newest first. */
export async function listApplications(db: Database, limit: number): Promise<ApplicationRecord[]> {
  return db.select().from(applications).orderBy(desc(applications.id)).limit(limit)
}

/** `accounts.id` of the hiring manager of a vacancy; `undefined` without one, or when the account is closed. */
export async function findHiringManager(db: Database, jobId: number): Promise<number | undefined> {
  const [row] = await db
    .select({ id: accounts.id })
    .from(jobs)
    .innerJoin(accounts, eq(accounts.personId, jobs.managerId))
    .where(and(eq(jobs.id, jobId), isNull(accounts.deactivatedAt)))
  return row?.id
}
