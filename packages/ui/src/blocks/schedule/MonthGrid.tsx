import { formatMonth } from '@atrium/contract/core'
import { addDays, addMonths, dayOfMonth } from '@atrium/contract/days'
import { chakra, useRecipe } from '@chakra-ui/react'
import type { TFunction } from 'i18next'
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useDayNames } from '#i18n/useDayNames.ts'
import { useWeekStart } from '#i18n/weekStart.tsx'
import { monthGridRecipe } from './MonthGrid.recipe.ts'
import type { GridDay, PlacedMeeting } from './scheduleTypes.ts'
import { useMonthLines } from './useMonthLines.ts'

/** The dots of a compact day; of more, all but one give way to their number. */
const mostDots = 3

export interface MonthGridProps {
  /** The weeks of the month, from the `useWeekStart` of the schedule on; a place of another month is `undefined`. */
  weeks: readonly (readonly (GridDay | undefined)[])[]
  /** The chosen day, `YYYY-MM-DD`; one of the month. The tab stop begins there. */
  day: string
  /** Whether a day is its number and a dot for each meeting; `day` is marked as the selected one. @default false */
  isCompact?: boolean | undefined
  /** Enter or a press on a day. */
  onOpenDay: (day: string) => void
  /** A press on a meeting. */
  onOpen: (id: string) => void
  /** The keyboard has led to a day of another month. */
  onLeave: (day: string) => void
}

/** The day to which a key leads; `undefined` for any other key. */
function targetOf(
  { key, ctrlKey }: KeyboardEvent,
  day: string,
  weeks: readonly string[][],
): string | undefined {
  const month = `${day.slice(0, 7)}-01`
  const week = weeks.find((days) => days.includes(day))
  const targets: Record<string, string | undefined> = {
    ArrowLeft: addDays(day, -1),
    ArrowRight: addDays(day, 1),
    ArrowUp: addDays(day, -7),
    ArrowDown: addDays(day, 7),
    PageUp: addMonths(day, -1),
    PageDown: addMonths(day, 1),
    Home: ctrlKey ? month : week?.[0],
    End: ctrlKey ? weeks.at(-1)?.at(-1) : week?.at(-1),
  }
  return targets[key]
}

/**
 * A month with its meetings, holidays and off days: an ARIA grid with one tab stop. The arrow keys lead from day to day, also
 * out of the month; Enter opens a day.
 */
