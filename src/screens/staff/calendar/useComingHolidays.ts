import { addMonths, type IsoDay } from '@atrium/contract/days'
import { useMemo } from 'react'
import { useWorkCalendar } from '#features/schedule/useWorkCalendar.ts'

/** The holidays from today on, of this year and the next one: `undefined` while they load, empty without those of this year. */
export function useComingHolidays(today: IsoDay) {
  const { holidays, queries, missing } = useWorkCalendar(today, addMonths(today, 12))
  const isLoading = missing.some(({ error }) => error === undefined)
  const hasThisYear = queries[0]?.currentData !== undefined
  const coming = useMemo(() => {
    if (isLoading) return undefined
    return hasThisYear ? holidays.filter(({ date }) => date.iso >= today) : []
  }, [isLoading, hasThisYear, holidays, today])
  return { coming, queries }
}
