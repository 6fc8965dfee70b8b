import { type RefObject, useState } from 'react'

type CopyOutcome = 'copied' | 'refused'

/** Copies a text. Where the browser denies the clipboard, the text in `shownRef` is selected, to be copied by hand. */
export function useCopy(shownRef: RefObject<HTMLElement | null>, onCopied?: () => void) {
  const [outcome, setOutcome] = useState<CopyOutcome>()
  const copyText = async (text: string) => {
    // Cleared first: screen readers do not announce the same text again.
    setOutcome(undefined)
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
      onCopied?.()
    } catch {
      if (shownRef.current) window.getSelection()?.selectAllChildren(shownRef.current)
      setOutcome('refused')
    }
  }
  return { outcome, copyText }
}
