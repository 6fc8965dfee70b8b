import { Fragment, type ReactNode } from 'react'
import { marked } from './markedCell.tsx'
import type { TableColumn } from './tableTypes.ts'

/** How many values stand below the name where no column says so. */
const usualNumber = 2

/** What stands below the name of a row in a narrow window: "Project manager · 204". */
export function summaryOf<Row>(columns: readonly TableColumn<Row>[], row: Row): ReactNode {
  const chosen = columns.filter(({ inSummary }) => inSummary)
  const asked = chosen.length > 0 ? chosen : columns.filter(({ primary }) => !primary)
  return asked
    .map((column) => ({ column, value: shortOf(column, row) }))
    .filter(({ value }) => value !== '' && value !== null && value !== undefined)
    .slice(0, chosen.length || usualNumber)
    .map(({ column: { id, header, align, filterText }, value }, place) => (
      <Fragment key={id}>
        {place > 0 && '\u00a0· '}
        {/* A number says little without its heading. */}
        {align === 'end' && `${header}: `}
        {filterText ? marked(value) : value}
      </Fragment>
    ))
}

/** The text of a link: the whole row leads to one place. */
function shortOf<Row>({ cell, filterText, inSummary }: TableColumn<Row>, row: Row): ReactNode {
  if (typeof inSummary === 'function') return inSummary(row)
  const value = cell(row)
  return typeof value === 'object' && value && filterText ? filterText(row) : value
}
