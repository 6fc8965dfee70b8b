import type { ReactNode } from 'react'
import type { TableState } from './tableState.ts'

export interface TableOption {
  value: string
  label: string
}

export interface TableColumn<Row> {
  /** In the address: letters, digits, `_` and `-`. */
  id: string
  /** Above the column, before the value in the list of a narrow window, and in the menu of the columns. */
  header: string
  cell: (row: Row) => ReactNode
  /** What the rows are sorted by; nothing comes last. Without it the column does not sort. A date is its ISO text. */
  sortValue?: ((row: Row) => string | number | null | undefined) | undefined
  /** What the search finds the row by while the column is shown. Without it the search passes the column over. */
  filterText?: ((row: Row) => string) | undefined
  /** Gives the column a list above the table, of these values. */
  options?: readonly TableOption[] | undefined
  /** For many options: the list is found by typing. Nothing found: "Nobody has this name." @default a short list */
  manyOptions?: { nothingFound: string } | undefined
  /** Gives the column two days above the table. `daysOf` reads the filter; the server compares it (`isServerFiltered`). */
  period?: { from: string; to: string; wrongOrder: string; notDay: string } | undefined
  /** The option of a row. @default `filterText` */
  optionOf?: ((row: Row) => string) | undefined
  /** In rem; less where the window is narrow. The primary column takes the rest as well. @default 10 */
  width?: number | undefined
  /** @default 'start' */
  align?: 'start' | 'end' | undefined
  /** The menu of the columns may hide it. @default false */
  hideable?: boolean | undefined
  /** Names the row: its header in the table, its heading in the list, its link. One column has it. @default false */
  primary?: boolean | undefined
  /** Before the value; of the primary column, before both lines in the list of a narrow window: an `Avatar`. */
  picture?: ((row: Row) => ReactNode) | undefined
  /**
   * Stands below the name in the list of a narrow window, or another text of the row in its place. Without such columns the
   * first two values do. @default false
   */
  inSummary?: boolean | ((row: Row) => string) | undefined
  /** At the end of a row in the list of a narrow window, also of a hidden column: a `ContactLink`. */
  action?: ((row: Row) => ReactNode) | undefined
}

export interface DataTableProps<Row> {
  /** Names the table: "Employees". */
  label: string
  /** The same array until the data change. */
  rows: readonly Row[]
  /** The same array until the columns or their texts change. */
  columns: readonly TableColumn<Row>[]
  rowId: (row: Row) => string
  /** What a row is called in the names of its controls: "Leyla Əliyeva". */
  rowName: (row: Row) => string
  state: TableState
  onStateChange: (state: TableState) => void
  /** The filters that an untouched table has: they do not count as filters, and clearing returns to them. @default none */
  defaultFilters?: TableState['filters'] | undefined
  /** Announced in the place of the rows: "Loading the employees". */
  loadingLabel: string
  /** When there are no rows at all. */
  empty: { heading: string; text?: string | undefined }
  /** The rows are those that fit the search and the lists: the table compares nothing itself. @default false */
  isServerFiltered?: boolean | undefined
  /** The order of texts, a constant: the contract's `compareNames` for names. @default that of the browser's language, 9 before 10 */
  compareTexts?: ((one: string, other: string) => number) | undefined
  /** What the search compares, a constant: the contract's `foldText`. @default small letters */
  foldText?: ((text: string) => string) | undefined
  /** Skeleton rows take the place of the rows. @default false */
  isLoading?: boolean | undefined
  /** Takes the place of the table: a `Message` with `retry`. */
  failure?: ReactNode
  /** In the message about an empty table: the way to the first row. */
  emptyAction?: ReactNode
  /** Buttons for the selected rows. With it each row has a checkbox. */
  bulkActions?: ((selectedIds: readonly string[]) => ReactNode) | undefined
  /** Below the table, for all rows that the search and the lists leave, in their order: an export. */
  foundActions?: ((rows: readonly Row[]) => ReactNode) | undefined
  /** At the end of a row: a link, or a `RowMenu`. */
  rowActions?: ((row: Row) => ReactNode) | undefined
  /** Where the primary cell leads. */
  rowHref?: ((row: Row) => string | undefined) | undefined
  /** Of the names of the rows in a narrow window: 2 for a table that no heading but that of the page is above. @default 3 */
  headingLevel?: 2 | 3 | undefined
  /** The row that is open beside the table or was last looked at. */
  currentId?: string | undefined
}
