import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { SkeletonRegion } from '#blocks/states/SkeletonRegion.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { Skeleton } from '#primitives/Skeleton.tsx'
import { Text } from '#primitives/Text.tsx'
import type { CalendarHoliday } from './calendarTypes.ts'
import { holidayLegendRecipe } from './HolidayLegend.recipe.ts'
import { holidayRuns } from './holidayRuns.ts'

interface HolidayLegendProps {
  /** "Holidays". */
  heading: string
  /** Left out while they are on their way. */
  holidays?: readonly CalendarHoliday[] | undefined
  /** Said while they are on their way. */
  loadingLabel: string
  /** Shown when there is none. */
  emptyText: string
  /** What a dashed date means; shown when there is one. */
  estimateNote: string
}

/** Every holiday of the year with its days and name (spec 2), each date as it looks in its month. */
export function HolidayLegend(props: HolidayLegendProps) {
  const { heading, holidays, loadingLabel, emptyText, estimateNote } = props
  const styles = useSlotRecipe({ recipe: holidayLegendRecipe })()
  return (
    <chakra.div css={styles.root}>
      <Heading level={2} size="h4">
        {heading}
      </Heading>
      {!holidays && (
        <SkeletonRegion label={loadingLabel}>
          <chakra.div css={styles.list}>
            {widths.map((width, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: bars have no name but their place.
              <chakra.div key={place} css={styles.item}>
                <Skeleton width="5rem" alignSelf="center" marginBlock="0.25em" />
                <Skeleton width="1.5rem" alignSelf="center" />
                <Skeleton width={width} css={styles.name} alignSelf="center" />
              </chakra.div>
            ))}
          </chakra.div>
        </SkeletonRegion>
      )}
      {holidays?.length === 0 && (
        <Text size="small" tone="muted" marginTop="3">
          {emptyText}
        </Text>
      )}
      {holidays && holidays.length > 0 && (
        <chakra.ul aria-label={heading} css={styles.list}>
          {holidayRuns(holidays).map(({ day, kind, date, weekday, name, marks }) => (
            <chakra.li key={day} css={styles.item}>
              <chakra.time dateTime={day} data-kind={kind} css={styles.date}>
                {date}
              </chakra.time>
              <chakra.span css={styles.weekday}>{weekday}</chakra.span>
              <chakra.span css={styles.name}>
                {name}
                {marks.length > 0 && ' '}
                {marks.map((mark) => (
                  <chakra.span key={mark} css={styles.mark}>
                    {mark}
                  </chakra.span>
                ))}
              </chakra.span>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      {holidays?.some(({ kind }) => kind === 'estimate') && (
        <chakra.p css={styles.note}>{estimateNote}</chakra.p>
      )}
    </chakra.div>
  )
}

/** About as many as a year has. */
const widths = Array.from({ length: 20 }, (_none, place) => `${40 + ((place * 37) % 45)}%`)
