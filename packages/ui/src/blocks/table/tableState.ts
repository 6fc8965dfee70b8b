/** How many rows a page has; `all` is one page of all rows. */
export type TableSize = 25 | 50 | 100 | 'all'

export interface TableSort {
  /** The id of a column. */
  column: string
  isDescending: boolean
}

/** What a person chose in a table: plain data, which the address, the tab or a test may hold. */
export interface TableState {
  /** Without it the rows stand as they came. */
  sort: TableSort | undefined
  /** What is typed in the search field. */
  search: string
  /** The chosen option of a column, by the column's id. */
  filters: Readonly<Record<string, string>>
  /** The ids of the columns that are not shown. */
  hidden: readonly string[]
  /** From 1. A page after the last one shows the last one. */
  page: number
  size: TableSize
  /** The ids of the selected rows; also of those that the search hides. */
  selected: readonly string[]
}

export const smallestSize = 25

export const tableSizes: readonly TableSize[] = [smallestSize, 50, 100, 'all']

/** The initial state of a table. */
export const initialTableState: TableState = {
  sort: undefined,
  search: '',
  filters: {},
  hidden: [],
  page: 1,
  size: 25,
  selected: [],
}

/** Where a table of one page begins, if not as `initialTableState`. */
export type TableDefaults = Partial<TableState>

/** How many filters differ from those of an untouched table. */
export const filterCount = (filters: TableState['filters'], defaults: TableState['filters'] = {}): number =>
  Object.keys({ ...defaults, ...filters }).filter((id) => (filters[id] ?? '') !== (defaults[id] ?? '')).length
