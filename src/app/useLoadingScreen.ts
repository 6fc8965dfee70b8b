import { useEffect, useState } from 'react'
import { millisecondsSinceStart } from '#config/clock.ts'
import { constants } from '#config/constants.ts'

/** Whether the loading screen's time is over, counted from the moment that the visitor asked for the page. */
export function useLoadingScreen(): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const rest = Math.max(0, constants.loadingScreenMs - millisecondsSinceStart())
    const timer = setTimeout(() => setOver(true), rest)
    return () => clearTimeout(timer)
  }, [])
  return isOver
}
