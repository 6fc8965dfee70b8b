import { useMemo, useState } from 'react'
import { addressedSelection, searchParamsOf, tableStateOf } from './tableAddress.ts'
import type { TableDefaults, TableState } from './tableState.ts'

interface AddressedTable {
  /** The parameters of the address now. */
  params: URLSearchParams
  /** Writes them. `isStep`: Back should return here; typing and ticking are no steps. */
  onParams: (params: URLSearchParams, isStep: boolean) => void
  /** A constant. */
  defaults: TableDefaults
  /** A constant. Other columns in the address are ignored. */
  columns: readonly { id: string }[]
}

const isAddressOfTable = (name: string) =>
  ['sort', 'q', 'hide', 'page', 'size', 'sel'].includes(name) || name.startsWith('f.')

/**
 * The state of the one table of a page in the page's address, whose other parameters stay. A selection that is too long
 * for the address lasts as long as the page.
 */
export function useTableState({ params, onParams, defaults, columns }: AddressedTable) {
  const [long, setLong] = useState<readonly string[]>()
  const addressed = useMemo(() => tableStateOf(params, defaults, columns), [params, defaults, columns])
  const state = useMemo(() => (long ? { ...addressed, selected: long } : addressed), [addressed, long])
  const onStateChange = (next: TableState) => {
    setLong(next.selected.length > addressedSelection ? next.selected : undefined)
    const others = [...params].filter(([name]) => !isAddressOfTable(name))
    const own = searchParamsOf(next, defaults)
    const isStep = next.search === state.search && next.selected === state.selected
    onParams(new URLSearchParams([...others, ...own]), isStep)
  }
  return [state, onStateChange] as const
}
