import { useEffect, useState } from 'react'

/**
 * The names that show beside pictures under the pointer or the focus: Escape puts the present one away, and it stays
 * away until another entry is reached.
 */
export function useTips(isUsed: boolean) {
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    if (!isUsed) return
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setQuiet(true)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isUsed])
  const wake = () => setQuiet(false)
  return {
    /** For the element around the entries. */
    root: { 'data-quiet': isQuiet ? '' : undefined },
    /** For each entry. */
    entry: { onPointerEnter: wake, onFocus: wake },
  }
}
