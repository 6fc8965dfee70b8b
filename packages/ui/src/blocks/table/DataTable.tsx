import { chakra } from '@chakra-ui/react'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SkeletonRegion } from '#blocks/states/SkeletonRegion.tsx'
import { SearchedTexts } from '#primitives/Marked.tsx'
import { Message } from '#primitives/Message.tsx'
import { useMedia } from '#primitives/useMedia.ts'
import { BulkBar } from './BulkBar.tsx'
import { styles } from './DataTable.styles.ts'
import { NothingFound } from './NothingFound.tsx'
import { TableBody } from './TableBody.tsx'
import { TablePager } from './TablePager.tsx'
import { TableTools } from './TableTools.tsx'
import { filterCount, type TableState } from './tableState.ts'
import type { DataTableProps } from './tableTypes.ts'
import { usePrinting } from './usePrinting.ts'
import { useTableModel } from './useTableModel.ts'

/** Below this window the rows are a list. */
const tableWindow = '(min-width: 48em)'

/** The same, where larger letters, of the browser or of the page, count as a narrower window. */
const tableWindowInBrowser = () =>
  typeof document === 'undefined'
    ? tableWindow
    : `(min-width: ${48 * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16)}px)`

/** More rows than this are drawn only where they are seen. */
const mostDrawn = 100

/**
 * A table to search, sort, select from and leaf through; a list in narrow windows. Its whole state comes by `state` and
 * goes by `onStateChange`.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { t } = useTranslation('table')
  const { rows, columns, state, onStateChange, defaultFilters, empty, bulkActions, isLoading = false } = props
  const isPrinting = usePrinting()
  const [wideWindow] = useState(tableWindowInBrowser)
  const isWide = useMedia(wideWindow, tableWindow) || isPrinting
  const boxRef = useRef<HTMLDivElement>(null)
  const searchRef = useRef<HTMLInputElement>(null)
  const rootRef = useRef<HTMLDivElement>(null)
  // An address may have words for a table without a search.
  const search = columns.some(({ filterText }) => filterText) ? state.search : ''
  const { found, known, searched } = useTableModel({ ...props, state: { ...state, search } })

  const change = (part: Partial<TableState>) => onStateChange({ ...state, page: 1, ...part })
  const select = (ids: Iterable<string>) => change({ selected: [...new Set(ids)], page: state.page })
  const toggle = (id: string, isOn: boolean) =>
    select(isOn ? [...state.selected, id] : state.selected.filter((one) => one !== id))
  const latest = useRef(toggle)
  useLayoutEffect(() => {
    latest.current = toggle
  })
  // Always the same, so that a tick draws one row.
  const onSelect = useCallback((id: string, isOn: boolean) => latest.current(id, isOn), [])

  const total = found.length
  const size = state.size === 'all' || isPrinting ? Math.max(total, 1) : state.size
  const pageCount = Math.max(1, Math.ceil(total / size))
  const pageNumber = Math.min(state.page, pageCount)
  const offset = isPrinting ? 0 : (pageNumber - 1) * size
  const page = found.slice(offset, offset + size)
  const chosen = state.selected.filter((id) => id in known)
  const chosenSet = new Set(chosen)
  const onPage = page.filter(({ id }) => chosenSet.has(id)).length
  const isPageChosen = page.length > 0 && onPage === page.length
  const chosenFound = found.filter(({ id }) => chosenSet.has(id)).length
  const isFoundChosen = chosenFound === total

  const view = JSON.stringify([pageNumber, state.sort, state.search, state.filters])
  useLayoutEffect(() => {
    // Another page, order or search begins at its first row.
    if (view) boxRef.current?.scrollTo?.({ top: 0 })
  }, [view])

  /** The first row comes into sight when the page has scrolled past it. */
  const showFirstRow = () => {
    const box = boxRef.current
    if (box && box.getBoundingClientRect().top < 0) box.scrollIntoView({ block: 'start' })
  }

  if (props.failure) return props.failure
  const filters = filterCount(state.filters, defaultFilters)
  const isFiltered = search !== '' || filters > 0
  const clear = () => {
    change({ search: '', filters: defaultFilters ?? {} })
    searchRef.current?.focus()
  }
  // Without a choice in the lists the server may leave rows out, so that they stay.
  if (!isLoading && rows.length === 0 && !props.isServerFiltered)
    return <Message {...empty} headingLevel={2} action={props.emptyAction} />

  const visible = columns.filter(({ id, hideable }) => !(hideable && state.hidden.includes(id)))
  return (
    <chakra.div ref={rootRef} css={styles.root} data-selecting={chosen.length > 0 || undefined}>
      <TableTools
        columns={columns}
        state={state}
        foldText={props.foldText}
        change={change}
        filters={filters}
        isWide={isWide}
        searchRef={searchRef}
        onClear={isFiltered && total > 0 ? clear : undefined}
      />
      {bulkActions && !isLoading && (
        <BulkBar
          count={chosen.length}
          hiddenCount={chosen.length - chosenFound}
          selectable={isPageChosen && !isFoundChosen ? total : undefined}
          onSelectFound={() => select([...state.selected, ...found.map(({ id }) => id)])}
          onClear={() => {
            select([])
            // The pressed button goes.
            rootRef.current?.querySelector<HTMLElement>('[type=checkbox]')?.focus()
          }}
        >
          {bulkActions(chosen)}
        </BulkBar>
      )}
      {isLoading ? (
        <SkeletonRegion label={props.loadingLabel} shape="rows" count={10} />
      ) : rows.length === 0 && !isFiltered ? (
        <Message {...empty} role="status" headingLevel={2} action={props.emptyAction} />
      ) : total === 0 ? (
        <NothingFound columns={columns} state={state} onClear={isFiltered ? clear : undefined} />
      ) : (
        <SearchedTexts value={searched}>
          <TableBody
            {...props}
            columns={visible}
            allColumns={columns}
            page={page}
            offset={offset}
            total={total}
            isWide={isWide}
            isWindowed={page.length > mostDrawn && !isPrinting}
            tick={
              bulkActions && {
                state: isPageChosen ? 'all' : onPage > 0 ? 'some' : 'none',
                onChange: (isOn) => {
                  const ids = page.map(({ id }) => id)
                  const here = new Set(ids)
                  select(isOn ? [...state.selected, ...ids] : state.selected.filter((id) => !here.has(id)))
                },
              }
            }
            onSelect={onSelect}
            onSort={(sort) => {
              change({ sort })
              showFirstRow()
            }}
            boxRef={boxRef}
          />
        </SearchedTexts>
      )}
      {!isLoading && total > 0 && (
        <TablePager
          page={pageNumber}
          pageCount={pageCount}
          size={state.size}
          total={total}
          range={t('range', { from: offset + 1, to: offset + page.length, total })}
          onPage={(to) => {
            change({ page: to })
            showFirstRow()
          }}
          onSize={(to) => change({ size: to })}
        />
      )}
      {!isLoading && total > 0 && props.foundActions && (
        <div>{props.foundActions(found.map(({ original }) => original))}</div>
      )}
    </chakra.div>
  )
}
