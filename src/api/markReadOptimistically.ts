import { type Language, languages } from '@atrium/contract'

interface Readable {
  id: number
  isRead: boolean
}

interface ReadCall {
  dispatch: (action: never) => { undo: () => void }
  /** Rejects when the call has failed. */
  queryFulfilled: Promise<unknown>
}

/**
 * Shows as read at once what a call marks as read, in every language that was loaded, and takes it back when the call
 * fails. `patch` makes the action that changes the cached list of a language.
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
