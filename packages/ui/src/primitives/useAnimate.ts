import { useCallback, useRef } from 'react'
import { useReadReducedMotion } from '#theme/useReducedMotion.ts'

type Animate = typeof import('framer-motion/dom/mini').animate
type Motion = (...args: Parameters<Animate>) => void

/**
 * Short movements that mean something. The library comes when it is first asked for (`load`, or the first
 * movement), and nothing moves for those who asked for stillness.
 */
export function useAnimate() {
  const isReduced = useReadReducedMotion()
  const animateRef = useRef<Animate>(undefined)

  const load = useCallback(async () => {
    if (isReduced() || typeof Element.prototype.animate !== 'function') return
    try {
      animateRef.current ??= (await import('framer-motion/dom/mini')).animate
    } catch {
      // Lost on the way: things stand in their places, as for those who asked for stillness.
    }
  }, [isReduced])

  /** Moves at once when the library is there; otherwise the thing simply stands in its place. */
  const animate = useCallback<Motion>(
    (...args) => {
      if (!isReduced()) animateRef.current?.(...args)
    },
    [isReduced],
  )

  return { load, animate }
}
