import type { Holiday } from '@atrium/contract/holidays'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { SkeletonRegion } from '#blocks/states/SkeletonRegion.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { Skeleton } from '#primitives/Skeleton.tsx'
import { Text } from '#primitives/Text.tsx'
import { styles } from './HolidayLegend.styles.ts'
import { holidayRuns } from './holidayRuns.ts'
import { useHolidaysInWords } from './useHolidaysInWords.ts'

interface HolidayLegendProps {
  /** The shown year: a day of another year is written with it. */
  year: number
  /** Left out while they load. */
  holidays: readonly Holiday[] | undefined
  /**
   * Whether they are those from today on: the first three are shown, without the notes that the list of the year has, and
   * nothing when there are none. @default false
   */
  isComing?: boolean | undefined
}

/** How many of the coming holidays are shown. */
const most = 3

/** Holidays with their days and names (spec 2), each date as it looks in its month. */
export function HolidayLegend({ year, holidays, isComing = false }: HolidayLegendProps) {
  const { t } = useTranslation('calendar')
  const inWords = useHolidaysInWords(holidays, year)
  const count = isComing ? most : undefined
  const heading = t(isComing ? 'holidays.coming' : 'holidays.heading')
  const shown = holidayRuns(inWords ?? [])
    .slice(0, count)
    .map((run) => ({
      ...run,
      notes: [
        ...run.marks,
        ...(run.moved.length > 0
          ? [t('holidays.movedTo', { dates: run.moved.map(unbroken).join(', ') })]
          : []),
      ],
    }))
  if (isComing && holidays?.length === 0) return null
  return (
    <chakra.div css={styles.root}>
      <Heading level={2} size="h4">
        {heading}
      </Heading>
      {!holidays &&
        // The list of the year shows the loading state.
        (isComing ? (
          <div aria-hidden>
            <Rows count={count} />
          </div>
        ) : (
          <SkeletonRegion label={t('holidays.loading')}>
            <Rows count={count} />
          </SkeletonRegion>
        ))}
      {holidays?.length === 0 && (
        <Text size="small" tone="muted" marginTop="3">
          {t('holidays.empty')}
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
      {!isComing && inWords?.some(({ kind }) => kind === 'estimate') && (
        <chakra.p css={styles.note}>{t('holidays.estimateNote')}</chakra.p>
      )}
    </chakra.div>
  )
}

/** A date stays in one line. */
const unbroken = (date: string) => date.replaceAll(' ', '\u00a0').replace('–', '\u2060–\u2060')

function Rows({ count }: { count: number | undefined }) {
  return (
    <chakra.div css={styles.list}>
      {widths.slice(0, count).map((width) => (
        <chakra.div key={width} css={styles.item}>
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
