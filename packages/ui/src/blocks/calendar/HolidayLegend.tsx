import { chakra } from '@chakra-ui/react'
import { SkeletonRegion } from '#blocks/states/SkeletonRegion.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { Skeleton } from '#primitives/Skeleton.tsx'
import { Text } from '#primitives/Text.tsx'
import type { CalendarHoliday } from './calendarTypes.ts'
import { styles } from './HolidayLegend.styles.ts'
import { holidayRuns } from './holidayRuns.ts'

interface HolidayLegendProps {
  /** "Holidays". */
  heading: string
  /** Left out while they are on their way. */
  holidays?: readonly CalendarHoliday[] | undefined
  /** Said while they are on their way; left out where another list says it. */
  loadingLabel?: string | undefined
  /** Shown when there is none. */
  emptyText?: string | undefined
  /** "day off moved to 9 March". */
  movedText: (dates: string) => string
  /** What a dashed date means; shown when there is one. */
  estimateNote?: string | undefined
  /** How many holidays are shown. @default all */
  most?: number | undefined
}

/** Holidays with their days and names (spec 2), each date as it looks in its month. */
export function HolidayLegend(props: HolidayLegendProps) {
  const { heading, holidays, loadingLabel, emptyText, movedText, estimateNote, most } = props
  const shown = holidayRuns(holidays ?? [])
    .slice(0, most)
    .map((run) => ({
      ...run,
      notes: [...run.marks, ...(run.moved.length > 0 ? [movedText(run.moved.map(unbroken).join(', '))] : [])],
    }))
  return (
    <chakra.div css={styles.root}>
      <Heading level={2} size="h4">
        {heading}
      </Heading>
      {!holidays &&
        (loadingLabel ? (
          <SkeletonRegion label={loadingLabel}>
            <Rows count={most} />
          </SkeletonRegion>
        ) : (
          <div aria-hidden>
            <Rows count={most} />
          </div>
        ))}
      {emptyText && holidays?.length === 0 && (
        <Text size="small" tone="muted" marginTop="3">
          {emptyText}
        </Text>
      )}
      {holidays && holidays.length > 0 && (
        <chakra.ul aria-label={heading} css={styles.list}>
          {shown.map(({ day, kind, date, weekday, name, notes }) => (
            <chakra.li key={day} css={styles.item}>
              <chakra.time dateTime={day} data-kind={kind} css={styles.date}>
                {date}
              </chakra.time>
              <chakra.span css={styles.weekday}>{weekday}</chakra.span>
              <chakra.span css={styles.name}>
                {name}
                {notes.length > 0 && ' '}
                {notes.map((note) => (
                  <chakra.span key={note} css={styles.mark}>
                    {note}
                  </chakra.span>
                ))}
              </chakra.span>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      {estimateNote && holidays?.some(({ kind }) => kind === 'estimate') && (
        <chakra.p css={styles.note}>{estimateNote}</chakra.p>
      )}
    </chakra.div>
  )
}

/** A date stays in one line. */
const unbroken = (date: string) => date.replaceAll(' ', '\u00a0').replace('–', '\u2060–\u2060')

function Rows({ count }: { count: number | undefined }) {
  return (
    <chakra.div css={styles.list}>
      {widths.slice(0, count).map((width, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars have no name but their place.
        <chakra.div key={place} css={styles.item}>
          <Skeleton width="5rem" alignSelf="center" marginBlock="0.25em" />
          <Skeleton width="1.5rem" alignSelf="center" />
          <Skeleton width={width} css={styles.name} alignSelf="center" />
        </chakra.div>
      ))}
    </chakra.div>
  )
}

/** About as many as a year has. */
const widths = Array.from({ length: 14 }, (_none, place) => `${40 + ((place * 37) % 45)}%`)
