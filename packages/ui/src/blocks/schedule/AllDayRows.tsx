import type { TFunction } from 'i18next'
import { memo, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { DayNames } from '#i18n/useDayNames.ts'
import { type AllDaySpan, allDaySpans } from './allDaySpans.ts'
import type { GridDay } from './scheduleTypes.ts'

/** Rows that are always shown; further ones fold, unless there is only one of them. */
const most = 2

interface AllDayRowsProps {
  days: readonly GridDay[]
  t: TFunction<'schedule'>
  names: DayNames
}

/**
 * Holidays and off days over the hours: a row for each that share a day; what is next to itself is one. Where there are many,
 * the rest folds into "+2". The arrow keys lead up here from the first hour (`GridKeys`). Nothing is rendered for days
 * without notes.
 */
export const AllDayRows = memo(function AllDayRows({ days, t, names }: AllDayRowsProps) {
  const spans = useMemo(() => allDaySpans(days), [days])
  const lanes = Math.max(0, ...spans.map(({ lane }) => lane + 1))
  const [isOpen, setOpen] = useState(false)
  const fewer = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (isOpen) fewer.current?.focus()
  }, [isOpen])
  if (spans.length === 0) return null
  const canFold = lanes > most + 1
  const isFolded = canFold && !isOpen
  const shown = isFolded ? most : lanes
  return (
    <>
      {[...Array(shown).keys()].map((lane) => (
        <tr key={lane} data-part="all-day">
          {lane === 0 && (
            <th scope="row" rowSpan={shown + (isFolded ? 1 : 0)}>
              <span>{t('allDay.label')}</span>
              {canFold && isOpen && (
                <button
                  ref={fewer}
                  type="button"
                  data-from={-1}
                  tabIndex={-1}
                  aria-label={t('allDay.fewer')}
                  onClick={() => setOpen(false)}
                >
                  {'−'}
                </button>
              )}
            </th>
          )}
          <Lane days={days} spans={spans.filter((span) => span.lane === lane)} names={names} />
        </tr>
      ))}
      {isFolded && (
        <tr data-part="all-day">
          {days.map((day, column) => {
            const hidden = spans.filter(
              ({ lane, from, count }) => lane >= most && from <= column && column < from + count,
            )
            return (
              <td key={day.day}>
                {hidden.length > 0 && (
                  <button
                    type="button"
                    data-from={column}
                    tabIndex={-1}
                    aria-label={`+${hidden.length}, ${names.formatDay(day.day)}: ${hidden.map(({ text }) => text).join(', ')}`}
                    onClick={() => setOpen(true)}
                  >
                    {`+${hidden.length}`}
                  </button>
                )}
              </td>
            )
          })}
        </tr>
      )}
    </>
  )
})

interface LaneProps extends Omit<AllDayRowsProps, 't'> {
  spans: readonly AllDaySpan[]
}

/** The cells of a row: one for each span, and one for each day between them. */
function Lane({ days, spans, names }: LaneProps) {
  const cells: ReactNode[] = []
  for (let column = 0; column < days.length; ) {
    const span = spans.find(({ from }) => from === column)
    if (!span) {
      cells.push(<td key={column} />)
      column += 1
      continue
    }
    const { kind, text, count } = span
    const [from = '', to = ''] = [days[column]?.day, days[column + count - 1]?.day]
    const last = names.formatDay(to)
    cells.push(
      <td
        key={column}
        colSpan={count}
        data-kind={kind}
        data-from={column}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: what a cell is in a table that is a grid.
        role="gridcell"
        tabIndex={-1}
        aria-label={`${text}, ${count > 1 ? `${names.formatDayOfYear(from)} – ${last}` : last}`}
        title={text}
      >
        <span>{text}</span>
      </td>,
    )
    column += count
  }
  return cells
}
