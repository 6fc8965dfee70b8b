import type { Category, Job, JobDetail } from '@atrium/contract/careers'
import { and, asc, eq } from 'drizzle-orm'
import { categories, categoryTexts, jobs, jobTexts } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

/** Every vacancy in all its languages, in the order of creation. */
export async function listJobRows(db: Database): Promise<Job[]> {
  const rows = await db
    .select({ id: jobs.id, text: jobTexts, category: categoryTexts.name })
    .from(jobs)
    .innerJoin(jobTexts, eq(jobTexts.jobId, jobs.id))
    .leftJoin(
      categoryTexts,
      and(eq(categoryTexts.categoryId, jobs.categoryId), eq(categoryTexts.language, jobTexts.language)),
    )
    .orderBy(asc(jobs.id))
  const found = new Map<number, Job>()
  for (const { id, text, category } of rows) {
    const job: Job = found.get(id) ?? { id }
    job[text.language] = {
      Position: text.position,
      Category: category ?? '',
      JobType: text.jobType,
      Description: text.description,
      LocationCity: text.locationCity,
      LocationCountry: text.locationCountry,
    }
    found.set(id, job)
  }
  return [...found.values()]
}

/** The page of a vacancy in all its languages; `undefined` for an unknown vacancy. */
export async function findJobDetail(db: Database, id: number): Promise<JobDetail | undefined> {
  const rows = await db
    .select({ text: jobTexts })
    .from(jobs)
    .leftJoin(jobTexts, eq(jobTexts.jobId, jobs.id))
    .where(eq(jobs.id, id))
  if (rows.length === 0) return undefined
  const detail: JobDetail = {}
  for (const { text } of rows) {
    if (!text) continue
    detail[text.language] = {
      Position: text.position,
      LocationCountry: text.locationCountry,
      LocationCity: text.locationCity,
      JobType: text.jobType,
      Overview: text.overview,
      Responsibilities: text.responsibilities,
      Qualifications: text.qualifications,
    }
  }
  return detail
}

/** When a vacancy was added. */
export async function findJobDate(db: Database, id: number): Promise<Date | undefined> {
  const [row] = await db.select({ createdAt: jobs.createdAt }).from(jobs).where(eq(jobs.id, id))
  return row?.createdAt
}

export async function listCategoryRows(db: Database): Promise<Category[]> {
  const rows = await db
    .select({ id: categories.id, text: categoryTexts })
    .from(categories)
    .leftJoin(categoryTexts, eq(categoryTexts.categoryId, categories.id))
    .orderBy(asc(categories.id))
  const found = new Map<number, Category>()
  for (const { id, text } of rows) {
    const category: Category = found.get(id) ?? { id }
    if (text) category[text.language] = { Category: text.name }
    found.set(id, category)
  }
  return [...found.values()]
}
