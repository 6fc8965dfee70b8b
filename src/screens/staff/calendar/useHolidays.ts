import { useListHolidaysQuery } from '#api/holidaysApi.ts'
import { useFocusAfterRetry } from '#hooks/useFocusAfterRetry.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useStaleNotice } from '#hooks/useStaleNotice.ts'

/** The holidays of a year in the reader's language; fetched again when either changes (spec 7). */
export function useHolidays(year: number) {
  const { language } = useLanguage()
  const query = useListHolidaysQuery({ year, language })
  const { currentData, error, isFetching, refetch } = query
  const isError = error !== undefined && !currentData
  useFocusAfterRetry(isError)
  return {
    holidays: currentData?.list,
    isError,
    error,
    isFetching,
    retry: () => void refetch(),
    asOf: useStaleNotice(query),
  }
}
