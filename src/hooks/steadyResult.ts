import type { CachedQuery } from './useStaleNotice.ts'

interface Result<Data> {
  data?: Data | undefined
  currentData?: Data | undefined
  error?: unknown
  isFetching: boolean
  fulfilledTimeStamp?: number | undefined
}

/**
 * The option `selectFromResult` of a query whose screen shows data and failures. While data is known and right, nothing
 * changes: the screen is not rendered because the same data is being fetched again. `isFetching` says whether a query that
 * failed is tried again.
 */
export function steadyResult<Data extends CachedQuery['currentData']>({
  data,
  currentData,
  error,
  isFetching,
  fulfilledTimeStamp,
}: Result<Data>) {
  const isFailed = error !== undefined
  return {
    ...{ data, currentData, error },
    isFetching: isFailed && isFetching,
    // The age of old data (`useStaleNotice`).
    fulfilledTimeStamp: isFailed ? fulfilledTimeStamp : undefined,
  }
}
