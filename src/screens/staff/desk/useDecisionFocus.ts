import { useEffect, useRef, useState } from 'react'

/**
 * The focus of a card whose pressed button goes. Once the list has the decision, Undo has it, or else the heading; after
 * an undo the heading has it.
 * @param isWaiting whether the request waits for a decision
 */
export function useDecisionFocus(isWaiting: boolean) {
  const headingRef = useRef<HTMLHeadingElement>(null)
  const undoRef = useRef<HTMLButtonElement>(null)
  const [expected, setExpected] = useState<'decided' | 'undone'>()
  useEffect(() => {
    if (!expected || isWaiting !== (expected === 'undone')) return
    setExpected(undefined)
    const target = undoRef.current ?? headingRef.current
    target?.focus()
  }, [expected, isWaiting])
  return { headingRef, undoRef, onDecided: setExpected }
}
