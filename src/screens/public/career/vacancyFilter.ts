import { pages, readVacancySearch, vacancyParams } from '@atrium/contract/core'
import type { VacancyFilter } from '@atrium/ui/careers'

/** What the address of `/career` asks for. */
export const readFilter = (query: URLSearchParams): VacancyFilter => ({
  category: query.get(vacancyParams.category) ?? '',
  city: query.get(vacancyParams.city) ?? '',
  type: query.get(vacancyParams.type) ?? '',
  words: readVacancySearch(query),
})

/** The query of a filter, without what it does not ask for. */
export const queryOf = (filter: VacancyFilter): URLSearchParams =>
  new URLSearchParams(
    (['category', 'city', 'type', 'words'] as const).flatMap((name) =>
      filter[name] ? [[vacancyParams[name], filter[name]]] : [],
    ),
  )

export function filterHref(filter: VacancyFilter): string {
  const query = queryOf(filter)
  return query.size > 0 ? `${pages.careers}?${query}` : pages.careers
}
