import { useListOffDayRequestsQuery } from '#api/leaveApi.ts'
import { useLiveList } from '#hooks/useLiveList.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import { useStaleNotice } from '#hooks/useStaleNotice.ts'

/** The cache key by which the form above notices that a request was cancelled. */
export const cancelKey = 'offDayCancel'

/** The person's own requests. */
export function useOwnRequests() {
  const query = useListOffDayRequestsQuery(undefined, useLiveList())
  const { data } = query
  return {
    requests: data?.list,
    failure: useQueryError(!data, query),
    /** Set while the list is a cached copy. */
    asOf: useStaleNotice(query),
  }
}
