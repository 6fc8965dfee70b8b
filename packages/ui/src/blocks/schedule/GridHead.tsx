import { memo } from 'react'
import type { GridDay } from './scheduleTypes.ts'

/** A day as it is said: its date and what is written beside it. */
const nameOf = ({ label, notes }: GridDay) => [label, ...notes.map(({ text }) => text)].join(', ')

/** A day's header; one day alone has its name in full. */
const HeadDay = memo(function HeadDay({ day, isSingle }: { day: GridDay; isSingle: boolean }) {
  const { weekday, number, label, isToday, notes } = day
  return (
    <th scope="col" aria-label={nameOf(day)} aria-current={isToday ? 'date' : undefined}>
      {isSingle ? (
        <strong>{label}</strong>
      ) : (
        <>
          <span>{weekday}</span>
          <b>{number}</b>
        </>
      )}
      {notes.map(({ kind, text }) => (
        <small key={kind + text} data-kind={kind}>
          {text}
        </small>
      ))}
    </th>
  )
})

/** The days of the week, today in lime, with holidays and absences. */
export function GridHead({ days }: { days: readonly GridDay[] }) {
  return (
    <thead>
      <tr>
        <td />
        {days.map((day, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place stays, the date goes by.
          <HeadDay key={at} day={day} isSingle={days.length === 1} />
        ))}
      </tr>
    </thead>
  )
}
