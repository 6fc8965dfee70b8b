import { type IsoDay, yearOf } from '@atrium/contract/days'
import { type Holiday, holidayYears } from '@atrium/contract/holidays'
import { useMemo } from 'react'
import { useListHolidaysQuery } from '#api/holidaysApi.ts'
import { useLanguage } from '#hooks/useLanguage.ts'

/** The holidays from today on, of this year and the next one: `undefined` while they load, empty after a failure. */
export function useComingHolidays(today: IsoDay): readonly Holiday[] | undefined {
  const { language } = useLanguage()
  const year = yearOf(today)
  const thisYear = useListHolidaysQuery({ year, language })
  const isLast = !thisYear.currentData || year === holidayYears.last
  const nextYear = useListHolidaysQuery({ year: year + 1, language }, { skip: isLast })
  const isSettled = thisYear.currentData
    ? isLast || nextYear.currentData !== undefined || nextYear.error !== undefined
    : thisYear.error !== undefined
  const [these, next] = [thisYear.currentData?.list, nextYear.currentData?.list]
  return useMemo(
    () =>
      isSettled ? [...(these ?? []), ...(next ?? [])].filter(({ date }) => date.iso >= today) : undefined,
    [isSettled, these, next, today],
  )
}
