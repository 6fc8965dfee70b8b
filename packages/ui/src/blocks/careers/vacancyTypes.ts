import type { JobText, VacancyFacts } from '@atrium/contract/careers'
import type { Language } from '@atrium/contract/core'

/** A vacancy as the list shows it. */
export interface ListedVacancy {
  id: number
  text: JobText
  /** The language of the text, which is another one where the reader's is missing. */
  language: Language
  facts: VacancyFacts | undefined
}

interface CategoryChoice {
  id: number
  /** Names it in the address, in every language. */
  slug: string
  name: string
  /** The vacancies of the category that fit the other filters. */
  count: number
  href: string
}

interface FilterOption {
  /** In the address. */
  value: string
  label: string
}

/** What is chosen; empty texts where nothing is. */
export interface VacancyFilter {
  /** A slug, as that of the city. */
  category: string
  city: string
  type: string
  words: string
}

export interface ArrangedVacancies {
  /** The vacancies of all categories that fit the other filters. */
  total: number
  /** The address of what is shown. */
  href: string
  /** The address without a category. */
  allHref: string
  categories: CategoryChoice[]
  /** The chosen category, when the address names one that exists. */
  chosen: CategoryChoice | undefined
  cities: FilterOption[]
  types: FilterOption[]
  /** Without what the address names and does not exist. */
  filter: VacancyFilter
  vacancies: ListedVacancy[]
}
