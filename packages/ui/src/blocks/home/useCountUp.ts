import { useEffect, useState } from 'react'
import { useReducedMotion } from '#theme/useReducedMotion.ts'

export interface CountUpOptions {
  target: number
  durationMs: number
  /** Between two steps. */
  tickMs: number
  /** Counts from the moment this is true; `undefined` where the browser cannot tell: there is no counting then. */
  isSeen: boolean | undefined
}

/** Fast first, then it settles. */
const settle = (share: number): number => 1 - (1 - share) ** 2

/** Counts once from 0 to exactly the target. Under reduced motion it is there from the start. */
export function useCountUp({ target, durationMs, tickMs, isSeen }: CountUpOptions): number {
  const isStill = useReducedMotion() || isSeen === undefined
  const [count, setCount] = useState(0)
  const isDone = count === target

  useEffect(() => {
    if (isDone || !isSeen) return
    if (isStill) {
      // Motion that is allowed later finds nothing left to count.
      setCount(target)
      return
    }
    const startedAt = performance.now()
    // By the clock and not by the number of ticks: a busy or hidden page counts no longer than it should.
    const timer = window.setInterval(() => {
      const share = (performance.now() - startedAt) / durationMs
      setCount(share >= 1 ? target : Math.floor(target * settle(share)))
    }, tickMs)
    return () => window.clearInterval(timer)
  }, [isDone, isSeen, isStill, target, durationMs, tickMs])

  return isStill ? target : count
}
