import { useEffect, useState } from 'react'
import { useReducedMotion } from '#theme/useReducedMotion.ts'

export interface CountUpOptions {
  target: number
  durationMs: number
  /** Between two steps. */
  tickMs: number
  /** Counting starts when this is true. `undefined`: the browser cannot observe visibility, and nothing counts. */
  isSeen: boolean | undefined
}

/** Ease-out. */
const settle = (share: number): number => 1 - (1 - share) ** 2

/** Counts once from 0 to the target. Until then, and under reduced motion, the target is shown. */
export function useCountUp({ target, durationMs, tickMs, isSeen }: CountUpOptions): number {
  const isStill = useReducedMotion() || isSeen === undefined
  const [count, setCount] = useState<number>()
  const isDone = count === target

  useEffect(() => {
    if (isDone || !isSeen) return
    if (isStill) {
      // After the count is over, a later change of the motion setting starts nothing.
      setCount(target)
      return
    }
    setCount(0)
    const startedAt = performance.now()
    // The clock decides, not the number of ticks, so that a busy or hidden page does not count longer.
    const timer = window.setInterval(() => {
      const share = (performance.now() - startedAt) / durationMs
      setCount(share >= 1 ? target : Math.floor(target * settle(share)))
    }, tickMs)
    return () => window.clearInterval(timer)
  }, [isDone, isSeen, isStill, target, durationMs, tickMs])

  return isStill ? target : (count ?? target)
}
