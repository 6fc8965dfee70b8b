import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { Heading } from '#primitives/Heading.tsx'
import { dayHeadRecipe } from './DayHead.recipe.ts'
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
  meetings: readonly { id: string; start: number; end: number; look: number }[]
}

/** Rem. */
const [lane, least] = [1, 1]

/** The head of the start page: the date, and the day as the company's plan. The plan repeats the list of meetings. */
export function DayHead({ heading, lead, hours, now, time, meetings }: DayHeadProps) {
  const styles = useSlotRecipe({ recipe: dayHeadRecipe })()
  const percent = (minutes: number) => `${((minutes - hours.start) / (hours.end - hours.start)) * 100}%`
  const shown = meetings.flatMap((meeting) => {
    const [start, end] = [Math.max(meeting.start, hours.start), Math.min(meeting.end, hours.end)]
    return start < end ? [{ ...meeting, start, end }] : []
  })
  const lanes = lanesOf(shown)
  const height = Math.max(least, (Math.max(-1, ...lanes) + 1) * lane)
  const marks = Array.from({ length: 4 }, (_mark, at) => hours.start + (at * (hours.end - hours.start)) / 3)
  return (
    <chakra.div data-tone="dark" css={styles.root}>
      <div>
        <Heading level={1} size="h2">
          {heading}
        </Heading>
        <chakra.p css={styles.lead}>{lead || '\u00a0'}</chakra.p>
      </div>
      <chakra.div aria-hidden css={styles.plan} style={{ height: `${height + 2.75}rem` }}>
        {marks.map((minutes) => (
          <chakra.span
            key={minutes}
            data-end={minutes === hours.end ? '' : undefined}
            css={styles.hour}
            style={{ insetInlineStart: minutes === hours.end ? undefined : percent(minutes) }}
          >
            {minutes / 60}
          </chakra.span>
        ))}
        {shown.map(({ id, start, end, look }, index) => (
          <chakra.span
            key={id}
            data-look={look}
            data-over={end <= now ? '' : undefined}
            css={styles.bar}
            style={{
              insetInlineStart: percent(start),
              width: `calc(${percent(hours.start + end - start)} - 2px)`,
              top: `${1.75 + (lanes[index] ?? 0) * lane}rem`,
            }}
          />
        ))}
        {now >= hours.start && now <= hours.end && (
          <chakra.span css={styles.now} style={{ insetInlineStart: percent(now) }}>
            <chakra.span data-late={now > (hours.start + hours.end) / 2 ? '' : undefined} css={styles.time}>
              {time}
            </chakra.span>
          </chakra.span>
        )}
      </chakra.div>
    </chakra.div>
  )
}
