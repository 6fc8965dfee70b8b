import { writeTime } from '@atrium/contract/core'
import { addDays, type IsoDay } from '@atrium/contract/days'
import { workingHours as hours, writeMeetingDate } from '@atrium/contract/meetings'
import { minutesOf } from '@atrium/contract/meetings/freeBusy'
import { chakra } from '@chakra-ui/react'
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from 'react'
import { useForm } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import { useDayNames } from '#i18n/useDayNames.ts'
import { IconButton } from '#primitives/IconButton.tsx'
import { ChevronRightIcon } from '#primitives/moreIcons.tsx'
import { Text } from '#primitives/Text.tsx'
import { VisuallyHidden } from '#primitives/VisuallyHidden.tsx'
import { styles } from './AvailabilityGrid.styles.ts'
import { type GridMinutes, inSight, newLength, pressedSpan, steppedSpan } from './availabilityGridMath.ts'
import type { MeetingAvailability } from './meetingTypes.ts'
import { useAvailabilityRows } from './useAvailabilityRows.ts'

interface AvailabilityGridProps extends MeetingAvailability {
  /** The day in the form. */
  day: IsoDay
  /** Whether a person is busy or away at the time in the form. */
  isClash: boolean
}

/** People and the room over the hours of a day: when each is busy, and the time of the meeting as a band that can be moved. */
export function AvailabilityGrid(props: AvailabilityGridProps) {
  const { asked, answer, day, isClash } = props
  const { t } = useTranslation('meeting')
  const { weekday, dayMonthOf, formatDayOfYear } = useDayNames()
  const rows = useAvailabilityRows(props)
  const label = t('availability.grid.label', { day: formatDayOfYear(day) })
  const closed = answer?.holiday ? 'holiday' : answer?.isWeekend ? 'weekend' : undefined
  const typed = minutesOf(asked)
  const span = typed && hours.start <= typed.start && typed.end <= hours.end ? typed : undefined
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
      form.change('start', writeTime(start))
      form.change('end', writeTime(end))
    })
  const goTo = (days: number) => form.change('day', writeMeetingDate(addDays(day, days)))
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
  }, [from, to])

  const marks = Array.from(
    { length: (hours.end - hours.start) / 60 },
    (_hour, place) => hours.start + place * 60,
  )
  return (
    <chakra.div css={styles.root}>
      <chakra.div css={styles.head}>
        <IconButton label={t('availability.grid.dayBefore')} onClick={() => goTo(-1)}>
          <ChevronRightIcon transform="rotate(180deg)" />
        </IconButton>
        <Text size="small" aria-live="polite" css={styles.day}>
          {t('availability.day', { weekday: weekday(day).short, date: dayMonthOf(day) })}
        </Text>
        <IconButton label={t('availability.grid.dayAfter')} onClick={() => goTo(1)}>
          <ChevronRightIcon />
        </IconButton>
      </chakra.div>
      <chakra.div ref={boxRef} role="group" aria-label={label} tabIndex={0} css={styles.box}>
        <chakra.div css={styles.inner}>
          <chakra.table
            ref={tableRef}
            aria-label={label}
            aria-busy={props.status === 'checking'}
            css={styles.table}
          >
            <thead>
              <tr>
                <th data-name scope="col">
                  <VisuallyHidden>{t('availability.grid.name')}</VisuallyHidden>
                </th>
                <th scope="col">
                  <VisuallyHidden>{t('availability.grid.hours')}</VisuallyHidden>
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
                  <td data-closed={closed} onClick={press}>
                    <VisuallyHidden>{text}</VisuallyHidden>
                    {busy.map((one) => (
                      <chakra.span
                        key={one.start}
                        aria-hidden
                        data-look={one.kind}
                        css={styles.bar}
                        style={placeOf(one)}
                      >
                        {one.end - one.start >= wordMinutes && (
                          <span>{t(`availability.states.${one.kind}`)}</span>
                        )}
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
                aria-label={t('availability.grid.band')}
                aria-valuemin={hours.start}
                aria-valuemax={hours.end - (span.end - span.start)}
                aria-valuenow={span.start}
                aria-valuetext={`${writeTime(span.start)}–${writeTime(span.end)}`}
                data-clash={isClash ? '' : undefined}
                css={styles.band}
                style={placeOf(span)}
                onKeyDown={onKeyDown}
              />
            </chakra.div>
          )}
        </chakra.div>
      </chakra.div>
      <chakra.ul aria-label={t('availability.grid.legend')} css={styles.legend}>
        {looks.map((look) => (
          <Text as="li" key={look} size="small" tone="muted" css={styles.look}>
            <chakra.span aria-hidden data-look={look} css={styles.swatch} />
            {t(`availability.states.${look}`)}
          </Text>
        ))}
        {closed && (
          <Text as="li" size="small" tone="muted" css={styles.look}>
            <chakra.span aria-hidden data-closed={closed} css={styles.swatch} />
            {t('availability.grid.closed')}
          </Text>
        )}
      </chakra.ul>
      <Text size="small" tone="hint">
        {t('availability.grid.hint')}
      </Text>
    </chakra.div>
  )
}

const looks = ['busy', 'tentative', 'away'] as const

/** From this length on a bar has room for a word. */
const wordMinutes = 105
