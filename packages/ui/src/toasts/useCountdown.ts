import { useEffect, useRef, useState } from 'react'

/** Calls back after `ms`; the clock stands while `pause` holds it and starts anew when it is let go. */
export function useCountdown(ms: number, onEnd: () => void) {
  const [isPaused, setPaused] = useState(false)
  const end = useRef(onEnd)
  end.current = onEnd

  useEffect(() => {
    if (isPaused) return
    const timer = window.setTimeout(() => end.current(), ms)
    return () => window.clearTimeout(timer)
  }, [ms, isPaused])

  return { pause: () => setPaused(true), resume: () => setPaused(false) }
}
