import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined
const canObserve = () => typeof IntersectionObserver === 'function'
const onServer = () => false

/**
 * Whether so much of an element (0 … 1) has come into view; once it has, it stays seen. `undefined` where nobody can tell: in a
 * page without scripts, and in a browser without `IntersectionObserver`.
 */
export function useSeen(ref: RefObject<Element | null>, threshold: number): boolean | undefined {
  const canTell = useSyncExternalStore(neverChanges, canObserve, onServer)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!canTell || isSeen || !element) return
    const observer = new IntersectionObserver(
      (entries) => {
        // The first report comes at once and says how things stand: perhaps with less in view than is asked for.
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
