import { readTime, writeTime } from '@atrium/contract/core'
import { workingHours as hours, type MeetingFields } from '@atrium/contract/meetings'
import { chakra } from '@chakra-ui/react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { useDayNames } from '#i18n/useDayNames.ts'
import { capitalize } from '#i18n/useSpanText.ts'
import { PageHead } from '#primitives/PageHead.tsx'
import { styles } from './DayHead.styles.ts'
import { type DaySummaryProps, useDaySummary } from './useDaySummary.ts'

interface DayHeadProps extends DaySummaryProps {
  /** The plan shows the part within the working hours. */
  meetings: readonly (Pick<MeetingFields, 'title' | 'start' | 'end'> & { id: string; look: number })[]
}

/** Rem: a lane holds a bar and two lines of the title under it. */
const lane = 2.75
/** Rem: the room under the scale of a day without meetings. */
const emptyLane = 0.75
/** Minutes: a short meeting keeps so much of its lane for its title. */
const titleRoom = 120
/** Minutes: the time of now has so much room on the scale, for which hours give way. */
const timeRoom = 75

/** The head of the start page: the date, and the day as the company's plan. The plan repeats the list of meetings. */
export function DayHead(props: DayHeadProps) {
  const { t } = useTranslation('today')
  const { language, formatDayOfYear } = useDayNames()
  const lead = useDaySummary(props)
  const { day, minutes: now } = props.now
  const percent = (minutes: number) => `${((minutes - hours.start) / (hours.end - hours.start)) * 100}%`
  const shown = props.meetings.flatMap((meeting) => {
    const start = Math.max(readTime(meeting.start) ?? 0, hours.start)
    const end = Math.min(readTime(meeting.end) ?? 0, hours.end)
    return start < end ? [{ ...meeting, start, end }] : []
  })
  const lanes = lanesOf(shown.map(({ start, end }) => ({ start, end: Math.max(end, start + titleRoom) })))
  const height = Math.max(emptyLane, (Math.max(-1, ...lanes) + 1) * lane)
  /** Where the next meeting of the same lane begins. */
  const nextAfter = (index: number) =>
    shown.find((_meeting, at) => at > index && lanes[at] === lanes[index])?.start ?? hours.end
  const isNowShown = now >= hours.start && now <= hours.end
  const marks = Array.from({ length: 4 }, (_mark, at) => hours.start + (at * (hours.end - hours.start)) / 3)
  return (
    <>
      {/* The number stays with its month; the lead keeps its line while it is empty. */}
      <PageHead
        heading={capitalize(formatDayOfYear(day), language).replace(/(\d) /, '$1\u00a0')}
        lead={lead || '\u00a0'}
      />
      <chakra.div data-tone="dark" css={styles.root}>
        <chakra.div aria-hidden css={styles.plan} style={{ height: `${height + 1.75}rem` }}>
          {marks.map((minutes) => (
            <chakra.span
              key={minutes}
              data-end={minutes === hours.end ? '' : undefined}
              css={styles.hour}
              style={{ insetInlineStart: minutes === hours.end ? undefined : percent(minutes) }}
            >
              {(!isNowShown || Math.abs(minutes - now) >= timeRoom) && minutes / 60}
            </chakra.span>
          ))}
          {isNowShown && (
            <chakra.span css={styles.now} style={{ insetInlineStart: percent(now) }}>
              <chakra.span data-late={now > hours.end - timeRoom ? '' : undefined} css={styles.time}>
                {writeTime(now)}
              </chakra.span>
            </chakra.span>
          )}
          {shown.map(({ id, title, start, end, look }, index) => {
            const top = `${1.75 + (lanes[index] ?? 0) * lane}rem`
            const insetInlineStart = percent(start)
            const widthOf = (minutes: number) => `calc(${percent(hours.start + minutes)} - 2px)`
            return (
              <Fragment key={id}>
                <chakra.span
                  data-look={look}
                  data-over={end <= now ? '' : undefined}
                  css={styles.bar}
                  style={{ insetInlineStart, top, width: widthOf(end - start) }}
                />
                <chakra.span
                  css={styles.name}
                  style={{ insetInlineStart, top, maxWidth: widthOf(nextAfter(index) - start) }}
                >
                  {title || t('meetings.untitled')}
                </chakra.span>
              </Fragment>
            )
          })}
        </chakra.div>
      </chakra.div>
    </>
  )
}

/** The lane of each span, from 0: spans that overlap are in different lanes. The spans come sorted by their start. */
function lanesOf(spans: readonly { start: number; end: number }[]): number[] {
  const ends: number[] = []
  return spans.map(({ start, end }) => {
    const free = ends.findIndex((taken) => taken <= start)
    const lane = free === -1 ? ends.length : free
    ends[lane] = end
    return lane
  })
}
