import { chakra } from '@chakra-ui/react'
import { type RefObject, useContext, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { styles } from './DataTable.styles.ts'
import { DensityContext } from './DensityContext.ts'
import { RowTick } from './RowTick.tsx'
import type { RowPartProps } from './rowParts.ts'
import { TableGrid } from './TableGrid.tsx'
import { type PageTick, TableHead } from './TableHead.tsx'
import { TableItem } from './TableItem.tsx'
import { TableRow } from './TableRow.tsx'
import type { TableState } from './tableState.ts'
import type { DataTableProps, TableColumn } from './tableTypes.ts'
import type { FoundRow } from './useTableModel.ts'
import { useWindowedRows } from './useWindowedRows.ts'

interface TableBodyProps<Row>
  extends Pick<
    DataTableProps<Row>,
    'label' | 'rowName' | 'rowHref' | 'rowActions' | 'headingLevel' | 'currentId' | 'state'
  > {
  columns: readonly TableColumn<Row>[]
  /** Also the hidden ones. */
  allColumns: readonly TableColumn<Row>[]
  /** The rows of this page. */
  page: readonly FoundRow<Row>[]
  /** How many come before it. */
  offset: number
  /** How many the search found. */
  total: number
  isWide: boolean
  tick: PageTick | undefined
  onSelect: RowPartProps<Row>['onSelect']
  onSort: (sort: TableState['sort']) => void
  boxRef: RefObject<HTMLDivElement | null>
  /** Draws the rows in sight only. */
  isWindowed: boolean
}

const rowHeights = { compact: 40, comfortable: 56 }
const itemHeights = { compact: 57, comfortable: 69 }

/** The rows of a page: as a table, or in a narrow window as a list of two lines each. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { t } = useTranslation('table')
  const { columns, page, state, rowName, rowHref, rowActions, isWide, tick, boxRef } = props
  const density = useContext(DensityContext)
  const { places, before, after, measure } = useWindowedRows({
    count: page.length,
    boxRef,
    height: (isWide ? rowHeights : itemHeights)[density],
    isOn: props.isWindowed,
  })
  const selected = useMemo(() => new Set(state.selected), [state.selected])
  const Part = isWide ? TableRow : TableItem
  const parts = places.map((place) => {
    const found = page[place]
    return (
      found && (
        <Part
          key={found.id}
          row={found.original}
          id={found.id}
          name={rowName(found.original)}
          href={rowHref?.(found.original)}
          place={place + props.offset}
          headingLevel={props.headingLevel}
          columns={columns}
          allColumns={props.allColumns}
          selectLabel={tick && t('selectRow', { name: rowName(found.original) })}
          rowActions={rowActions}
          isSelected={selected.has(found.id)}
          isCurrent={found.id === props.currentId}
          onSelect={props.onSelect}
          measure={measure}
        />
      )
    )
  })
  if (!isWide)
    return (
      <div>
        {tick && (
          <RowTick
            label={t('selectPage')}
            isLabelShown
            isChecked={tick.state === 'all'}
            isMixed={tick.state === 'some'}
            onChange={tick.onChange}
          />
        )}
        <chakra.div
          ref={boxRef}
          css={styles.items}
          data-density={density}
          data-windowed={props.isWindowed || undefined}
          {...(props.isWindowed && { role: 'region', tabIndex: 0, 'aria-label': props.label })}
        >
          <chakra.ul
            aria-label={props.label}
            css={styles.list}
            style={{ paddingTop: before, paddingBottom: after }}
          >
            {parts}
          </chakra.ul>
        </chakra.div>
      </div>
    )
  return (
    <TableGrid
      label={props.label}
      rowCount={page.length < props.total || props.isWindowed ? props.total + 1 : undefined}
      boxRef={boxRef}
      density={density}
      isWindowed={props.isWindowed}
      before={before}
      after={after}
      head={
        <TableHead
          columns={columns}
          sort={state.sort}
          onSort={props.onSort}
          tick={tick}
          hasActions={rowActions !== undefined}
        />
      }
    >
      {parts}
    </TableGrid>
  )
}
