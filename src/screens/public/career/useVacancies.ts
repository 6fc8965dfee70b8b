import { categoryParam } from '@atrium/contract/core'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useListCategoriesQuery, useListJobsQuery } from '#api/careersApi.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import { arrangeVacancies } from './arrangeVacancies.ts'

/** The vacancies and the filter of `/career`; the choice lives in the address. */
export function useVacancies() {
  const { language } = useLanguage()
  const [search] = useSearchParams()
  const jobs = useListJobsQuery()
  const categories = useListCategoriesQuery()
  const chosenName = search.get(categoryParam)
  const arranged = useMemo(
    () => jobs.data && categories.data && arrangeVacancies(jobs.data, categories.data, language, chosenName),
    [jobs.data, categories.data, language, chosenName],
  )
  return { arranged, failure: useQueryError(!arranged, jobs, categories) }
}
