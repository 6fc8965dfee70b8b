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
  /** Set while meetings are loaded: a note over the meetings that are known, or a skeleton while none is known. */
  loadingLabel?: string | undefined
  /** "There are no meetings in this week" and "… on this day"; left out while that is not known. */
  emptyTexts?: { week: string; day: string } | undefined
}

/** Seven columns need about 700 px; the side navigation is still a drawer at this width. */
const weekWindow = '(min-width: 48em)'

/** The week; in a narrow window a strip of its days, and one day. */
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
  // The note lies over the grid, so that the grid does not move from week to week; presses go through it.
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
