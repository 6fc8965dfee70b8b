import { yearOf } from '@atrium/contract/days'
import { holidayYears } from '@atrium/contract/holidays'
import { useToday } from '#hooks/useNow.ts'
import { calendarYearChosen, selectCalendarYear } from '#slices/calendarViewSlice.ts'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'

/** The shown year (spec 2: the current year unless another is chosen), and the actions that choose a year. */
export function useCalendarYear() {
  const dispatch = useAppDispatch()
  const today = useToday()
  const current = yearOf(today)
  const year = useAppSelector(selectCalendarYear) ?? current
  // `null` follows the clock: the current year stays shown after New Year.
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
