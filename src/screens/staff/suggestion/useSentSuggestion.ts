import { useCallback } from 'react'
import { readTabValue, staffKey, useTabState, writeMemory } from '#hooks/useTabState.ts'
import { selectStaffUser } from '#slices/authSlice.ts'
import { useAppStore } from '#store/hooks.ts'

const key = `${staffKey}suggestionCode`

/** What was sent, as long as its code is shown. */
interface SentSuggestion {
  code: string
  isAnonymous: boolean
  /** The person has the code in their clipboard, or had it there. */
  isCopied: boolean
}

/** The code is shown only once: a person who has not copied the code confirms that it may be lost. */
function confirmLeaving(event: BeforeUnloadEvent): void {
  const sent = readTabValue<SentSuggestion>(key)
  if (sent && !sent.isCopied) event.preventDefault()
  else window.removeEventListener('beforeunload', confirmLeaving)
}

/**
 * The suggestion whose code is shown. It lives in the page alone, no storage holds it: it is there when the person comes
 * back from another page, until they write another one or sign out.
 */
export function useSentSuggestion() {
  const store = useAppStore()
  const [sent] = useTabState<SentSuggestion>(key)

  /** Call it before sending; the returned function stores the code, unless another person has signed in meanwhile. */
  const expectCode = useCallback(() => {
    const sender = selectStaffUser(store.getState())?.id
    return (code: string, isAnonymous: boolean) => {
      if (selectStaffUser(store.getState())?.id !== sender) return
      writeMemory(key, { code, isAnonymous, isCopied: false })
      window.addEventListener('beforeunload', confirmLeaving)
    }
  }, [store])

  return {
    sent,
    expectCode,
    markCopied: () => writeMemory(key, sent && { ...sent, isCopied: true }),
    forgetSent: () => writeMemory(key, undefined),
  }
}
