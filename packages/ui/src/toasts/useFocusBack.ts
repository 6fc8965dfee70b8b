import { type FocusEvent, useCallback, useRef } from 'react'

/** Remembers the focused element before the focus enters a region, and restores it when a part of the region closes. */
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
