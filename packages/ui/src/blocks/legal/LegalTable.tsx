import { chakra } from '@chakra-ui/react'
import { ChevronRightIcon } from '#primitives/moreIcons.tsx'
import { visuallyHidden } from '#primitives/visuallyHidden.ts'
import { defineSlotStyles } from '#theme/defineStyles.ts'

const styles = defineSlotStyles({
  root: {
    borderBlockWidth: 'hairline',
    borderColor: 'border.hairline',
    // Print opens a closed table.
    _print: { '&::details-content': { contentVisibility: 'visible', height: 'auto' } },
  },
  summary: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minHeight: 'target',
    paddingBlock: '3',
    color: 'fg.link',
    fontWeight: 'medium',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    _hover: { color: 'fg.linkHover' },
  },
  arrow: {
    transform: 'rotate(90deg)',
    transitionProperty: 'transform',
    transitionDuration: 'base',
    '[open] > summary > &': { transform: 'rotate(270deg)' },
    _print: { display: 'none' },
  },
  // All tables of a page have the same columns.
  table: {
    width: 'full',
    marginTop: '2',
    borderCollapse: 'collapse',
    textAlign: 'start',
    tableLayout: { md: 'fixed' },
  },
  head: { mdDown: visuallyHidden },
  headCell: {
    paddingBottom: '2',
    paddingInlineEnd: '5',
    textStyle: 'small',
    fontWeight: 'medium',
    color: 'fg.muted',
    textAlign: 'start',
    '&:first-of-type': { width: '13rem' },
    '&:last-of-type': { width: '12rem' },
  },
  row: {
    borderTopWidth: 'hairline',
    borderColor: 'border.hairline',
    mdDown: { display: 'grid', gap: '1', paddingBlock: '4' },
  },
  name: {
    textStyle: 'small',
    fontWeight: 'strong',
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    hyphens: 'none',
    md: { paddingBlock: '3.5', paddingInlineEnd: '5' },
  },
  cell: {
    verticalAlign: 'top',
    '&:last-of-type': { color: 'fg.muted', textStyle: 'small' },
    md: { paddingBlock: '3', paddingInlineEnd: '5' },
  },
})

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
