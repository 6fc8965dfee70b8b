import {
  type Category,
  formatJobType,
  type Job,
  type JobDetail,
  type VacancyFacts,
} from '@atrium/contract/careers'
import { type IsoDay, utcDayOf } from '@atrium/contract/days'
import { and, asc, eq, gte, isNull, ne, or } from 'drizzle-orm'
import { categories, categoryTexts, jobs, jobTexts } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import { isCompleteText } from '#db/vacancies.ts'

/** Whether a vacancy takes applications on a day. */
const isOpenOn = (today: IsoDay) =>
  and(eq(jobs.state, 'open'), or(isNull(jobs.closesOn), gte(jobs.closesOn, today)))

function factsOf(job: typeof jobs.$inferSelect, today: IsoDay): VacancyFacts {
  const { categoryId, employment, workplace, level, places, closesOn } = job
  const isSalaryShown = job.isSalaryShown && job.salaryFrom !== null && job.salaryTo !== null
  return {
    ...{ categoryId, employment, workplace, level, places, closesOn },
    salary: isSalaryShown ? { from: job.salaryFrom as number, to: job.salaryTo as number } : null,
    publishedOn: job.publishedOn ?? utcDayOf(job.createdAt),
    isClosed: job.state === 'closed' || (closesOn !== null && closesOn < today),
  }
}

/** Every vacancy that takes applications on a day, in all its complete languages, in the order of creation. */
export async function listJobRows(db: Database, today: IsoDay): Promise<Job[]> {
  const rows = await db
    .select({ vacancy: jobs, text: jobTexts, category: categoryTexts.name })
    .from(jobs)
    .innerJoin(jobTexts, and(eq(jobTexts.jobId, jobs.id), isCompleteText))
    .leftJoin(
      categoryTexts,
      and(eq(categoryTexts.categoryId, jobs.categoryId), eq(categoryTexts.language, jobTexts.language)),
    )
    .where(isOpenOn(today))
    .orderBy(asc(jobs.id))
  const found = new Map<number, Job>()
  for (const { vacancy, text, category } of rows) {
    const { id, employment, workplace } = vacancy
    const job: Job = found.get(id) ?? { id, facts: factsOf(vacancy, today) }
    job[text.language] = {
      Position: text.position,
      Category: category ?? '',
      JobType: formatJobType(employment, workplace, text.language),
      Description: text.description,
      LocationCity: text.locationCity,
      LocationCountry: text.locationCountry,
    }
    found.set(id, job)
  }
  return [...found.values()]
}

/** When each open vacancy was published, if that was recorded. */
export async function listPublications(db: Database, today: IsoDay): Promise<Map<number, Date>> {
  const rows = await db
    .select({ id: jobs.id, publishedAt: jobs.publishedAt })
    .from(jobs)
    .where(isOpenOn(today))
  return new Map(rows.flatMap(({ id, publishedAt }) => (publishedAt ? [[id, publishedAt]] : [])))
}

/** The page of a vacancy on a day, in all its complete languages; `undefined` for an unknown vacancy, and for a draft. */
export async function findJobDetail(db: Database, id: number, today: IsoDay): Promise<JobDetail | undefined> {
  const rows = await db
    .select({ vacancy: jobs, text: jobTexts })
    .from(jobs)
    .leftJoin(jobTexts, and(eq(jobTexts.jobId, jobs.id), isCompleteText))
    .where(and(eq(jobs.id, id), ne(jobs.state, 'draft')))
  const [first] = rows
  if (!first) return undefined
  const { employment, workplace } = first.vacancy
  const detail: JobDetail = { facts: factsOf(first.vacancy, today) }
  for (const { text } of rows) {
    if (!text) continue
    detail[text.language] = {
      Position: text.position,
      LocationCountry: text.locationCountry,
      LocationCity: text.locationCity,
      JobType: formatJobType(employment, workplace, text.language),
      Overview: text.overview,
      Responsibilities: text.responsibilities,
      Qualifications: text.qualifications,
    }
  }
  return detail
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
