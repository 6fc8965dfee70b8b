import { holidayYears } from '@atrium/contract'
import { yearOf } from '@atrium/contract/days'
import { useToday } from '#hooks/useToday.ts'
import { calendarYearChosen, selectCalendarYear } from '#slices/calendarViewSlice.ts'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'

/** The year that is shown (spec 2: the current one unless chosen), and how to choose another one. */
export function useCalendarYear() {
  const dispatch = useAppDispatch()
  const today = useToday()
  const current = yearOf(today)
  const year = useAppSelector(selectCalendarYear) ?? current
  // Whoever is back in the current year stays with it when the next one begins.
  const choose = (next: number) => () => dispatch(calendarYearChosen(next === current ? null : next))
  return {
    year,
    today,
    choose: {
      onPrevious: year > holidayYears.first ? choose(year - 1) : undefined,
      onNext: year < holidayYears.last ? choose(year + 1) : undefined,
      onToday: choose(current),
    },
  }
}
