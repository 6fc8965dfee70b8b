import type { ReactNode } from 'react'
import { Marked } from '#primitives/Marked.tsx'
import type { TableColumn } from './tableTypes.ts'

/** A text with what is searched for marked; other contents mark it themselves. */
export const marked = (value: ReactNode): ReactNode =>
  typeof value === 'string' && value !== '' ? <Marked>{value}</Marked> : value

/** The value of a cell. A column that the search passes over has no marks. */
export const markedCell = <Row,>(column: TableColumn<Row>, row: Row): ReactNode =>
  column.filterText ? marked(column.cell(row)) : column.cell(row)
