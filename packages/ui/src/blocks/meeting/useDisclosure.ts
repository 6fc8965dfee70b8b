import { useState } from 'react'

/** At most this many of the initial attendees are shown at once. */
const mostShown = 8

/** Which of many attendees are folded. */
export interface Fold {
  isHidden: (name: string, at: number) => boolean
  /** How many are folded. */
  hidden: number
  /** Shows all of them. */
  unfold: () => void
}

/** Folds attendees after the first ones; who is added later is always shown. */
export function useDisclosure(names: readonly string[]): Fold {
  const [isWhole, setWhole] = useState(false)
  const [first] = useState(() => new Set(names))
  const isHidden = (name: string, at: number) => !isWhole && at >= mostShown && first.has(name)
  return { isHidden, hidden: names.filter(isHidden).length, unfold: () => setWhole(true) }
}
