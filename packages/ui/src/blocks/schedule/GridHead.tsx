import { memo } from 'react'
import { AllDayRows } from './AllDayRows.tsx'
import type { GridDay, GridTexts } from './scheduleTypes.ts'

/** The accessible name of a day: its date and its notes. */
const nameOf = ({ label, notes }: GridDay) => [label, ...notes.map(({ text }) => text)].join(', ')

/** The header of a day. */
const HeadDay = memo(function HeadDay({ day }: { day: GridDay }) {
  const { weekday, number, isToday } = day
  return (
    <th scope="col" aria-label={nameOf(day)} aria-current={isToday ? 'date' : undefined}>
      <span>{weekday}</span>
      <b>{number}</b>
    </th>
  )
})

interface GridHeadProps {
  days: readonly GridDay[]
  texts: Pick<GridTexts, 'label' | 'allDay' | 'own'>
}

/** The days of the week, today in lime, with holidays and absences under them. */
export function GridHead({ days, texts }: GridHeadProps) {
  return (
    <thead>
      <tr>
        {/* The corner: a cell without a name would be silent. */}
        <td aria-label={texts.own ? undefined : texts.label}>
          {texts.own && (
            <>
              <span>{texts.own.companyLabel}</span>
              <small>{texts.own.label}</small>
            </>
          )}
        </td>
        {days.map((day, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column stays while its date changes.
          <HeadDay key={at} day={day} />
        ))}
      </tr>
      <AllDayRows days={days} texts={texts.allDay} />
    </thead>
  )
}
