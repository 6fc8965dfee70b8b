import { dayOfMonth } from '@atrium/contract/days'
import { chakra } from '@chakra-ui/react'
import { memo } from 'react'
import { styles } from './DayGrid.styles.ts'

interface DayCellProps {
  /** `YYYY-MM-DD`. */
  day: string
  /** The accessible name. */
  name: string
  holiday?: string | undefined
  /** Part of an earlier request. */
  isRequested: boolean
  /** It is a day of leave that was granted. */
  isGranted: boolean
  isToday: boolean
  isWeekend: boolean
  isPast: boolean
  isSelected: boolean
  /** The day before it on its row is chosen as well… */
  isAfter: boolean
  /** …or the day after it: together they are one bar. */
  isBefore: boolean
  /** The one day that Tab leads to. */
  isTabStop: boolean
  /** The choice of days is invalid, and this day gets the focus for it. */
  isInvalid: boolean
  isDisabled: boolean
}

const flag = (isOn: boolean) => (isOn ? '' : undefined)

/** One day of the grid, which handles its events. Typing a message renders no day again. */
export const DayCell = memo(function DayCell(props: DayCellProps) {
  const { day, name, holiday, isRequested, isGranted, isToday, isWeekend, isPast, isSelected, isAfter } =
    props
  const { isBefore, isTabStop, isInvalid, isDisabled } = props
  const isFree = !isWeekend && !isPast && !isRequested && !isGranted && holiday === undefined
  return (
    <chakra.td
      role="gridcell"
      data-day={day}
      data-disabled={flag(isDisabled)}
      aria-label={name}
      aria-selected={isSelected}
      aria-invalid={isInvalid || undefined}
      aria-current={isToday ? 'date' : undefined}
      tabIndex={isTabStop ? 0 : -1}
      title={holiday}
      css={styles.cell}
    >
      <chakra.span
        css={styles.day}
        data-quiet={flag(isWeekend || isPast)}
        data-open={flag(!isPast && !isSelected)}
        data-free={flag(isFree)}
        data-holiday={flag(holiday !== undefined)}
        data-requested={flag(isRequested)}
        data-granted={flag(isGranted)}
        data-today={flag(isToday)}
        data-selected={flag(isSelected)}
        data-after={flag(isSelected && isAfter)}
        data-before={flag(isSelected && isBefore)}
      >
        {dayOfMonth(day)}
      </chakra.span>
    </chakra.td>
  )
})
