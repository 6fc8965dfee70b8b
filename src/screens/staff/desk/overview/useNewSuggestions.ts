import { useListInboxQuery } from '#api/suggestionsApi.ts'
import { useLiveList } from '#hooks/useLiveList.ts'

/**
 * The number of suggestions in the state `received`. The overview shows only the number: other people may see the screen.
 * @param isOpen whether the person reads suggestions
 */
export function useNewSuggestions(isOpen: boolean) {
  const query = useListInboxQuery(undefined, { ...useLiveList(), skip: !isOpen })
  const count = query.data?.filter(({ state }) => state === 'received').length ?? 0
  return { query, count, isKnown: query.data !== undefined }
}
