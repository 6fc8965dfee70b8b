import { dayOfMonth, weekdayOf } from '@atrium/contract/days'
import type { TFunction } from 'i18next'
import { memo } from 'react'
import type { OwnClock } from '#i18n/ownClock.ts'
import type { DayNames } from '#i18n/useDayNames.ts'
import { AllDayRows } from './AllDayRows.tsx'
import type { GridDay } from './scheduleTypes.ts'

interface HeadDayProps {
  day: GridDay
  names: DayNames
}

/** The header of a day. Its accessible name is its date and its notes. */
const HeadDay = memo(function HeadDay({ day: { day, isToday, notes }, names }: HeadDayProps) {
  return (
    <th
      scope="col"
      aria-label={[names.formatDay(day), ...notes.map(({ text }) => text)].join(', ')}
      aria-current={isToday ? 'date' : undefined}
    >
      <span>{names.weekday(day).short}</span>
      <b>{dayOfMonth(day)}</b>
    </th>
  )
})

interface GridHeadProps {
  /** Names the corner, where no clock is shown. */
  label: string
  days: readonly GridDay[]
  t: TFunction<'schedule'>
  names: DayNames
  clock: OwnClock | undefined
}

/** The days of the week, today in lime, with holidays and absences under them. */
export function GridHead({ label, days, t, names, clock }: GridHeadProps) {
  return (
    <thead>
      <tr>
        {/* The corner: a cell without a name would be silent. */}
        <td aria-label={clock ? undefined : label}>
          {clock && (
            <>
              <span>{clock.company}</span>
              <small>{clock.own}</small>
            </>
          )}
        </td>
        {days.map((day) => (
          <HeadDay key={weekdayOf(day.day)} day={day} names={names} />
        ))}
      </tr>
      <AllDayRows days={days} t={t} names={names} />
    </thead>
  )
}
