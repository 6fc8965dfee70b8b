import type { InboxSuggestion } from '@atrium/contract/suggestions'
import { useListInboxQuery } from '#api/suggestionsApi.ts'
import { useLiveList } from '#hooks/useLiveList.ts'

const none: readonly InboxSuggestion[] = []

/** Whether nobody has read a suggestion yet. */
export const isNew = ({ state }: InboxSuggestion): boolean => state === 'received'

/**
 * The suggestions and complaints, newest first; `waiting` has the new ones.
 * @param isOpen whether the person reads suggestions
 */
export function useNewSuggestions(isOpen = true) {
  const query = useListInboxQuery(undefined, { ...useLiveList(), skip: !isOpen })
  const suggestions = query.data ?? none
  return {
    queries: [query],
    suggestions,
    waiting: suggestions.filter(isNew),
    isKnown: query.data !== undefined,
  }
}
