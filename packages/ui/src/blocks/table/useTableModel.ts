import { byNameRank, hasText } from '@atrium/contract/search'
import {
  type ColumnDef,
  getCoreRowModel,
  getFilteredRowModel,
  getSortedRowModel,
  type Row as ModelRow,
  useReactTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import type { TableState } from './tableState.ts'
import type { DataTableProps, TableColumn } from './tableTypes.ts'

type ModelProps<Row> = Pick<
  DataTableProps<Row>,
  'rows' | 'columns' | 'rowId' | 'state' | 'isServerFiltered' | 'compareTexts' | 'foldText'
>

const inOrder = new Intl.Collator(undefined, { numeric: true }).compare
const inSmallLetters = (text: string) => text.toLowerCase()

export type FoundRow<Row> = ModelRow<Row>

/** The rows that the search and the lists leave, in their order; of a search those first whose names fit it best. */
export function useTableModel<Row>(props: ModelProps<Row>) {
  const { rows, columns, rowId, state, compareTexts = inOrder, foldText = inSmallLetters } = props
  const definitions = useMemo(() => definitionsOf(columns, compareTexts), [columns, compareTexts])
  const hidden = useLasting(state.hidden)
  const textOf = useMemo(() => {
    const isSearched = ({ id, hideable }: TableColumn<Row>) => !hideable || !hidden.includes(id)
    return textsOf(columns.filter(isSearched), foldText)
  }, [columns, hidden, foldText])
  const nameOf = useMemo(
    () =>
      textsOf(
        columns.filter(({ primary }) => primary),
        foldText,
      ),
    [columns, foldText],
  )
  const sorting = useLasting(sortingOf(state, columns))
  const columnFilters = useLasting(filtersOf(state, columns))
  const words = useLasting(foldText(state.search).split(/\s+/).filter(Boolean))
  const table = useReactTable<Row>({
    data: rows as Row[],
    columns: definitions,
    getRowId: rowId,
    state: { sorting, columnFilters, globalFilter: words.length > 0 ? words : undefined },
    // The row's text is that of all its columns, so one column is asked.
    getColumnCanGlobalFilter: ({ id }) => id === columns[0]?.id,
    globalFilterFn: (row, _id, searched: string[]) =>
      searched.every((word) => hasText(textOf(row.original), word)),
    autoResetAll: false,
    manualFiltering: props.isServerFiltered ?? false,
    getCoreRowModel: getCoreRowModel(),
    getFilteredRowModel: getFilteredRowModel(),
    getSortedRowModel: getSortedRowModel(),
  })
  const { rows: sorted } = table.getSortedRowModel()
  const found = useMemo(() => {
    const isRanked = words.length > 0 && sorting.length === 0 && !props.isServerFiltered
    return isRanked ? byNameRank(sorted, ({ original }) => nameOf(original), words.join(' ')) : sorted
  }, [sorted, words, sorting, props.isServerFiltered, nameOf])
  return {
    found,
    /** The words of the search. */
    searched: useMemo(() => ({ wanted: words, foldText }), [words, foldText]),
    /** All rows, by their ids. */
    known: table.getCoreRowModel().rowsById,
  }
}

/** The same object while its value is the same: the library sorts and filters again for another one. */
function useLasting<Value>(value: Value): Value {
  const text = JSON.stringify(value)
  return useMemo(() => JSON.parse(text), [text])
}

function definitionsOf<Row>(
  columns: readonly TableColumn<Row>[],
  compare: (one: string, other: string) => number,
): ColumnDef<Row>[] {
  return columns.map((column) => ({
    id: column.id,
    accessorFn: (row) => column.sortValue?.(row) ?? undefined,
    sortUndefined: 'last',
    sortingFn: (one, other, id) => {
      const a = one.getValue<string | number>(id)
      const b = other.getValue<string | number>(id)
      return typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b))
    },
    filterFn: (row, _id, value) => (column.optionOf ?? column.filterText)?.(row.original) === value,
  }))
}

/** The text of a row is put together once, not at each key. */
function textsOf<Row>(columns: readonly TableColumn<Row>[], foldText: (text: string) => string) {
  const known = new Map<Row, string>()
  return (row: Row): string => {
    const before = known.get(row)
    if (before !== undefined) return before
    const text = foldText(columns.map((column) => column.filterText?.(row) ?? '').join('\n'))
    known.set(row, text)
    return text
  }
}

/** Addresses may name columns and values that are not there. */
function sortingOf<Row>({ sort }: TableState, columns: readonly TableColumn<Row>[]) {
  const canSort = columns.some(({ id, sortValue }) => id === sort?.column && sortValue)
  return sort && canSort ? [{ id: sort.column, desc: sort.isDescending }] : []
}

function filtersOf<Row>({ filters }: TableState, columns: readonly TableColumn<Row>[]) {
  return columns.flatMap(({ id, options }) => {
    const value = filters[id]
    return value !== undefined && options?.some((option) => option.value === value) ? [{ id, value }] : []
  })
}
