import { compareNames, foldText } from '@atrium/contract/core'
import { type TableDefaults, useTableState } from '@atrium/ui/table'
import { useSearchParams } from 'react-router-dom'

/**
 * The props of the one table of a page: its state, in the page's address, and the order and the search of names.
 * @param columns a constant, or kept by `useMemo`
 * @param continuation a parameter that goes when the search or a filter changes: where the rows of the server begin
 */
export function useAddressedTable(
  columns: readonly { id: string }[],
  defaults: TableDefaults = none,
  continuation?: string,
) {
  const [params, setParams] = useSearchParams()
  const [state, onStateChange] = useTableState({
    params,
    onParams: (next, isStep) => {
      if (continuation && soughtIn(next) !== soughtIn(params)) next.delete(continuation)
      setParams(next, { replace: !isStep, preventScrollReset: true })
    },
    defaults,
    columns,
  })
  return { state, onStateChange, compareTexts: compareNames, foldText }
}

/** The search and the filters in an address. */
const soughtIn = (params: URLSearchParams) =>
  JSON.stringify([...params].filter(([name]) => name === 'q' || name.startsWith('f.')))

const none: TableDefaults = {}
