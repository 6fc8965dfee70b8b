import { useEffect, useRef, useState } from 'react'

/** Calls back after `ms`. `pause` stops the clock; it starts anew when the pause ends. */
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
