import type { VacancyFilter } from '@atrium/ui/careers'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useListCategoriesQuery, useListJobsQuery } from '#api/careersApi.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import { arrangeVacancies } from './arrangeVacancies.ts'
import { queryOf, readFilter } from './vacancyFilter.ts'

/** The vacancies and the filter of `/career`; the choice lives in the address. */
export function useVacancies() {
  const { language } = useLanguage()
  const [query, setQuery] = useSearchParams()
  const jobs = useListJobsQuery()
  const categories = useListCategoriesQuery()
  const arranged = useMemo(
    () =>
      jobs.data &&
      categories.data &&
      arrangeVacancies(jobs.data, categories.data, language, readFilter(query)),
    [jobs.data, categories.data, language, query],
  )
  const onFilter = (changes: Partial<VacancyFilter>) => {
    // The address is ahead of the page while a person types: the router renders in a transition.
    const current = readFilter(new URLSearchParams(window.location.search))
    setQuery(queryOf({ ...current, ...changes }), { replace: true, preventScrollReset: true })
  }
  return { arranged, onFilter, failure: useQueryError(!arranged, jobs, categories) }
}
