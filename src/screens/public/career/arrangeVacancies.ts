import type { Category, Job } from '@atrium/contract/careers'
import { type Language, languages } from '@atrium/contract/core'
import type { ArrangedVacancies } from '@atrium/ui/careers'
import { pickTranslation } from '#hooks/pickTranslation.ts'

/** Joins vacancies to categories by the category's name, the only thing the two lists share (spec 3). */
const isIn = (job: Job, category: Category): boolean =>
  languages.some((language) => {
    const name = category[language]?.Category
    return name !== undefined && job[language]?.Category === name
  })

/** The English name in an address: `project-management`; the number where there is no such name. */
const slugOf = ({ id, EN }: Category): string =>
  EN?.Category.toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-') ?? String(id)

/** What `/career` shows of the two lists, in one language and for the category that the address names, by its slug or its number. */
export function arrangeVacancies(
  jobs: readonly Job[],
  categories: readonly Category[],
  language: Language,
  chosenName: string | null,
): ArrangedVacancies {
  const choices = categories.flatMap((category) => {
    const name = pickTranslation(category, language)?.text.Category
    return name
      ? [{ slug: slugOf(category), name, count: jobs.filter((job) => isIn(job, category)).length }]
      : []
  })
  const chosenCategory = categories.find(
    (category) => slugOf(category) === chosenName || String(category.id) === chosenName,
  )
  const shown = chosenCategory ? jobs.filter((job) => isIn(job, chosenCategory)) : jobs
  return {
    total: jobs.length,
    categories: choices,
    chosen: choices.find(({ slug }) => chosenCategory && slug === slugOf(chosenCategory)),
    vacancies: shown.flatMap((job) => {
      const found = pickTranslation(job, language)
      return found ? [{ id: job.id, facts: job.facts, ...found }] : []
    }),
  }
}
