import { type TableDefaults, useTableState } from '@atrium/ui/table'
import { useSearchParams } from 'react-router-dom'

/**
 * The state of the one table of a page, in the page's address.
 * @param columns a constant, or kept by `useMemo`
 */
export function useAddressedTable(columns: readonly { id: string }[], defaults: TableDefaults = none) {
  const [params, setParams] = useSearchParams()
  return useTableState({
    params,
    onParams: (next, isStep) => setParams(next, { replace: !isStep, preventScrollReset: true }),
    defaults,
    columns,
  })
}

const none: TableDefaults = {}
