import { writeTime } from '@atrium/contract/core'
import { weekdayOf } from '@atrium/contract/days'
import type { TFunction } from 'i18next'
import type { CSSProperties } from 'react'
import type { OwnClock } from '#i18n/ownClock.ts'
import type { DayNames } from '#i18n/useDayNames.ts'
import { GridHead } from './GridHead.tsx'
import { GridRows } from './GridRows.tsx'
import { rowCountOf } from './gridMath.ts'
import type { GridDay, GridHours } from './scheduleTypes.ts'

/** The custom properties that the style of the scene needs. */
export const gridSizes = (days: number, hours: GridHours) =>
  ({ '--days': days, '--rows': rowCountOf(hours) }) as CSSProperties

interface GridTableProps {
  days: readonly GridDay[]
  hours: GridHours
  clock?: OwnClock | undefined
  t: TFunction<'schedule'>
  names: DayNames
  /** The id of the text about the keyboard; left out in the skeleton. */
  helpId?: string | undefined
  isReadOnly?: boolean | undefined
}

/** The header, the times and the cells: the grid without meetings. */
export function GridTable(props: GridTableProps) {
  const { days, hours, clock, t, names, helpId, isReadOnly = false } = props
  const first = days[0]?.day ?? ''
  const label = days.length === 1 ? names.formatDay(first) : t('grid.label', { day: names.dateOf(first) })
  return (
    <>
      <div data-part="lines" aria-hidden>
        {days.map(({ day }) => (
          <i key={weekdayOf(day)} />
        ))}
      </div>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: what a table is when it is used as a grid.
        role="grid"
        aria-label={label}
        aria-describedby={helpId}
        aria-readonly={isReadOnly || undefined}
      >
        <GridHead label={label} days={days} t={t} names={names} clock={clock} />
        <GridRows count={days.length} hours={hours} clock={clock} />
      </table>
      <span data-part="end" aria-hidden>
        {writeTime(hours.end)}
      </span>
    </>
  )
}