export function MonthGrid(props: MonthGridProps) {
  const { weeks, day, isCompact = false, onOpenDay, onOpen, onLeave } = props
  const { t } = useTranslation('schedule')
  const { language, weekdaysFrom, formatDay } = useDayNames()
  const weekdays = weekdaysFrom(useWeekStart('sunday'))
  const styles = useRecipe({ recipe: monthGridRecipe })({ isCompact })
  const helpId = useId()
  const table = useRef<HTMLTableElement>(null)
  const lines = useMonthLines(weeks.length)
  const rows = weeks.map((week) => week.flatMap((one) => (one ? [one.day] : [])))
  const days = rows.flat()
  // Another chosen day takes the tab stop.
  const [moved, setMoved] = useState({ from: day, to: day })
  const cursor = moved.from === day && days.includes(moved.to) ? moved.to : day
  /** The day to which a key has led, until it has the focus; it may be in a month that is not shown yet. */
  const wanted = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (wanted.current !== cursor) return
    wanted.current = undefined
    table.current?.querySelector<HTMLElement>('td[tabindex="0"]')?.focus()
  })

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, metaKey, shiftKey } = event
    if (altKey || metaKey || shiftKey) return
    if (key === 'Enter' || key === ' ') onOpenDay(cursor)
    const target = targetOf(event, cursor, rows)
    if (target !== undefined) {
      wanted.current = target
      setMoved({ from: day, to: target })
      if (!days.includes(target)) onLeave(target)
    }
    if (target !== undefined || key === 'Enter' || key === ' ') event.preventDefault()
  }
  const onClick = ({ target }: MouseEvent) => {
    const meeting = (target as Element).closest<HTMLElement>('[data-id]')?.dataset.id
    const place = (target as Element).closest<HTMLElement>('[data-day]')?.dataset.day
    if (meeting !== undefined) onOpen(meeting)
    else if (place !== undefined) onOpenDay(place)
  }
  return (
    <chakra.div css={styles} style={{ '--weeks': weeks.length } as CSSProperties}>
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: what a table is when it is used as a grid.
        role="grid"
        aria-label={formatMonth(day, language)}
        aria-describedby={helpId}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        <thead>
          <tr>
            {weekdays.map(({ short, long }) => (
              <th key={long} scope="col" aria-label={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find(Boolean)?.day}>
              {week.map((one, place) =>
                one ? (
                  <MonthCell
                    key={one.day}
                    day={one}
                    t={t}
                    name={formatDay(one.day)}
                    room={isCompact ? mostDots : Math.max(lines - one.notes.length, 3)}
                    isStop={one.day === cursor}
                    isSelected={isCompact ? one.day === day : undefined}
                  />
                ) : (
                  <td key={weekdays[place]?.long} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p id={helpId} hidden>
        {t(isCompact ? 'month.helpCompact' : 'month.help')}
      </p>
    </chakra.div>
  )
}

interface MonthCellProps {
  day: GridDay
  t: TFunction<'schedule'>
  /** "Tuesday 17 November 2026". */
  name: string
  /** The meetings that are shown; of more, all but one give way to their number. */
  room: number
  isStop: boolean
  /** Whether it is the selected day; left out where the meetings have their names. */
  isSelected: boolean | undefined
}

/** A day; rendered again only when the `GridDay` is another object, or the tab stop comes or goes. */
const MonthCell = memo(function MonthCell({ day, t, name, room, isStop, isSelected }: MonthCellProps) {
  const { meetings, notes } = day
  const shown = meetings.length > room ? firstOwn(meetings, room - 1) : meetings
  const more = meetings.length - shown.length
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: what a cell is in a table that is a grid.
      role="gridcell"
      aria-label={[
        name,
        ...notes.map(({ text }) => text),
        ...(meetings.length > 0 ? [t('month.meetings', { count: meetings.length })] : []),
      ].join(', ')}
      aria-current={day.isToday ? 'date' : undefined}
      aria-selected={isSelected}
      tabIndex={isStop ? 0 : -1}
      data-day={day.day}
      data-kind={notes[0]?.kind}
    >
      <b>{dayOfMonth(day.day)}</b>
      {isSelected === undefined ? (
        <>
          {notes.map(({ kind, text }) => (
            <small key={kind + text} data-kind={kind} title={text}>
              {text}
            </small>
          ))}
          {shown.map((meeting) => (
            <MonthLine key={meeting.id} meeting={meeting} />
          ))}
          {more > 0 && <em>{t('month.more', { total: more })}</em>}
        </>
      ) : (
        <span>
          {notes.map(({ kind, text }) => (
            <i key={kind + text} data-kind={kind} />
          ))}
          {shown.map(({ id, look, answer, isOthers }) => (
            <i
              key={id}
              data-look={isOthers ? undefined : look}
              data-others={isOthers ? '' : undefined}
              data-open={answer && ''}
            />
          ))}
          {more > 0 && <em>{`+${more}`}</em>}
        </span>
      )}
    </td>
  )
})

/** Some of the meetings of a day, the person's own before those of others; in the order of the day. */
function firstOwn(meetings: readonly PlacedMeeting[], count: number): PlacedMeeting[] {
  const own = meetings.filter(({ isOthers }) => !isOthers)
  const chosen = new Set([...own, ...meetings].slice(0, Math.max(count, 0)))
  for (const meeting of meetings) if (chosen.size < count) chosen.add(meeting)
  return meetings.filter((meeting) => chosen.has(meeting))
}

/** A meeting in one line. The keyboard reaches it in its day. */
const MonthLine = ({
  meeting: { id, title, time, look, label, answer, isOthers },
}: {
  meeting: PlacedMeeting
}) => (
  <button
    type="button"
    tabIndex={-1}
    data-id={id}
    data-look={isOthers ? undefined : look}
    data-others={isOthers ? '' : undefined}
    data-answer={answer}
    title={label}
    aria-label={label}
  >
    <span>{time.split('–')[0]}</span> <b>{title}</b>
  </button>
)
