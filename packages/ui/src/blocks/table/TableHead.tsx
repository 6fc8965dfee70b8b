import { chakra, Table } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { ArrowDownIcon } from '#primitives/icons.tsx'
import { SortIcon } from '#primitives/moreIcons.tsx'
import { VisuallyHidden } from '#primitives/VisuallyHidden.tsx'
import { styles } from './DataTable.styles.ts'
import { RowTick } from './RowTick.tsx'
import type { TableSort, TableState } from './tableState.ts'
import type { TableColumn } from './tableTypes.ts'

export interface PageTick {
  state: 'none' | 'some' | 'all'
  onChange: (isChecked: boolean) => void
}

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[]
  sort: TableState['sort']
  onSort: (sort: TableState['sort']) => void
  /** The checkbox for the whole page; without it rows have none. */
  tick: PageTick | undefined
  hasActions: boolean
}

/** The heads of the columns. A press sorts up, then down, then not. */
export function TableHead<Row>({ columns, sort, onSort, tick, hasActions }: TableHeadProps<Row>) {
  const { t } = useTranslation('table')
  return (
    <Table.Header css={styles.head}>
      <tr aria-rowindex={1}>
        {tick && (
          <td data-edge>
            <RowTick
              label={t('selectPage')}
              isChecked={tick.state === 'all'}
              isMixed={tick.state === 'some'}
              onChange={tick.onChange}
            />
          </td>
        )}
        {columns.map((column) => {
          const { id, header, sortValue, align, primary } = column
          const direction = sort?.column === id && sortValue ? directionOf(sort) : undefined
          const Arrow = direction ? ArrowDownIcon : SortIcon
          return (
            <th
              key={id}
              scope="col"
              data-align={align}
              data-primary={primary || undefined}
              aria-sort={direction}
              style={widthsOf(column)}
            >
              {sortValue ? (
                <chakra.button
                  type="button"
                  data-printed
                  data-sorted={direction}
                  css={styles.sort}
                  onClick={() => onSort(nextSort(id, sort))}
                >
                  {header}
                  <Arrow css={styles.arrow} {...(direction === 'ascending' && { transform: 'scaleY(-1)' })} />
                </chakra.button>
              ) : (
                header
              )}
            </th>
          )
        })}
        {hasActions && (
          <th scope="col" data-edge>
            <VisuallyHidden>{t('actions')}</VisuallyHidden>
          </th>
        )}
      </tr>
    </Table.Header>
  )
}

/**
 * A column gives up a third of its width before the table scrolls; its heading makes it wider where a word needs more. The
 * names keep theirs in a wide window.
 */
const widthsOf = ({
  width = 10,
  primary,
}: {
  width?: number | undefined
  primary?: boolean | undefined
}) => ({
  width: primary ? 'auto' : `${width}rem`,
  minWidth: primary ? `min(${width}rem, 14vw)` : `${(width * 2) / 3}rem`,
})

const directionOf = ({ isDescending }: TableSort) => (isDescending ? 'descending' : 'ascending')

const nextSort = (column: string, sort: TableState['sort']): TableState['sort'] => {
  if (sort?.column !== column) return { column, isDescending: false }
  return sort.isDescending ? undefined : { column, isDescending: true }
}
