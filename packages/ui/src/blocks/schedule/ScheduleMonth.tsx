import { chakra } from '@chakra-ui/react'
import { useMedia } from '#primitives/useMedia.ts'
import { DayAgenda } from './DayAgenda.tsx'
import { MonthGrid, type MonthGridProps } from './MonthGrid.tsx'
import type { GridHours, GridSpan } from './scheduleTypes.ts'
import { weekWindow } from './weekWindow.ts'

export interface ScheduleMonthProps extends Omit<MonthGridProps, 'isCompact'> {
  hours: GridHours
  now?: { day: string; minutes: number } | undefined
  /** Whether a day that has no meetings here has none. @default true */
  isKnown?: boolean | undefined
  /** A narrow window is to show the meetings of a day under the month. */
  onChooseDay: (day: string) => void
  /** A free time of the chosen day was pressed. Left out where that day has none. */
  onCreate?: ((span: GridSpan) => void) | undefined
}

/** The month; in a narrow window a month of numbers and dots, and the chosen day under it. */
export function ScheduleMonth(props: ScheduleMonthProps) {
  const { hours, now, isKnown, onChooseDay, onCreate, ...month } = props
  const { weeks, day, onOpenDay, onOpen } = month
  const isWide = useMedia(weekWindow)
  if (isWide) return <MonthGrid {...month} />
  const chosen = weeks.flat().find((one) => one?.day === day)
  return (
    <chakra.div css={styles}>
      <MonthGrid {...month} isCompact onOpenDay={onChooseDay} />
      {chosen && (
        <DayAgenda
          day={chosen}
          hours={hours}
          now={now?.day === day ? now.minutes : undefined}
          isKnown={isKnown}
          onOpen={onOpen}
          onCreate={onCreate}
          onShow={onOpenDay}
        />
      )}
    </chakra.div>
  )
}

const styles = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' } as const
