import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether so much of an element (0 … 1) has come into view; once it has, it stays seen. `undefined` where the
 * browser cannot tell.
 */
export function useSeen(ref: RefObject<Element | null>, threshold: number): boolean | undefined {
  const [isSeen, setSeen] = useState(() =>
    typeof window.IntersectionObserver === 'function' ? false : undefined,
  )
  useEffect(() => {
    const element = ref.current
    if (isSeen !== false || !element) return
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
  }, [ref, threshold, isSeen])
  return isSeen
}
