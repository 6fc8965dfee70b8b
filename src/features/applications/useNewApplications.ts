import { useCountNewApplicationsQuery } from '#api/hiringApi.ts'
import { useLiveList } from '#hooks/useLiveList.ts'

/**
 * How many new applications the person may see.
 * @param isOpen whether the person reads applications
 */
export function useNewApplications(isOpen = true) {
  const query = useCountNewApplicationsQuery(undefined, { ...useLiveList(), skip: !isOpen })
  return { query, isKnown: query.data !== undefined, count: query.data?.count ?? 0 }
}
