import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { SkeletonRegion } from '#blocks/states/SkeletonRegion.tsx'
import { StaleBanner } from '#primitives/StaleBanner.tsx'
import { useMedia } from '#primitives/useMedia.ts'
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
  /** What the clock of a reader in another time zone shows at a time of a day, in a narrow window. */
  timeOn?: ((day: string, minutes: number) => string) | undefined
  onChooseDay: (day: string) => void
  /** Shows a day alone. Left out where only the week is shown. */
  onShowDay?: ((day: string) => void) | undefined
  /** Whether meetings are loaded: a note over the meetings that are known, or a skeleton while none is known. @default false */
  isLoading?: boolean | undefined
  /** Whether a day or a week that has no meetings here has none. @default true */
  isKnown?: boolean | undefined
}

/** The week, in a narrow window a list of its days; or one day with its hours, there under a strip of the days. */
export function ScheduleWeek(props: ScheduleWeekProps) {
  const {
    day,
    isDay = false,
    timeOn,
    onChooseDay,
    onShowDay,
    isLoading = false,
    isKnown = true,
    ...grid
  } = props
  const { days, hours, clock, now, onOpen } = grid
  const { t } = useTranslation('schedule')
  const isWide = useMedia(weekWindow)
  const drawn = useMemo(() => (isDay ? days.filter((one) => one.day === day) : days), [days, day, isDay])
  const isEmpty = drawn.every(({ meetings }) => meetings.length === 0)
  // Over the top bar: it covers no meeting.
  const loading = isLoading && <StaleBanner isWaiting heading={t('loading')} />
  if (!isWide && !isDay)
    return isLoading && isEmpty ? (
      <SkeletonRegion label={t('loading')} shape="rows" />
    ) : (
      <chakra.div css={styles.week}>
        <WeekAgenda
          days={days}
          hours={hours}
          now={now}
          isLoading={isLoading}
          isKnown={isKnown}
          timeOn={timeOn}
          onOpen={onOpen}
          onShowDay={onShowDay}
        />
        {loading}
      </chakra.div>
    )
  return (
    <chakra.div css={styles.root}>
      {!isWide && <DayStrip days={days} chosen={day} onChoose={onChooseDay} />}
      {isLoading && isEmpty ? (
        <WeekSkeleton days={drawn} hours={hours} clock={clock} />
      ) : (
        <chakra.div css={styles.week}>
          <WeekGrid {...grid} days={drawn} />
          <PrintedNames days={drawn} hours={hours} />
          {loading}
          {isEmpty && isKnown && !isLoading && (
            <chakra.p css={styles.note}>{t(isDay ? 'empty.day' : 'empty.week')}</chakra.p>
          )}
        </chakra.div>
      )}
    </chakra.div>
  )
}

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
