import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { useMedia } from '#primitives/useMedia.ts'
import { DayStrip } from './DayStrip.tsx'
import type { WeekGridProps } from './scheduleTypes.ts'
import { WeekGrid } from './WeekGrid.tsx'
import { WeekSkeleton } from './WeekSkeleton.tsx'

export interface ScheduleWeekProps extends WeekGridProps {
  /** The day that a narrow window shows; one of `days`. */
  day: string
  /** "Days of the week". */
  stripLabel: string
  onChooseDay: (day: string) => void
  /** Meetings are on their way: said over those that are there, or while bars stand where they will be. */
  loadingLabel?: string | undefined
  /** "There are no meetings in this week", and on this day; left out where that is not known. */
  emptyTexts?: { week: string; day: string } | undefined
}

/** Seven columns need about 700 px, where the side navigation is a drawer still. */
const weekWindow = '(min-width: 48em)'

/** The week; on a narrow window its days in a row, and one of them. */
export function ScheduleWeek(props: ScheduleWeekProps) {
  const { day, stripLabel, onChooseDay, onDay, loadingLabel, emptyTexts, ...grid } = props
  const isWide = useMedia(weekWindow)
  const shown = useMemo(
    () => (isWide ? grid.days : grid.days.filter((one) => one.day === day)),
    [isWide, grid.days, day],
  )
  const isEmpty = shown.every(({ meetings }) => meetings.length === 0)
  const isSketched = loadingLabel !== undefined && grid.days.every(({ meetings }) => meetings.length === 0)
  const emptyText = isEmpty ? emptyTexts?.[isWide ? 'week' : 'day'] : undefined
  return (
    <chakra.div css={styles.root}>
      {!isWide && <DayStrip label={stripLabel} days={grid.days} chosen={day} onChoose={onChooseDay} />}
      {isSketched ? (
        <WeekSkeleton label={loadingLabel} days={shown} hours={grid.hours} texts={grid.texts} />
      ) : (
        <chakra.div css={styles.week}>
          <WeekGrid {...grid} days={shown} onDay={isWide ? undefined : onDay} />
          {loadingLabel && (
            <chakra.p role="status" css={styles.note}>
              {loadingLabel}
            </chakra.p>
          )}
          {emptyText && !loadingLabel && <chakra.p css={styles.note}>{emptyText}</chakra.p>}
        </chakra.div>
      )}
    </chakra.div>
  )
}

const styles = {
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' },
  week: { position: 'relative', minWidth: '0' },
  // Over the grid, so that nothing moves from week to week; whoever presses there presses the grid.
  note: {
    position: 'absolute',
    top: '13rem',
    // Beside the column of times.
    insetInlineStart: '4.5rem',
    insetInlineEnd: '2',
    width: 'fit-content',
    marginInline: 'auto',
    paddingInline: '4',
    paddingBlock: '2',
    borderRadius: 'control',
    backgroundColor: 'bg.quiet',
    color: 'fg.muted',
    textStyle: 'small',
    textAlign: 'center',
    pointerEvents: 'none',
  },
} as const
