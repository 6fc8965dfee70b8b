import type { DataTableProps, TableColumn, TableTexts } from './tableTypes.ts'

/** What a row and a card need; the same values while the row looks the same. */
export interface RowPartProps<Row> extends Pick<DataTableProps<Row>, 'rowActions' | 'headingLevel'> {
  row: Row
  id: string
  name: string
  href: string | undefined
  /** The place among the rows that were found, from 0. */
  place: number
  columns: readonly TableColumn<Row>[]
  texts: TableTexts
  isSelectable: boolean
  isSelected: boolean
  isCurrent: boolean
  onSelect: (id: string, isSelected: boolean) => void
  /** Measures the element, where rows out of sight are left out. */
  measure: ((element: HTMLElement | null) => void) | undefined
}
