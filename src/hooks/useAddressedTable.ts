import { type TableDefaults, useTableState } from '@atrium/ui/table'
import { useSearchParams } from 'react-router-dom'

/**
 * The state of the one table of a page, in the page's address.
 * @param columns a constant, or kept by `useMemo`
 * @param continuation a parameter that goes when the search or a filter changes: where the rows of the server begin
 */
export function useAddressedTable(
  columns: readonly { id: string }[],
  defaults: TableDefaults = none,
  continuation?: string,
) {
  const [params, setParams] = useSearchParams()
  return useTableState({
    params,
    onParams: (next, isStep) => {
      if (continuation && soughtIn(next) !== soughtIn(params)) next.delete(continuation)
      setParams(next, { replace: !isStep, preventScrollReset: true })
    },
    defaults,
    columns,
  })
}

/** The search and the filters in an address. */
const soughtIn = (params: URLSearchParams) =>
  JSON.stringify([...params].filter(([name]) => name === 'q' || name.startsWith('f.')))

const none: TableDefaults = {}
