import { useListInboxQuery } from '#api/suggestionsApi.ts'
import { useLiveList } from '#hooks/useLiveList.ts'

/**
 * How many suggestions nobody has taken up yet. The overview says no more of them: the screen may be in sight of others.
 * @param isOpen whether the person reads suggestions
 */
export function useNewSuggestions(isOpen: boolean) {
  const query = useListInboxQuery(undefined, { ...useLiveList(), skip: !isOpen })
  const count = query.data?.filter(({ state }) => state === 'received').length ?? 0
  return { query, count, isKnown: query.data !== undefined }
}
