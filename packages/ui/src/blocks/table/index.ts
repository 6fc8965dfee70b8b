// Entry point `@atrium/ui/table`: a table of any rows, whose state the page's address holds. It comes with lazy chunks.
export { DataTable } from './DataTable.tsx'
export { RowMenu } from './RowMenu.tsx'
export { daysOf, searchParamsOf, tableStateOf } from './tableAddress.ts'
export {
  initialTableState,
  type TableDefaults,
  type TableSize,
  type TableSort,
  type TableState,
} from './tableState.ts'
export type { DataTableProps, TableColumn, TableOption } from './tableTypes.ts'
export { textColumn } from './textColumn.ts'
export { useTableState } from './useTableState.ts'
