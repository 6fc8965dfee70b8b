import { monthOf } from '@atrium/contract/days'
import { useState } from 'react'
import { useToday } from '#hooks/useToday.ts'
import { daysChosen, dayToggled, selectOffDayDraft } from '#slices/offDaySlice.ts'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'
import { useHolidays } from './useHolidays.ts'
import { useRequestedDays } from './useRequestedDays.ts'

/** The month on the left: it opens at the first chosen day, or at today. */
export function useCalendar() {
  const dispatch = useAppDispatch()
  const { days } = useAppSelector(selectOffDayDraft)
  const today = useToday()
  const [month, setMonth] = useState(() => monthOf(days[0] ?? today))
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
      onToggle: (day: string) => dispatch(dayToggled(day)),
      onChoose: (chosen: string[]) => dispatch(daysChosen(chosen)),
    },
  }
}
