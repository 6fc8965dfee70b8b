import type { Language } from '@atrium/contract/core'
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { applications, jobs, jobTexts } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import { isCompleteText } from '#db/vacancies.ts'

export type VacancyRecord = typeof jobs.$inferSelect
export type NewVacancy = typeof jobs.$inferInsert
type NewText = Omit<typeof jobTexts.$inferInsert, 'jobId' | 'jobType'>

/** What the list shows of all texts. */
export const listTextRows = (db: Database) =>
  db
    .select({
      jobId: jobTexts.jobId,
      language: jobTexts.language,
      position: jobTexts.position,
      city: jobTexts.locationCity,
      revision: jobTexts.revision,
      madeFrom: jobTexts.madeFrom,
      isComplete: sql<boolean>`${isCompleteText}`,
    })
    .from(jobTexts)

export type ListedText = Awaited<ReturnType<typeof listTextRows>>[number]

/** The number of applications of each vacancy that has some, or of one vacancy. */
export const countApplications = (db: Database, jobId?: number) => {
  const inStage = (stage: 'new' | 'hired') =>
    sql<number>`count(*) filter (where ${applications.stage} = ${stage})::int`
  return db
    .select({
      jobId: applications.jobId,
      all: sql<number>`count(*)::int`,
      new: inStage('new'),
      hired: inStage('hired'),
    })
    .from(applications)
    .where(jobId === undefined ? isNotNull(applications.jobId) : eq(applications.jobId, jobId))
    .groupBy(applications.jobId)
}

export async function findVacancy(db: Database, id: number): Promise<VacancyRecord | undefined> {
  const [row] = await db.select().from(jobs).where(eq(jobs.id, id))
  return row
}

/** Finds a vacancy and locks it until the transaction ends. */
export async function lockVacancy(tx: Database, id: number): Promise<VacancyRecord | undefined> {
  const [row] = await tx.select().from(jobs).where(eq(jobs.id, id)).for('update')
  return row
}

export const listTextsOf = async (db: Database, jobId: number) =>
  db.select().from(jobTexts).where(eq(jobTexts.jobId, jobId))

export async function insertVacancy(tx: Database, vacancy: NewVacancy): Promise<number> {
  const [row] = await tx.insert(jobs).values(vacancy).returning({ id: jobs.id })
  if (!row) throw new Error('The vacancy was not written.')
  return row.id
}

/** Writes new and changed texts of a vacancy, and deletes those of some languages. */
export async function writeTexts(
  tx: Database,
  jobId: number,
  written: readonly NewText[],
  deleted: readonly Language[] = [],
): Promise<void> {
  for (const { language, ...text } of written)
    await tx
      .insert(jobTexts)
      .values({ jobId, language, ...text })
      .onConflictDoUpdate({ target: [jobTexts.jobId, jobTexts.language], set: text })
  await tx.delete(jobTexts).where(and(eq(jobTexts.jobId, jobId), inArray(jobTexts.language, [...deleted])))
}
