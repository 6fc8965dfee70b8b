import { useCallback, useRef } from 'react'
import { useReadReducedMotion } from '#theme/useReducedMotion.ts'

type Animate = typeof import('framer-motion/dom/mini').animate
type Motion = (...args: Parameters<Animate>) => void

/**
 * Short animations. The library loads with `load` or the first animation. Nothing moves for people who prefer reduced
 * motion.
 */
export function useAnimate() {
  const isReduced = useReadReducedMotion()
  const animateRef = useRef<Animate>(undefined)

  const load = useCallback(async () => {
    if (isReduced() || typeof Element.prototype.animate !== 'function') return
    try {
      animateRef.current ??= (await import('framer-motion/dom/mini')).animate
    } catch {
      // The library did not load: nothing moves, as with reduced motion.
    }
  }, [isReduced])

  /** Animates when the library is loaded; otherwise the element is in its final place. */
  const animate = useCallback<Motion>(
    (...args) => {
      if (!isReduced()) animateRef.current?.(...args)
    },
    [isReduced],
  )

  return { load, animate }
}
