import { useListHolidaysQuery } from '#api/holidaysApi.ts'
import { useFocusAfterRetry } from '#hooks/useFocusAfterRetry.ts'
import { useLanguage } from '#hooks/useLanguage.ts'

/** The holidays of a year in the reader's language; asked for again when either changes (spec 7). */
export function useHolidays(year: number) {
  const { language } = useLanguage()
  const { currentData, error, isFetching, refetch } = useListHolidaysQuery({ year, language })
  const isError = error !== undefined && !currentData
  useFocusAfterRetry(isError)
  return { holidays: currentData, isError, isFetching, retry: () => void refetch() }
}
