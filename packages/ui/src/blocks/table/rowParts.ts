import type { DataTableProps, TableColumn } from './tableTypes.ts'

/** What a row of the table and of the list need; the same values while the row looks the same. */
export interface RowPartProps<Row> extends Pick<DataTableProps<Row>, 'rowActions' | 'headingLevel'> {
  /** All columns, also hidden ones: the list of a narrow window has their actions. */
  allColumns: readonly TableColumn<Row>[]
  row: Row
  id: string
  name: string
  href: string | undefined
  /** The place among the rows that were found, from 0. */
  place: number
  columns: readonly TableColumn<Row>[]
  /** Names the checkbox of the row: "Select Leyla Əliyeva"; missing where no row is selected. */
  selectLabel: string | undefined
  isSelected: boolean
  isCurrent: boolean
  onSelect: (id: string, isSelected: boolean) => void
  /** Measures the element, where rows out of sight are left out. */
  measure: ((element: HTMLElement | null) => void) | undefined
}
