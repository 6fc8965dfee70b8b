import { chakra, Table } from '@chakra-ui/react'
import type { ReactNode, RefObject } from 'react'
import { styles } from './DataTable.styles.ts'
import { useDensity } from './density.tsx'
import type { TableColumn } from './tableTypes.ts'

interface TableGridProps<Row> {
  label: string
  columns: readonly TableColumn<Row>[]
  /** All rows and the head; left out where all of them are drawn. */
  rowCount?: number | undefined
  hasTicks: boolean
  hasActions: boolean
  boxRef?: RefObject<HTMLDivElement | null> | undefined
  head: ReactNode
  /** Heights in pixels of the rows that are left out. @default 0 */
  before?: number | undefined
  after?: number | undefined
  children: ReactNode
}

const tickWidth = 3.25
const actionsWidth = 6

/** The least width of a column; its heading makes it wider where a word needs more. */
export const widthOf = ({ width = 10 }: { width?: number | undefined }) => `${width}rem`

/** The frame of the table: a box that scrolls with the widths of the columns. */
export function TableGrid<Row>(props: TableGridProps<Row>) {
  const { label, columns, hasTicks, hasActions, before = 0, after = 0 } = props
  const density = useDensity()
  return (
    // The keyboard scrolls it, so it takes the focus.
    <chakra.div ref={props.boxRef} role="region" aria-label={label} tabIndex={0} css={styles.box}>
      <Table.Root
        unstyled
        aria-label={label}
        aria-rowcount={props.rowCount}
        data-density={density}
        css={styles.table}
      >
        <colgroup>
          {hasTicks && <col data-edge style={{ width: `${tickWidth}rem` }} />}
          {columns.map((column) => (
            <col key={column.id} style={column.primary ? undefined : { width: widthOf(column) }} />
          ))}
          {hasActions && <col data-edge style={{ width: `${actionsWidth}rem` }} />}
        </colgroup>
        {props.head}
        <tbody>
          {before > 0 && <Space height={before} />}
          {props.children}
          {after > 0 && <Space height={after} />}
        </tbody>
      </Table.Root>
    </chakra.div>
  )
}

const Space = ({ height }: { height: number }) => (
  <tr aria-hidden data-space>
    <td style={{ height }} />
  </tr>
)
