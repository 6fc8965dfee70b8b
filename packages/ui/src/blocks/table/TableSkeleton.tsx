import { chakra, Table, useSlotRecipe } from '@chakra-ui/react'
import { SkeletonRegion } from '#blocks/states/SkeletonRegion.tsx'
import { SkeletonLine } from '#primitives/SkeletonLine.tsx'
import { dataTableRecipe } from './DataTable.recipe.ts'
import type { TableColumn } from './tableTypes.ts'

interface TableSkeletonProps<Row> {
  label: string
  columns: readonly TableColumn<Row>[]
  isWide: boolean
}

const places = Array.from({ length: 10 }, (_, place) => place)
const widths = ['70%', '55%', '80%', '45%']

/** The heads of the columns above rows of bars; in a narrow window, cards of bars. */
export function TableSkeleton<Row>({ label, columns, isWide }: TableSkeletonProps<Row>) {
  const styles = useSlotRecipe({ recipe: dataTableRecipe })()
  return (
    <SkeletonRegion label={label}>
      {isWide ? (
        <chakra.div css={styles.box}>
          <Table.Root unstyled css={styles.table}>
            <Table.Header css={styles.head}>
              <tr>
                {columns.map(({ id, header, align }) => (
                  <th key={id} data-align={align}>
                    {header}
                  </th>
                ))}
              </tr>
            </Table.Header>
            <tbody>
              {places.map((place) => (
                <tr key={place}>
                  {columns.map(({ id }, column) => (
                    <td key={id}>
                      <SkeletonLine width={widths[(place + column) % widths.length] ?? '60%'} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table.Root>
        </chakra.div>
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
                          <SkeletonLine width={widths[(place + column) % widths.length] ?? '60%'} />
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
