import { type FocusEvent, useCallback, useRef } from 'react'

/** Remembers what had the focus before it came into a region, and gives it back when a part of it closes. */
export function useFocusBack() {
  const regionRef = useRef<HTMLDivElement>(null)
  const before = useRef<HTMLElement>(undefined)
  const giveBack = useCallback(() => before.current?.focus(), [])
  return {
    regionRef,
    onFocus: ({ relatedTarget }: FocusEvent) => {
      if (regionRef.current?.contains(relatedTarget)) return
      before.current = relatedTarget instanceof HTMLElement ? relatedTarget : undefined
    },
    giveBack,
  }
}
