import { dayOfMonth } from '@atrium/contract/days'
import type { CalendarHoliday } from './calendarTypes.ts'
import type { Tip, useTip } from './useTip.ts'

interface HolidayDayProps {
  holiday: CalendarHoliday
  /** On which side its name is shown; left out while it is not. */
  side?: Tip['side'] | undefined
  rootOf: ReturnType<typeof useTip>['rootOf']
}

/** The number of a holiday, and its name for who points at it, focuses it or presses it. */
export function HolidayDay({ holiday, side, rootOf }: HolidayDayProps) {
  const { day, name, marks, label } = holiday
  const date = dayOfMonth(day)
  return (
    <span data-tip-root={date} {...rootOf(day)}>
      <button type="button" aria-label={label}>
        {date}
      </button>
      {side && (
        // The button's own name says it all already: it is not read out twice.
        <span role="tooltip" data-side={side}>
          {name}
          {marks.length > 0 && <small>{marks.join(', ')}</small>}
        </span>
      )}
    </span>
  )
}
