import type { Density } from '@atrium/contract/accounts'
import { chakra, Table } from '@chakra-ui/react'
import type { ReactNode, RefObject } from 'react'
import { styles } from './DataTable.styles.ts'
import { useFits } from './useFits.ts'

interface TableGridProps {
  label: string
  /** All rows and the head; left out where all of them are drawn. */
  rowCount?: number | undefined
  boxRef: RefObject<HTMLDivElement | null>
  density: Density
  /** The rows scroll in the box, which draws those in sight. */
  isWindowed: boolean
  head: ReactNode
  /** Heights in pixels of the rows that are left out. @default 0 */
  before?: number | undefined
  after?: number | undefined
  children: ReactNode
}

/** The frame of the table: it scrolls sideways where the columns do not fit, and also down where it draws the rows in sight. */
export function TableGrid(props: TableGridProps) {
  const { label, boxRef, isWindowed, before = 0, after = 0 } = props
  const isScroller = !useFits(boxRef) || isWindowed
  return (
    <chakra.div
      ref={boxRef}
      css={styles.box}
      data-density={props.density}
      data-scrolls={isScroller || undefined}
      data-windowed={isWindowed || undefined}
      // The keyboard scrolls it, so it takes the focus.
      {...(isScroller && { role: 'region', tabIndex: 0, 'aria-label': label })}
    >
      <Table.Root unstyled aria-label={label} aria-rowcount={props.rowCount} css={styles.table}>
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
