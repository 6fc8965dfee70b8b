import { compareNames } from '@atrium/contract/core'
import type { TableColumn, TableState } from '@atrium/ui/table'

/** The rows that the filters of a table leave, in its order: what previous and next mean on the page of one of them. */
export function orderRows<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  { filters, sort }: Pick<TableState, 'filters' | 'sort'>,
): Row[] {
  const left = rows.filter((row) =>
    columns.every(({ id, optionOf }) => !filters[id] || !optionOf || optionOf(row) === filters[id]),
  )
  const sortValue = columns.find(({ id }) => id === sort?.column)?.sortValue
  if (!sortValue) return left
  return left.toSorted((one, other) => {
    const [a, b] = [sortValue(one), sortValue(other)]
    if (a === undefined || a === null || b === undefined || b === null)
      return Number(a === undefined || a === null) - Number(b === undefined || b === null)
    const order = typeof a === 'number' && typeof b === 'number' ? a - b : compareNames(String(a), String(b))
    return sort?.isDescending ? -order : order
  })
}
