import type { TableColumn } from './tableTypes.ts'

/** A column of texts: the same text is shown, sorted by and found. */
export const textColumn = <Row>(
  text: (row: Row) => string,
  column: Omit<TableColumn<Row>, 'cell' | 'sortValue' | 'filterText'>,
): TableColumn<Row> => ({ cell: text, sortValue: text, filterText: text, ...column })
