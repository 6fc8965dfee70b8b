import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined
const canObserve = () => typeof IntersectionObserver === 'function'
const onServer = () => false

/**
 * Whether the given share of an element (0 … 1) has been in view; a seen element stays seen. `undefined` on a page
 * without scripts and in a browser without `IntersectionObserver`.
 */
export function useSeen(ref: RefObject<Element | null>, threshold: number): boolean | undefined {
  const canTell = useSyncExternalStore(neverChanges, canObserve, onServer)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!canTell || isSeen || !element) return
    const observer = new IntersectionObserver(
      (entries) => {
        // The first report comes at once, perhaps with a smaller share than the threshold.
        if (entries.some((entry) => entry.isIntersecting && entry.intersectionRatio >= threshold))
          setSeen(true)
      },
      { threshold },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, threshold, canTell, isSeen])
  return canTell ? isSeen : undefined
}
