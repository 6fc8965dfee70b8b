import type { IsoDay } from '@atrium/contract/days'
import { monthOf } from '@atrium/contract/days'
import { useState } from 'react'
import { useWorkCalendar } from '#features/schedule/useWorkCalendar.ts'
import { useToday } from '#hooks/useNow.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import { daysChosen, dayToggled, selectOffDayDraft } from '#slices/offDaySlice.ts'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'
import { useRequestedDays } from './useRequestedDays.ts'

/** The month on the left: it opens at the first chosen day, or at today. */
export function useCalendar() {
  const dispatch = useAppDispatch()
  const { days } = useAppSelector(selectOffDayDraft)
  const today = useToday()
  const [shown, setMonth] = useState<string>()
  const month = shown ?? monthOf(days[0] ?? today)
  const keepMonth = () => setMonth(month)
  const { holidays, workCalendar, isLoading, failure } = useHolidays(`${month}-01`, days)
  const { requested, granted, elsewhere } = useRequestedDays()
  return {
    workCalendar,
    /** Off days of requests that wait, and of granted ones. */
    asked: new Set([...requested, ...granted]),
    /** Days on which the person works elsewhere. */
    elsewhere,
    calendar: {
      month,
      today,
      selected: days,
      holidays,
      isLoading,
      failure: failure && { onRetry: failure.retry, isRetrying: failure.isRetrying },
      requested,
      granted,
      onMonth: setMonth,
      onToggle(day: string) {
        keepMonth()
        dispatch(dayToggled(day))
      },
      onChoose(chosen: string[]) {
        keepMonth()
        dispatch(daysChosen(chosen))
      },
    },
  }
}

/** The holidays of the shown month and of the chosen days, which may be in another year. */
function useHolidays(month: IsoDay, days: readonly IsoDay[]) {
  const [from = month, ...later] = [month, ...days].sort()
  const { holidays, calendar, missing } = useWorkCalendar(from, later.at(-1) ?? from)
  const failure = useQueryError(missing.length > 0, ...missing)
  return { holidays, workCalendar: calendar, failure, isLoading: missing.length > 0 && !failure }
}
