import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { legalTableRecipe } from './LegalTable.recipe.ts'

interface LegalRow {
  /** A name as the machine has it: it is set as code and not translated. */
  name: string
  cells: readonly string[]
}

interface LegalTableProps {
  /** Names the table. */
  caption: string
  /** The heads: the name's first, then one for each cell. */
  heads: readonly string[]
  rows: readonly LegalRow[]
}

/** Named things and what is to be said of each; on a phone the cells stand one under the other. */
export function LegalTable({ caption, heads, rows }: LegalTableProps) {
  const styles = useSlotRecipe({ recipe: legalTableRecipe })()
  return (
    <chakra.table css={styles.root}>
      <chakra.caption css={styles.caption}>{caption}</chakra.caption>
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
            <chakra.th scope="row" css={styles.name} translate="no">
              {name}
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
  )
}
