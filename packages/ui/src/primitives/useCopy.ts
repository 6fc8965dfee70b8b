import { type RefObject, useState } from 'react'

type CopyOutcome = 'copied' | 'refused'

/** Copies a text; where the browser does not let us, the text in `shownRef` is selected for the person to copy. */
export function useCopy(shownRef: RefObject<HTMLElement | null>, onCopied?: () => void) {
  const [outcome, setOutcome] = useState<CopyOutcome>()
  const copyText = async (text: string) => {
    // Emptied first: the same words again would not be read out.
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
