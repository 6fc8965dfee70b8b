import { type Language, languages } from '@atrium/contract/core'

interface Readable {
  id: number
  isRead: boolean
}

interface ReadCall {
  dispatch: (action: never) => { undo: () => void }
  /** Rejects when the call fails. */
  queryFulfilled: Promise<unknown>
}

/**
 * Optimistic update: marks items as read in every loaded language, and undoes this when the call fails. `patch`
 * creates the action that changes the cached list of a language.
 */
export async function markReadOptimistically<Item extends Readable>(
  { dispatch, queryFulfilled }: ReadCall,
  patch: (language: Language, change: (items: Item[]) => void) => unknown,
  isMeant: (item: Item) => boolean = () => true,
): Promise<void> {
  const change = (items: Item[]) => {
    for (const item of items) if (isMeant(item)) item.isRead = true
  }
  const patches = languages.map((language) => dispatch(patch(language, change) as never))
  try {
    await queryFulfilled
  } catch {
    for (const done of patches) done.undo()
  }
}
