import { categorySamples, vacancySamples } from '@atrium/contract/careers/samples'
import { company, dayAndTime, languagesOf } from '@atrium/contract/core'
import { addDays, startOfDay } from '@atrium/contract/days'
import { sql } from 'drizzle-orm'
import { categories, categoryTexts, jobs, jobTexts } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

export async function careersAreEmpty(db: Database): Promise<boolean> {
  if ((await db.select({ id: jobs.id }).from(jobs).limit(1)).length > 0) return false
  return (await db.select({ id: categories.id }).from(categories).limit(1)).length === 0
}

/** Writes the sample categories and vacancies. */
export async function seedCareers(tx: Database): Promise<void> {
  await tx.insert(categories).values(categorySamples.map(({ id }) => ({ id })))
  await tx.insert(categoryTexts).values(
    categorySamples.flatMap((category) =>
      languagesOf(category).map((language) => ({
        categoryId: category.id,
        language,
        name: category[language]?.Category ?? '',
      })),
    ),
  )
  const { day: today } = dayAndTime(new Date(), company.timeZone)
  await tx.insert(jobs).values(
    vacancySamples.map(
      ({ id, categoryId, employment, workplace, level, places, salary, publishedDaysAgo, closesInDays }) => ({
        ...{ id, categoryId, employment, workplace, level, places, state: 'open' as const },
        ...(salary && { salaryFrom: salary.from, salaryTo: salary.to, isSalaryShown: true }),
        publishedOn: addDays(today, -publishedDaysAgo),
        publishedAt: startOfDay(addDays(today, -publishedDaysAgo)),
        closesOn: closesInDays === null ? null : addDays(today, closesInDays),
      }),
    ),
  )
  await tx.insert(jobTexts).values(
    vacancySamples.flatMap(({ id, text }) =>
      languagesOf(text).map((language) => ({
        jobId: id,
        language,
        position: text[language].Position,
        description: text[language].Description,
        locationCity: text[language].LocationCity,
        locationCountry: text[language].LocationCountry,
        overview: text[language].Overview,
        responsibilities: text[language].Responsibilities,
        qualifications: text[language].Qualifications,
        madeFrom: language === 'EN' ? null : 1,
      })),
    ),
  )
  // The samples bring their own numbers; the next vacancy has to come after them.
  await tx.execute(sql`select setval(pg_get_serial_sequence('jobs', 'id'), (select max(id) from jobs))`)
  await tx.execute(
    sql`select setval(pg_get_serial_sequence('categories', 'id'), (select max(id) from categories))`,
  )
}
