import { type IsoDay, yearOf } from '@atrium/contract/days'
import { holidayYears } from '@atrium/contract/holidays'
import { workCalendarOf } from '@atrium/contract/meetings/freeBusy'
import { useMemo, useState } from 'react'
import { useListHolidaysQuery } from '#api/holidaysApi.ts'
import { outageCauseOf } from '#api/parseApiError.ts'
import { steadyResult } from '#hooks/steadyResult.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { tryEvery } from '#hooks/useStaleNotice.ts'

/**
 * The public holidays of the years from one day to another (three years at most) in the reader's language. They are
 * fetched again when the network returns, and at intervals while the server is unreachable.
 */
export function useWorkCalendar(from: IsoDay, to: IsoDay, { skip = false } = {}) {
  const { language } = useLanguage()
  const [isOld, setOld] = useState(false)
  const selectFromResult = steadyResult
  const options = {
    refetchOnReconnect: true,
    pollingInterval: isOld ? tryEvery : 0,
    skipPollingIfUnfocused: true,
  }
  const [year, lastYear] = [
    Math.max(yearOf(from), holidayYears.first),
    Math.min(yearOf(to), holidayYears.last),
  ]
  const skips = [skip, skip || lastYear < year + 2, skip || lastYear < year + 1] as const
  const first = useListHolidaysQuery({ year, language }, { ...options, selectFromResult, skip: skips[0] })
  const second = useListHolidaysQuery(
    { year: year + 1, language },
    { ...options, selectFromResult, skip: skips[1] },
  )
  const last = useListHolidaysQuery(
    { year: lastYear, language },
    { ...options, selectFromResult, skip: skips[2] },
  )
  // A skipped query cannot be fetched again.
  const queries = [first, second, last].filter((_query, index) => !skips[index])

  const isOldNow = queries.some(({ currentData, error }) => currentData?.cause ?? outageCauseOf(error))
  if (isOldNow !== isOld) setOld(isOldNow)

  const [these, next, those] = [first.currentData, second.currentData, last.currentData]
  const holidays = useMemo(
    () => [these, next, those].flatMap((answer) => answer?.list ?? []),
    [these, next, those],
  )
  return {
    /** Those that have loaded, in chronological order. */
    holidays,
    calendar: useMemo(() => workCalendarOf(holidays), [holidays]),
    queries,
    /** The queries without an answer. */
    missing: queries.filter(({ currentData }) => !currentData),
  }
}
