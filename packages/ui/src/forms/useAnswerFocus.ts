import { type RefObject, useEffect, useRef } from 'react'

/**
 * Focuses a field when the outcome of a submit is about it. Once for each press: drawn again for another reason, the form
 * leaves the focus where it is. Call the returned function at the press.
 */
export function useAnswerFocus(
  fieldRef: RefObject<HTMLElement | null>,
  outcome: object | undefined,
  isInvalid: boolean,
): () => void {
  const isAnswerDue = useRef(false)
  useEffect(() => {
    if (!outcome || !isAnswerDue.current) return
    isAnswerDue.current = false
    if (isInvalid) fieldRef.current?.focus()
  }, [isInvalid, outcome, fieldRef])
  return () => {
    isAnswerDue.current = true
  }
}
