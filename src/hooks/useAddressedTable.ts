import { compareNames, foldText } from '@atrium/contract/core'
import {
  isTableParam,
  searchParamsOf,
  type TableDefaults,
  type TableState,
  tableStateOf,
} from '@atrium/ui/table'
import { useMemo, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { staffKey, useTabState } from './useTabState.ts'

/**
 * The props of the one table of a page: its state, and the order and the search of names. Search, filters, sort and
 * page are in the page's address, the columns in the tab; selected rows last as long as the page.
 * @param columns a constant, or kept by `useMemo`
 * @param defaults a constant, or kept by `useMemo`
 * @param continuation a parameter that goes when the search or a filter changes: where the rows of the server begin
 */
export function useAddressedTable(
  columns: readonly { id: string }[],
  defaults: TableDefaults = none,
  continuation?: string,
) {
  const { pathname } = useLocation()
  const [params, setParams] = useSearchParams()
  const [hidden, setHidden] = useTabState<readonly string[]>(`${staffKey}columns.${pathname}`)
  const [selected, setSelected] = useState<readonly string[]>([])
  const addressed = useMemo(() => tableStateOf(params, defaults, columns), [params, defaults, columns])
  const state = { ...addressed, hidden: hidden ?? addressed.hidden, selected }
  const onStateChange = (next: TableState) => {
    setSelected(next.selected)
    if (next.hidden !== state.hidden) setHidden(next.hidden)
    const own = searchParamsOf(next, defaults)
    if (own.toString() === searchParamsOf(state, defaults).toString()) return
    const others = [...params].filter(([name]) => !isTableParam(name))
    const address = new URLSearchParams([...others, ...own])
    if (continuation && soughtIn(address) !== soughtIn(params)) address.delete(continuation)
    // Back returns to the earlier rows, but not to each typed letter.
    setParams(address, { replace: next.search !== state.search, preventScrollReset: true })
  }
  return {
    state,
    onStateChange,
    defaultFilters: defaults.filters,
    compareTexts: compareNames,
    foldText,
  }
}

/** The search and the filters in an address. */
const soughtIn = (params: URLSearchParams) =>
  JSON.stringify([...params].filter(([name]) => name === 'q' || name.startsWith('f.')))

const none: TableDefaults = {}
