import { useListHolidaysQuery } from '#api/holidaysApi.ts'
import { useFocusAfterRetry } from '#hooks/useFocusAfterRetry.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { type CachedQuery, useStaleNotice } from '#hooks/useStaleNotice.ts'

/**
 * The holidays of a year in the reader's language; fetched again when either changes (spec 7).
 *
 * @param others the queries of the other holidays on the page, which are asked again and may be old like these
 */
export function useHolidays(year: number, others: readonly CachedQuery[]) {
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
    asOf: useStaleNotice(query, ...others),
  }
}
