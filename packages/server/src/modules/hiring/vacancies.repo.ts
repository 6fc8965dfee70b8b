import type { Language } from '@atrium/contract/core'
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { worksHere } from '#db/people.ts'
import { applications, categories, jobs, jobTexts, people } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import { isCompleteText } from '#db/vacancies.ts'

export type VacancyRecord = typeof jobs.$inferSelect
export type NewVacancy = typeof jobs.$inferInsert
export type TextRecord = typeof jobTexts.$inferSelect
export type NewText = Omit<typeof jobTexts.$inferInsert, 'jobId' | 'jobType'>

/** Newest first. */
export const listVacancyRows = (db: Database): Promise<VacancyRecord[]> =>
  db.select().from(jobs).orderBy(desc(jobs.id))

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

export type ListedText = Awaited<ReturnType<typeof listTextRows>>[number]

export async function findVacancy(db: Database, id: number): Promise<VacancyRecord | undefined> {
  const [row] = await db.select().from(jobs).where(eq(jobs.id, id))
  return row
}

/** Finds a vacancy and locks it until the transaction ends. */
export async function lockVacancy(tx: Database, id: number): Promise<VacancyRecord | undefined> {
  const [row] = await tx.select().from(jobs).where(eq(jobs.id, id)).for('update')
  return row
}

export const listTextsOf = (db: Database, jobId: number): Promise<TextRecord[]> =>
  db.select().from(jobTexts).where(eq(jobTexts.jobId, jobId))

export async function insertVacancy(tx: Database, vacancy: NewVacancy): Promise<number> {
  const [row] = await tx.insert(jobs).values(vacancy).returning({ id: jobs.id })
  if (!row) throw new Error('The vacancy was not written.')
  return row.id
}

export async function updateVacancy(tx: Database, id: number, changes: Partial<NewVacancy>): Promise<void> {
  await tx.update(jobs).set(changes).where(eq(jobs.id, id))
}

/** Writes the given texts of a vacancy, new ones and changed ones. */
export async function writeTexts(tx: Database, jobId: number, texts: readonly NewText[]): Promise<void> {
  for (const { language, ...text } of texts) {
    await tx
      .insert(jobTexts)
      .values({ jobId, language, ...text })
      .onConflictDoUpdate({ target: [jobTexts.jobId, jobTexts.language], set: text })
  }
}

export async function deleteTexts(
  tx: Database,
  jobId: number,
  languages: readonly Language[],
): Promise<void> {
  if (languages.length === 0) return
  await tx.delete(jobTexts).where(and(eq(jobTexts.jobId, jobId), inArray(jobTexts.language, languages)))
}

export async function deleteVacancyRow(tx: Database, id: number): Promise<void> {
  await tx.delete(jobs).where(eq(jobs.id, id))
}

/** Whether there is such a category; it stays until the transaction ends. */
export async function lockCategory(tx: Database, id: number): Promise<boolean> {
  const found = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.id, id))
    .for('key share')
  return found.length > 0
}

/** Those of the ids that are of people who work here. */
export async function listWorking(tx: Database, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .select({ id: people.id })
    .from(people)
    .where(and(inArray(people.id, ids), worksHere))
  return rows.map(({ id }) => id)
}
