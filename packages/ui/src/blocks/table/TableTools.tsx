import { Collapsible, chakra } from '@chakra-ui/react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Combobox } from '#forms/Combobox.tsx'
import { SearchInput } from '#forms/SearchInput.tsx'
import { Button } from '#primitives/Button.tsx'
import { FilterIcon } from '#primitives/moreIcons.tsx'
import { ColumnMenu } from './ColumnMenu.tsx'
import { TablePeriod } from './TablePeriod.tsx'
import { TableSelect } from './TableSelect.tsx'
import { styles } from './TableTools.styles.ts'
import type { TableState } from './tableState.ts'
import type { DataTableProps } from './tableTypes.ts'

interface TableToolsProps<Row> extends Pick<DataTableProps<Row>, 'columns' | 'state' | 'foldText'> {
  /** Sets a part of the state, and shows the first page. */
  change: (part: Partial<TableState>) => void
  /** How many lists filter. */
  filters: number
  /** Else the rows are a list without heads to press: a select sorts them, and all lists stand behind one button. */
  isWide: boolean
  searchRef: RefObject<HTMLInputElement | null>
  /** Clears the search and the lists, while they leave some rows of all. */
  onClear: (() => void) | undefined
}

/** Above the table: the search, a list for each column with options, and the menu of the columns. */
export function TableTools<Row>(props: TableToolsProps<Row>) {
  const { t } = useTranslation('table')
  const { columns, state, change, isWide, searchRef } = props
  return (
    <chakra.div role="search" css={styles.tools}>
      {columns.some(({ filterText }) => filterText) && (
        <chakra.div css={styles.search}>
          <SearchInput
            label={t('search')}
            value={state.search}
            onSearch={(search) => change({ search })}
            inputRef={searchRef}
          />
        </chakra.div>
      )}
      {isWide ? <TableLists {...props} /> : <FoldedLists {...props} />}
    </chakra.div>
  )
}

/** The lists of a narrow window, below a button that says how many of them filter. */
function FoldedLists<Row>(props: TableToolsProps<Row>) {
  const { t } = useTranslation('table')
  const { columns, filters: number } = props
  if (!columns.some(({ options, period, sortValue, hideable }) => options || period || sortValue || hideable))
    return null
  return (
    <Collapsible.Root unstyled css={styles.folded}>
      <Collapsible.Trigger asChild>
        <Button variant="outline" size="sm" css={styles.fold}>
          <FilterIcon />
          {number > 0 ? t('filtersOn', { number }) : t('filters')}
        </Button>
      </Collapsible.Trigger>
      <Collapsible.Content css={styles.lists}>
        <TableLists {...props} />
      </Collapsible.Content>
    </Collapsible.Root>
  )
}

function TableLists<Row>(props: TableToolsProps<Row>) {
  const { t } = useTranslation('table')
  const { columns, state, foldText, change, isWide, onClear } = props
  const choose = (id: string, value: string) => {
    const { [id]: _before, ...others } = state.filters
    change({ filters: value === '' ? others : { ...others, [id]: value } })
  }
  const hideable = columns.filter((column) => column.hideable)
  return (
    <>
      {columns.map(({ id, header, options = [], manyOptions, period }) => {
        const filter = state.filters[id] ?? ''
        if (period)
          return (
            <TablePeriod key={id} texts={period} value={filter} onChange={(value) => choose(id, value)} />
          )
        if (options.length === 0) return null
        const value = options.some((option) => option.value === filter) ? filter : ''
        return manyOptions ? (
          <Combobox
            key={id}
            label={header}
            listLabel={header}
            placeholder={t('anyOption')}
            nothingFound={manyOptions.nothingFound}
            options={options}
            foldText={foldText}
            value={value}
            onChange={(chosen) => choose(id, chosen)}
          />
        ) : (
          <TableSelect
            key={id}
            label={header}
            options={[{ value: '', label: t('anyOption') }, ...options]}
            value={value}
            onChoose={(chosen) => choose(id, chosen)}
          />
        )
      })}
      {onClear && (
        <Button variant="quiet" css={styles.clear} onClick={onClear}>
          {t('clearFilters')}
        </Button>
      )}
      {!isWide && <SortList columns={columns} state={state} change={change} />}
      {hideable.length > 0 && (
        <ColumnMenu
          columns={hideable}
          hidden={state.hidden}
          onHide={(hidden) => change({ hidden, page: state.page })}
        />
      )}
    </>
  )
}

type SortListProps<Row> = Pick<TableToolsProps<Row>, 'columns' | 'state' | 'change'>

function SortList<Row>({ columns, state, change }: SortListProps<Row>) {
  const { t } = useTranslation('table')
  const sorts = columns
    .filter(({ sortValue }) => sortValue)
    .flatMap(({ id, header }) =>
      [false, true].map((isDescending) => ({
        value: `${isDescending ? '-' : ''}${id}`,
        label: t(isDescending ? 'descending' : 'ascending', { header }),
        sort: { column: id, isDescending },
      })),
    )
  const { sort } = state
  return (
    <TableSelect
      label={t('sortBy')}
      options={[{ value: '', label: t('unsorted') }, ...sorts]}
      value={sort ? `${sort.isDescending ? '-' : ''}${sort.column}` : ''}
      onChoose={(chosen) => change({ sort: sorts.find(({ value }) => value === chosen)?.sort })}
    />
  )
}
