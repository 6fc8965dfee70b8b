import {
  type Category,
  formatJobTypeChoice,
  type Job,
  type JobType,
  jobTypes,
} from '@atrium/contract/careers'
import { foldText, type Language, languages, languagesOf, wordsOf } from '@atrium/contract/core'
import { hasText } from '@atrium/contract/search'
import type { ArrangedVacancies, VacancyFilter } from '@atrium/ui/careers'
import { pickTranslation } from '#hooks/pickTranslation.ts'
import { listCities } from './vacancyCities.ts'
import { filterHref } from './vacancyFilter.ts'

/** Joins vacancies to categories by the category's name, the only thing the two lists share (spec 3). */
const isIn = (job: Job, category: Category): boolean =>
  languages.some((language) => {
    const name = category[language]?.Category
    return name !== undefined && job[language]?.Category === name
  })

const isOfType = ({ facts }: Job, type: JobType): boolean =>
  facts?.employment === type || facts?.workplace === type

/** Positions have hyphens that do not break a line; keyboards do not. */
const searchKey = (texts: string[]): string => foldText(texts.join(' ')).replace(/[\u2010\u2011]/g, '-')

/**
 * Whether a vacancy has every word, in whatever language it is written: who reads Russian also types `frontend`. Names are
 * found by their sound too (Гянджа finds Gəncə), which would find too much in a sentence.
 */
function hasWords(job: Job, words: readonly string[]): boolean {
  const texts = languagesOf(job).flatMap((language) => job[language] ?? [])
  const names = searchKey(texts.flatMap((text) => [text.Position, text.LocationCity, text.Category]))
  const sentences = searchKey(texts.map((text) => text.Description))
  return words.every((word) => hasText(names, word) || sentences.includes(word))
}

/** The English name in an address: `project-management`; the number where there is no such name. */
const slugOf = ({ id, EN }: Category): string =>
  EN?.Category.toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-') ?? String(id)

/** What `/career` shows of the two lists, in one language and for what the address asks for. What does not exist filters nothing. */
export function arrangeVacancies(
  jobs: readonly Job[],
  categories: readonly Category[],
  language: Language,
  filter: VacancyFilter,
): ArrangedVacancies {
  const allCities = listCities(jobs)
  const city = allCities.find(({ slug }) => slug === filter.city)
  const type = jobTypes.find((one) => one === filter.type)
  const words = wordsOf(filter.words)
  const fitting = jobs.filter(
    (job) => (!city || city.ids.includes(job.id)) && (!type || isOfType(job, type)) && hasWords(job, words),
  )
  const choices = categories.flatMap((category) => {
    const name = pickTranslation(category, language)?.text.Category
    const slug = slugOf(category)
    const count = fitting.filter((job) => isIn(job, category)).length
    return name
      ? [{ id: category.id, slug, name, count, href: filterHref({ ...filter, category: slug }) }]
      : []
  })
  const chosenCategory = categories.find(
    (category) => slugOf(category) === filter.category || String(category.id) === filter.category,
  )
  const chosen = choices.find(({ slug }) => chosenCategory && slug === slugOf(chosenCategory))
  const shown = chosenCategory ? fitting.filter((job) => isIn(job, chosenCategory)) : fitting
  const known = {
    category: chosen?.slug ?? '',
    city: city?.slug ?? '',
    type: type ?? '',
    words: filter.words,
  }
  return {
    total: fitting.length,
    allHref: filterHref({ ...filter, category: '' }),
    categories: choices,
    chosen,
    cities: allCities.flatMap(({ slug, names }) => {
      const label = pickTranslation(names, language)?.text
      return label ? [{ value: slug, label }] : []
    }),
    types: jobTypes
      .filter((one) => one === type || jobs.some((job) => isOfType(job, one)))
      .map((one) => ({ value: one, label: formatJobTypeChoice(one, language) })),
    filter: known,
    href: filterHref(known),
    vacancies: shown.flatMap((job) => {
      const found = pickTranslation(job, language)
      return found ? [{ id: job.id, facts: job.facts, ...found }] : []
    }),
  }
}
