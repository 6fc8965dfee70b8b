import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { ChevronRightIcon } from '#primitives/moreIcons.tsx'
import { legalTableRecipe } from './LegalTable.recipe.ts'

interface LegalRow {
  /** A name as the machine has it: it is not translated. */
  name: string
  cells: readonly string[]
}

interface LegalTableProps {
  /** Names the table, and opens it. */
  caption: string
  /** The heads: the name's first, then one for each cell. */
  heads: readonly string[]
  rows: readonly LegalRow[]
}

/**
 * Named things and what is to be said of each, for readers who want every detail: closed at first. It needs no script. On a
 * phone the cells stand one under the other.
 */
export function LegalTable({ caption, heads, rows }: LegalTableProps) {
  const styles = useSlotRecipe({ recipe: legalTableRecipe })()
  return (
    <chakra.details css={styles.root}>
      <chakra.summary css={styles.summary}>
        {`${caption} (${rows.length})`}
        <ChevronRightIcon css={styles.arrow} />
      </chakra.summary>
      <chakra.table aria-label={caption} css={styles.table}>
        <chakra.thead css={styles.head}>
          <tr>
            {heads.map((head) => (
              <chakra.th key={head} scope="col" css={styles.headCell}>
                {head}
              </chakra.th>
            ))}
          </tr>
        </chakra.thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <chakra.tr key={name} css={styles.row}>
              <chakra.th scope="row" css={styles.name}>
                {/* On an element of Chakra, `translate` would be a style. */}
                <span translate="no">{name}</span>
              </chakra.th>
              {cells.map((cell, index) => (
                <chakra.td key={heads[index + 1]} css={styles.cell}>
                  {cell}
                </chakra.td>
              ))}
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.details>
  )
}
