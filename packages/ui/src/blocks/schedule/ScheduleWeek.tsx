import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { SkeletonRegion } from '#blocks/states/SkeletonRegion.tsx'
import { Skeleton } from '#primitives/Skeleton.tsx'
import { useMedia } from '#primitives/useMedia.ts'
import type { AgendaTexts } from './DayAgenda.tsx'
import { DayStrip } from './DayStrip.tsx'
import { PrintedNames } from './PrintedNames.tsx'
import type { WeekGridProps } from './scheduleTypes.ts'
import { WeekAgenda } from './WeekAgenda.tsx'
import { WeekGrid } from './WeekGrid.tsx'
import { WeekSkeleton } from './WeekSkeleton.tsx'
import { weekWindow } from './weekWindow.ts'

export interface ScheduleWeekProps extends WeekGridProps {
  /** The chosen day; one of `days`. */
  day: string
  /** Whether the grid shows this day alone, in every window. @default false */
  isDay?: boolean | undefined
  /** "Days of the week". */
  stripLabel: string
  agenda: AgendaTexts
  onChooseDay: (day: string) => void
  /** Shows a day alone. Left out where only the week is shown. */
  onShowDay?: ((day: string) => void) | undefined
  /** Set while meetings are loaded: a note over the meetings that are known, or a skeleton while none is known. */
  loadingLabel?: string | undefined
  /** "There are no meetings in this week."; left out while that is not known. */
  emptyText?: string | undefined
}

/** The week, in a narrow window a list of its days; or one day with its hours, there under a strip of the days. */
export function ScheduleWeek(props: ScheduleWeekProps) {
  const {
    day,
    isDay = false,
    stripLabel,
    agenda,
    onChooseDay,
    onShowDay,
    loadingLabel,
    emptyText,
    ...grid
  } = props
  const { days, hours, texts, now, onOpen } = grid
  const isWide = useMedia(weekWindow)
  const drawn = useMemo(() => (isDay ? days.filter((one) => one.day === day) : days), [days, day, isDay])
  const isEmpty = drawn.every(({ meetings }) => meetings.length === 0)
  const skeleton = isEmpty ? loadingLabel : undefined
  const loading = loadingLabel && (
    <chakra.p role="status" css={styles.note}>
      {loadingLabel}
    </chakra.p>
  )
  if (!isWide && !isDay)
    return skeleton ? (
      <AgendaSkeleton label={skeleton} />
    ) : (
      <chakra.div css={styles.week}>
        <WeekAgenda
          days={days}
          hours={hours}
          now={now}
          time={texts.time}
          texts={agenda}
          isLoading={loadingLabel !== undefined}
          onOpen={onOpen}
          onShowDay={onShowDay}
        />
        {loading}
      </chakra.div>
    )
  return (
    <chakra.div css={styles.root}>
      {!isWide && <DayStrip label={stripLabel} days={days} chosen={day} onChoose={onChooseDay} />}
      {skeleton ? (
        <WeekSkeleton label={skeleton} days={drawn} hours={hours} texts={texts} />
      ) : (
        <chakra.div css={styles.week}>
          <WeekGrid {...grid} days={drawn} />
          <PrintedNames days={drawn} hours={hours} />
          {loading}
          {isEmpty && emptyText && !loadingLabel && <chakra.p css={styles.note}>{emptyText}</chakra.p>}
        </chakra.div>
      )}
    </chakra.div>
  )
}

/** The agenda while the meetings are loaded. */
const AgendaSkeleton = ({ label }: { label: string }) => (
  <SkeletonRegion label={label}>
    <Skeleton css={{ width: '40%', height: '6', marginTop: '4' }} />
    {['a', 'b', 'c'].map((key) => (
      <Skeleton key={key} css={{ height: '3.75rem', marginTop: '2', borderRadius: 'control' }} />
    ))}
  </SkeletonRegion>
)

const styles = {
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2' },
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
