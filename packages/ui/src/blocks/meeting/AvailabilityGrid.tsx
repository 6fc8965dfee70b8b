import { chakra } from '@chakra-ui/react'
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from 'react'
import { useForm } from 'react-final-form'
import { IconButton } from '#primitives/IconButton.tsx'
import { ChevronRightIcon } from '#primitives/moreIcons.tsx'
import { Text } from '#primitives/Text.tsx'
import { VisuallyHidden } from '#primitives/VisuallyHidden.tsx'
import { styles } from './AvailabilityGrid.styles.ts'
import {
  type GridHours,
  type GridMinutes,
  inSight,
  newLength,
  pressedSpan,
  steppedSpan,
} from './availabilityGridMath.ts'

type BusyLook = 'busy' | 'tentative' | 'away'

interface AvailabilityRow {
  /** The name of a person or of the room, each once. */
  name: string
  /** In minutes since midnight, within the hours, in chronological order. */
  busy: readonly (GridMinutes & { look: BusyLook })[]
  /** The row in words: "busy 10:00–11:00, away 14:00–18:00", or "free all day". */
  text: string
  /** Shown below the name, and in the row's words: "not known", "works elsewhere". @default none */
  note?: string | undefined
}

export interface AvailabilityGridProps {
  /** Names the table: "Who is free on Tuesday 24 November". */
  label: string
  /** "Tue 24 November" */
  dayText: string
  /** The days before and after, as the form's date has them: `2026/11/23`. */
  dayBefore: string
  dayAfter: string
  texts: {
    dayBefore: string
    dayAfter: string
    /** The heads of the two columns. */
    name: string
    hours: string
    /** Names the band. */
    band: string
    hint: string
    /** Names the list of looks. */
    legend: string
    looks: Record<BusyLook, string>
  }
  hours: GridHours
  rows: readonly AvailabilityRow[]
  /** Nobody works on the day, with the word for it in the legend; the note above the grid says why. */
  closed?: { look: 'holiday' | 'weekend'; text: string } | undefined
  /** The time in the form; left out while it is none within the hours. */
  span?: GridMinutes | undefined
  /** Whether somebody is busy or away then. */
  isClash: boolean
  /** The rows are those of another question, until the answer is there. */
  isLoading: boolean
  /** `HH:mm` of a number of minutes. */
  timeOf: (minutes: number) => string
}

