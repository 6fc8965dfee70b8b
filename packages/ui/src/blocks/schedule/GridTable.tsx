import type { CSSProperties } from 'react'
import { GridHead } from './GridHead.tsx'
import { GridRows } from './GridRows.tsx'
import { rowCountOf } from './gridMath.ts'
import type { GridDay, GridHours, GridTexts } from './scheduleTypes.ts'

/** The custom properties that the style of the scene needs. */
export const gridSizes = (days: number, hours: GridHours) =>
  ({ '--days': days, '--rows': rowCountOf(hours) }) as CSSProperties

interface GridTableProps {
  days: readonly GridDay[]
  hours: GridHours
  texts: GridTexts
  /** The id of the text about the keyboard; left out in the skeleton. */
  helpId?: string | undefined
  isReadOnly?: boolean | undefined
}

/** The header, the times and the cells: the grid without meetings. */
export function GridTable({ days, hours, texts, helpId, isReadOnly = false }: GridTableProps) {
  return (
    <>
      <div data-part="lines" aria-hidden>
        {days.map((_day, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line stays while its day changes.
          <i key={at} />
        ))}
      </div>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: what a table is when it is used as a grid.
        role="grid"
        aria-label={texts.label}
        aria-describedby={helpId}
        aria-readonly={isReadOnly || undefined}
      >
        <GridHead days={days} texts={texts} />
        <GridRows count={days.length} hours={hours} time={texts.time} own={texts.own} />
      </table>
      <span data-part="end" aria-hidden>
        {texts.time(hours.end)}
      </span>
    </>
  )
}
