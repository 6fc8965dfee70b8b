import { chakra } from '@chakra-ui/react'
import { Fragment } from 'react'
import { PageHead } from '#primitives/PageHead.tsx'
import { styles } from './DayHead.styles.ts'
import { lanesOf } from './lanesOf.ts'

export interface DayHeadProps {
  /** "Tuesday 24 November". */
  heading: string
  /** The day in one or two sentences; empty while it is loading. */
  lead: string
  /** The working hours, in minutes since midnight. */
  hours: { start: number; end: number }
  /** Minutes since midnight, and as it is written: "15:41". */
  now: number
  time: string
  /** The meetings of the day; the plan shows the part within the working hours. */
  meetings: readonly { id: string; title: string; start: number; end: number; look: number }[]
}

/** Rem: a lane holds a bar and two lines of the title under it. */
const lane = 2.75
/** Minutes: a short meeting keeps so much of its lane for its title. */
const titleRoom = 120
/** Minutes: the time of now has so much room on the scale, for which hours give way. */
const timeRoom = 75

/** The head of the start page: the date, and the day as the company's plan. The plan repeats the list of meetings. */
export function DayHead({ heading, lead, hours, now, time, meetings }: DayHeadProps) {
  const percent = (minutes: number) => `${((minutes - hours.start) / (hours.end - hours.start)) * 100}%`
  const shown = meetings.flatMap((meeting) => {
    const [start, end] = [Math.max(meeting.start, hours.start), Math.min(meeting.end, hours.end)]
    return start < end ? [{ ...meeting, start, end }] : []
  })
  const lanes = lanesOf(shown.map(({ start, end }) => ({ start, end: Math.max(end, start + titleRoom) })))
  const height = Math.max(1, Math.max(-1, ...lanes) + 1) * lane
  /** Where the next meeting of the same lane begins. */
  const nextAfter = (index: number) =>
    shown.find((_meeting, at) => at > index && lanes[at] === lanes[index])?.start ?? hours.end
  const isNowShown = now >= hours.start && now <= hours.end
  const marks = Array.from({ length: 4 }, (_mark, at) => hours.start + (at * (hours.end - hours.start)) / 3)
  return (
    <>
      {/* The lead keeps its line while it is loading. */}
      <PageHead heading={heading} lead={lead || '\u00a0'} />
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
                {time}
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
                  {title}
                </chakra.span>
              </Fragment>
            )
          })}
        </chakra.div>
      </chakra.div>
    </>
  )
}
