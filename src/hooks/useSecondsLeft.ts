import { useEffect, useState } from 'react'
import { now } from '#config/clock.ts'

/** How often the clock is read, in milliseconds. */
const step = 250

/** The seconds until an instant (ISO), counting down; 0 afterwards, without one, and until the page is hydrated. */
export function useSecondsLeft(until: string | null): number {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    const read = () =>
      until === null ? 0 : Math.max(0, Math.ceil((Date.parse(until) - now().getTime()) / 1000))
    setLeft(read())
    if (until === null) return
    const timer = setInterval(() => setLeft(read()), step)
    return () => clearInterval(timer)
  }, [until])
  return left
}
