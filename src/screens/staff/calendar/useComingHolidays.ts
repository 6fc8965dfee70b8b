import { type IsoDay, yearOf } from '@atrium/contract/days'
import { type Holiday, holidayYears } from '@atrium/contract/holidays'
import { useMemo } from 'react'
import { useListHolidaysQuery } from '#api/holidaysApi.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import type { CachedQuery } from '#hooks/useStaleNotice.ts'

interface ComingHolidays {
  /** The holidays from today on: `undefined` while they load, empty after a failure. */
  coming: readonly Holiday[] | undefined
  queries: readonly CachedQuery[]
}

/** The coming holidays, of this year and the next one. */
export function useComingHolidays(today: IsoDay): ComingHolidays {
  const { language } = useLanguage()
  const year = yearOf(today)
  const thisYear = useListHolidaysQuery({ year, language })
  const isLast = !thisYear.currentData || year === holidayYears.last
  const nextYear = useListHolidaysQuery({ year: year + 1, language }, { skip: isLast })
  const isSettled = thisYear.currentData
    ? isLast || nextYear.currentData !== undefined || nextYear.error !== undefined
    : thisYear.error !== undefined
  const [these, next] = [thisYear.currentData?.list, nextYear.currentData?.list]
  const coming = useMemo(
    () =>
      isSettled ? [...(these ?? []), ...(next ?? [])].filter(({ date }) => date.iso >= today) : undefined,
    [isSettled, these, next, today],
  )
  // A skipped query cannot be asked again.
  return { coming, queries: isLast ? [thisYear] : [thisYear, nextYear] }
}