/** People and the room over the hours of a day: when each is busy, and the time of the meeting as a band that can be moved. */
export function AvailabilityGrid(props: AvailabilityGridProps) {
  const { label, dayText, texts, hours, rows, closed, span, isClash, isLoading, timeOf } = props
  const form = useForm()
  const boxRef = useRef<HTMLDivElement>(null)
  const tableRef = useRef<HTMLTableElement>(null)
  const part = (minutes: number) => `${(minutes / (hours.end - hours.start)) * 100}%`
  const placeOf = ({ start, end }: GridMinutes) => ({
    insetInlineStart: part(start - hours.start),
    width: part(end - start),
  })
  const move = ({ start, end }: GridMinutes) =>
    form.batch(() => {
      form.change('start', timeOf(start))
      form.change('end', timeOf(end))
    })
  const press = ({ clientX, currentTarget }: MouseEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const minute = hours.start + ((clientX - left) / width) * (hours.end - hours.start)
    const length = span ? span.end - span.start : newLength
    const busy = rows.flatMap((row) => row.busy)
    move(pressedSpan(Math.min(minute, hours.end - 1), length, busy, hours))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const moved = span && steppedSpan(event.key, span, hours)
    if (!moved) return
    event.preventDefault()
    move(moved)
  }

  // In a narrow window the band stays in sight, and the dialog does not scroll. The band slides to its new place and the
  // dialog grows when it opens: the place is computed, not measured.
  const { start: from, end: to } = span ?? {}
  useLayoutEffect(() => {
    const [box, table] = [boxRef.current, tableRef.current]
    if (!box || !table || from === undefined || to === undefined) return
    const names = table.querySelector('th')?.offsetWidth ?? 0
    const perMinute = (table.offsetWidth - names) / (hours.end - hours.start)
    box.scrollLeft = inSight(box.scrollLeft, box.clientWidth - names, {
      start: (from - hours.start) * perMinute,
      end: (to - hours.start) * perMinute,
    })
  }, [from, to, hours.start, hours.end])

  const marks = Array.from(
    { length: (hours.end - hours.start) / 60 },
    (_hour, place) => hours.start + place * 60,
  )
  return (
    <chakra.div css={styles.root}>
      <chakra.div css={styles.head}>
        <IconButton label={texts.dayBefore} onClick={() => form.change('day', props.dayBefore)}>
          <ChevronRightIcon transform="rotate(180deg)" />
        </IconButton>
        <Text size="small" aria-live="polite" css={styles.day}>
          {dayText}
        </Text>
        <IconButton label={texts.dayAfter} onClick={() => form.change('day', props.dayAfter)}>
          <ChevronRightIcon />
        </IconButton>
      </chakra.div>
      <chakra.div ref={boxRef} role="group" aria-label={label} tabIndex={0} css={styles.box}>
        <chakra.div css={styles.inner}>
          <chakra.table ref={tableRef} aria-label={label} aria-busy={isLoading} css={styles.table}>
            <thead>
              <tr>
                <th data-name scope="col">
                  <VisuallyHidden>{texts.name}</VisuallyHidden>
                </th>
                <th scope="col">
                  <VisuallyHidden>{texts.hours}</VisuallyHidden>
                  <chakra.span aria-hidden css={styles.hours}>
                    {marks.map((minutes) => (
                      <span key={minutes}>{minutes / 60}</span>
                    ))}
                  </chakra.span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, busy, text, note }) => (
                <tr key={name}>
                  <th data-name scope="row">
                    {name}
                    {note && <small aria-hidden>{note}</small>}
                  </th>
                  {/* biome-ignore lint/a11y/useKeyWithClickEvents: the band has the keys. */}
                  <td data-closed={closed?.look} onClick={press}>
                    <VisuallyHidden>{text}</VisuallyHidden>
                    {busy.map((one) => (
                      <chakra.span
                        key={one.start}
                        aria-hidden
                        data-look={one.look}
                        css={styles.bar}
                        style={placeOf(one)}
                      >
                        {one.end - one.start >= wordMinutes && <span>{texts.looks[one.look]}</span>}
                      </chakra.span>
                    ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </chakra.table>
          {span && (
            <chakra.div css={styles.over}>
              <chakra.div
                role="slider"
                tabIndex={0}
                aria-label={texts.band}
                aria-valuemin={hours.start}
                aria-valuemax={hours.end - (span.end - span.start)}
                aria-valuenow={span.start}
                aria-valuetext={`${timeOf(span.start)}–${timeOf(span.end)}`}
                data-clash={isClash ? '' : undefined}
                css={styles.band}
                style={placeOf(span)}
                onKeyDown={onKeyDown}
              />
            </chakra.div>
          )}
        </chakra.div>
      </chakra.div>
      <chakra.ul aria-label={texts.legend} css={styles.legend}>
        {looks.map((look) => (
          <Text as="li" key={look} size="small" tone="muted" css={styles.look}>
            <chakra.span aria-hidden data-look={look} css={styles.swatch} />
            {texts.looks[look]}
          </Text>
        ))}
        {closed && (
          <Text as="li" size="small" tone="muted" css={styles.look}>
            <chakra.span aria-hidden data-closed={closed.look} css={styles.swatch} />
            {closed.text}
          </Text>
        )}
      </chakra.ul>
      <Text size="small" tone="hint">
        {texts.hint}
      </Text>
    </chakra.div>
  )
}

const looks = ['busy', 'tentative', 'away'] as const

/** From this length on a bar has room for a word. */
const wordMinutes = 105
