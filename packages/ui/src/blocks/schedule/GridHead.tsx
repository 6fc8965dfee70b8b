import { memo } from 'react'
import type { GridDay } from './scheduleTypes.ts'

/** The accessible name of a day: its date and its notes. */
const nameOf = ({ label, notes }: GridDay) => [label, ...notes.map(({ text }) => text)].join(', ')

/** The header of a day. */
const HeadDay = memo(function HeadDay({ day }: { day: GridDay }) {
  const { weekday, number, isToday, notes } = day
  return (
    <th scope="col" aria-label={nameOf(day)} aria-current={isToday ? 'date' : undefined}>
      <span>{weekday}</span>
      <b>{number}</b>
      {notes.map(({ kind, text }) => (
        <small key={kind + text} data-kind={kind} title={text}>
          {text}
        </small>
      ))}
    </th>
  )
})

/** The days of the week, today in lime, with holidays and absences. */
export function GridHead({ days, label }: { days: readonly GridDay[]; label: string }) {
  return (
    <thead>
      <tr>
        {/* The corner: a cell without a name would be silent. */}
        <td aria-label={label} />
        {days.map((day, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column stays while its date changes.
          <HeadDay key={at} day={day} />
        ))}
      </tr>
    </thead>
  )
}
