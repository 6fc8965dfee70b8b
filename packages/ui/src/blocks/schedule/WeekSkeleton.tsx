import { useTranslation } from 'react-i18next'
import { SkeletonRegion } from '#blocks/states/SkeletonRegion.tsx'
import { useDayNames } from '#i18n/useDayNames.ts'
import { Skeleton } from '#primitives/Skeleton.tsx'
import { GridFrame } from './GridFrame.tsx'
import { GridTable, gridSizes } from './GridTable.tsx'
import { insetOf, minutesOfRow } from './gridMath.ts'
import type { WeekGridProps } from './scheduleTypes.ts'

/** The places of the bars: day, first row, number of rows. */
const bars: readonly (readonly [number, number, number])[] = [
  [0, 12, 4],
  [1, 0, 2],
  [1, 4, 6],
  [2, 20, 8],
  [3, 0, 2],
  [3, 16, 4],
  [4, 24, 9],
  [5, 0, 2],
  [5, 8, 4],
]

/** The week while its meetings are loaded: the grid, with bars in place of meetings. */
export function WeekSkeleton({ days, hours, clock }: Pick<WeekGridProps, 'days' | 'hours' | 'clock'>) {
  const { t } = useTranslation('schedule')
  const names = useDayNames()
  const count = days.length
  return (
    <SkeletonRegion label={t('loading')}>
      <GridFrame days={count}>
        <div data-part="scene" style={gridSizes(count, hours)} inert>
          <div data-part="page">
            <GridTable days={days} hours={hours} clock={clock} t={t} names={names} />
            <div data-part="layer">
              {bars
                .filter(([day]) => day < count)
                .map(([day, row, rows]) => {
                  const span = { start: minutesOfRow(row, hours), end: minutesOfRow(row + rows, hours) }
                  return (
                    <Skeleton
                      key={`${day} ${row}`}
                      css={{
                        position: 'absolute',
                        height: 'auto',
                        margin: '1px 2px 2px',
                        borderRadius: '0.5rem',
                      }}
                      style={{ inset: insetOf(span, day / count, (day + 1) / count, hours) }}
                    />
                  )
                })}
            </div>
          </div>
        </div>
      </GridFrame>
    </SkeletonRegion>
  )
}
