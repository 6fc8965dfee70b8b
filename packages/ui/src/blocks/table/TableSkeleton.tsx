import { chakra, Table } from '@chakra-ui/react'
import { SkeletonRegion } from '#blocks/states/SkeletonRegion.tsx'
import { SkeletonLine } from '#primitives/SkeletonLine.tsx'
import { styles } from './DataTable.styles.ts'
import { TableGrid, widthOf } from './TableGrid.tsx'
import type { TableColumn } from './tableTypes.ts'

interface TableSkeletonProps<Row> {
  label: string
  columns: readonly TableColumn<Row>[]
  hasTicks: boolean
  hasActions: boolean
  isWide: boolean
}

const places = Array.from({ length: 10 }, (_, place) => place)
const widthAt = (place: number) => ['70%', '55%', '80%', '45%'][place % 4] ?? '60%'

/** The heads of the columns above rows of bars; in a narrow window, cards of bars. */
export function TableSkeleton<Row>(props: TableSkeletonProps<Row>) {
  const { label, columns, hasTicks, hasActions, isWide } = props
  return (
    <SkeletonRegion label={label}>
      {isWide ? (
        <TableGrid
          columns={columns}
          hasTicks={hasTicks}
          hasActions={hasActions}
          head={
            <Table.Header css={styles.head}>
              <tr>
                {hasTicks && <th />}
                {columns.map((column) => (
                  <th
                    key={column.id}
                    data-align={column.align}
                    data-sorts={column.sortValue && ''}
                    style={{ minWidth: widthOf(column) }}
                  >
                    {column.header}
                  </th>
                ))}
                {hasActions && <th />}
              </tr>
            </Table.Header>
          }
        >
          {places.map((place) => (
            <tr key={place}>
              {hasTicks && <td />}
              {columns.map(({ id }, column) => (
                <td key={id}>
                  <SkeletonLine width={widthAt(place + column)} />
                </td>
              ))}
              {hasActions && <td />}
            </tr>
          ))}
        </TableGrid>
      ) : (
        <chakra.div css={styles.card}>
          {places.map((place) => (
            <article key={place}>
              <header>
                <SkeletonLine width="9rem" />
              </header>
              <dl>
                {columns.map(
                  ({ id, header, primary }, column) =>
                    !primary && (
                      <div key={id}>
                        <dt>{header}</dt>
                        <dd>
                          <SkeletonLine width={widthAt(place + column)} />
                        </dd>
                      </div>
                    ),
                )}
              </dl>
            </article>
          ))}
        </chakra.div>
      )}
    </SkeletonRegion>
  )
}
