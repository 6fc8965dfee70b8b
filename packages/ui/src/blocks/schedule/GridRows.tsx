import { writeTime } from '@atrium/contract/core'
import { memo, useLayoutEffect, useMemo, useRef } from 'react'
import type { OwnClock } from '#i18n/ownClock.ts'
import { minutesOfRow, rowCountOf } from './gridMath.ts'
import type { GridHours } from './scheduleTypes.ts'

interface GridRowsProps {
  /** How many days are shown. */
  count: number
  hours: GridHours
  clock: OwnClock | undefined
}

/** The values that decide the rows: weeks with equal values share the rows, so that a focused cell keeps its focus. */
interface RowParts extends Pick<GridRowsProps, 'count' | 'hours'> {
  /** The second scale of hours, a text for each row, in lines; empty without it. */
  scale: string
}

/** A row: its time, which is visible at full hours only, and an empty cell for each day. */
function rowOf(minutes: number, second: string | undefined, { count }: RowParts): HTMLElement {
  const row = document.createElement('tr')
  // Else the names of all its cells would be its name.
  row.setAttribute('aria-label', writeTime(minutes))
  const header = document.createElement('th')
  if (minutes % 60 === 0) {
    row.dataset.hour = ''
    header.scope = 'row'
    const text = document.createElement('span')
    text.textContent = writeTime(minutes)
    header.append(text)
    if (second) {
      const small = document.createElement('small')
      small.textContent = second
      header.append(small)
    }
    // The row has the name of a quarter: an empty header would have none.
  } else header.setAttribute('role', 'none')
  row.append(header)
  for (let day = 0; day < count; day += 1) {
    const cell = document.createElement('td')
    // Not every assistive technology infers the role of a cell in a table that is a grid.
    cell.setAttribute('role', 'gridcell')
    row.append(cell)
  }
  return row
}

const minutesOfRows = (hours: GridHours) =>
  Array.from({ length: rowCountOf(hours) }, (_row, row) => minutesOfRow(row, hours))

/** The texts of the second scale, at full hours. */
const scaleOf = (clock: OwnClock | undefined, hours: GridHours) =>
  clock
    ? minutesOfRows(hours)
        .map((minutes) => (minutes % 60 === 0 ? clock.timeAt(minutes) : ''))
        .join('\n')
    : ''

let made: { parts: RowParts; rows: DocumentFragment } | undefined

/** The rows are made once for all weeks, and copied. */
function rowsOf(parts: RowParts): DocumentFragment {
  const { count, hours, scale } = parts
  const last = made?.parts
  if (!made || last?.count !== count || last.hours !== hours || last.scale !== scale) {
    const rows = document.createDocumentFragment()
    const second = scale.split('\n')
    for (const [row, minutes] of minutesOfRows(hours).entries())
      rows.append(rowOf(minutes, second[row], parts))
    made = { parts, rows }
  }
  return made.rows.cloneNode(true) as DocumentFragment
}

/**
 * The rows, one for each quarter of an hour. They stay the same from week to week, and the cursor writes to the cells. Copying
 * three hundred elements that never change, instead of rendering them, halves the time to the first view.
 */
export const GridRows = memo(function GridRows({ count, hours, clock }: GridRowsProps) {
  const bodyRef = useRef<HTMLTableSectionElement>(null)
  const scale = useMemo(() => scaleOf(clock, hours), [clock, hours])
  useLayoutEffect(() => {
    bodyRef.current?.replaceChildren(rowsOf({ count, hours, scale }))
  }, [count, hours, scale])
  return <tbody ref={bodyRef} />
})
