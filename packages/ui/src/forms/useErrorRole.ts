import { useState } from 'react'

/**
 * The role of an error that has just come. A screen reader says it once: with the control that takes the focus, whose
 * description it is, or as an alert when that control has the focus already.
 */
export function useErrorRole(controlId: string | undefined): 'alert' | undefined {
  const [isThere] = useState(
    () => controlId !== undefined && globalThis.document?.activeElement?.id === controlId,
  )
  return isThere ? 'alert' : undefined
}
