import {
  initialTableState,
  type TableDefaults,
  type TableSize,
  type TableState,
  tableSizes,
} from './tableState.ts'

const longestText = 200
const mostFilters = 20
const filterName = 'f.'

/** A word of letters, digits, `_` and `-`; names that every object has would reach its prototype. */
const isColumnId = (id: string) => /^[\w-]{1,40}$/.test(id) && !(id in {})

/** Cuts what is too long, and removes what no keyboard types: control characters and halves of characters. */
const clean = (text: string) => text.slice(0, longestText).replace(/\p{Cc}|\p{Cs}/gu, '')

/** Whether the parameter of an address belongs to its table. */
export const isTableParam = (name: string) =>
  ['sort', 'q', 'page', 'size'].includes(name) || name.startsWith(filterName)

/**
 * The state that an address holds: `sort`, `q`, `f.<column>`, `page`, `size`. The rest, and what is missing, unknown or
 * malformed, is as in the defaults. With `columns`, other columns are unknown.
 */
export function tableStateOf(
  params: URLSearchParams,
  defaults: TableDefaults = {},
  columns?: readonly { id: string }[],
): TableState {
  const start = { ...initialTableState, ...defaults }
  const isColumn = (id: string) => isColumnId(id) && (!columns || columns.some((column) => column.id === id))
  return {
    ...start,
    sort: sortOf(params.get('sort'), isColumn, start),
    search: clean(params.get('q') ?? start.search),
    filters: filtersOf(params, isColumn, start),
    page: pageOf(params.get('page')) ?? start.page,
    size: sizeOf(params.get('size')) ?? start.size,
  }
}

type IsColumn = (id: string) => boolean

/** `name` ascends, `-name` descends, nothing is the order of the data. */
function sortOf(text: string | null, isColumn: IsColumn, { sort }: TableState): TableState['sort'] {
  if (text === null) return sort
  if (text === '') return undefined
  const isDescending = text.startsWith('-')
  const column = isDescending ? text.slice(1) : text
  return isColumn(column) ? { column, isDescending } : sort
}

function filtersOf(params: URLSearchParams, isColumn: IsColumn, { filters }: TableState) {
  const given = [...params]
    .filter(([name]) => name.startsWith(filterName))
    .map(([name, value]) => [name.slice(filterName.length), clean(value)] as const)
    .filter(([column]) => isColumn(column))
    .slice(0, mostFilters)
  const all = { ...filters, ...Object.fromEntries(given) }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''))
}

/** The days of the filter of a column with a `period`, as typed; `''` where one is missing. */
export function daysOf(filter = ''): { from: string; to: string } {
  const [from = '', to = ''] = filter.split('..')
  return { from, to }
}

const pageOf = (text: string | null) => (text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined)

const sizeOf = (text: string | null): TableSize | undefined =>
  tableSizes.find((size) => String(size) === text)

/** The address of a state, without what is as in the defaults. `tableStateOf` reads it with the same defaults. */
export function searchParamsOf(state: TableState, defaults: TableDefaults = {}): URLSearchParams {
  const start = { ...initialTableState, ...defaults }
  const params = new URLSearchParams()
  const put = (name: string, value: string, usual: string) => {
    if (value !== usual) params.set(name, value)
  }
  put('sort', sortText(state.sort), sortText(start.sort))
  put('q', clean(state.search), start.search)
  for (const column of Object.keys({ ...start.filters, ...state.filters }))
    put(filterName + column, state.filters[column] ?? '', start.filters[column] ?? '')
  put('page', String(state.page), String(start.page))
  put('size', String(state.size), String(start.size))
  return params
}

const sortText = (sort: TableState['sort']) => (sort ? `${sort.isDescending ? '-' : ''}${sort.column}` : '')
