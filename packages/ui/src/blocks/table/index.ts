// Entry point `@atrium/ui/table`: a table of any rows, most of whose state the page's address holds. It comes with lazy chunks.
export { ContactLink } from './ContactLink.tsx'
export { DataTable } from './DataTable.tsx'
export { RowMenu } from './RowMenu.tsx'
export { daysOf, isTableParam, searchParamsOf, tableStateOf } from './tableAddress.ts'
export {
  initialTableState,
  type TableDefaults,
  type TableSize,
  type TableSort,
  type TableState,
} from './tableState.ts'
export type { DataTableProps, TableColumn, TableOption } from './tableTypes.ts'
export { textColumn } from './textColumn.ts'
