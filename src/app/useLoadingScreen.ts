import { isLookupPageName, pageAt } from '@atrium/contract'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { millisecondsSinceStart } from '#config/clock.ts'
import { constants } from '#config/constants.ts'

/**
 * Whether the loading screen's time is over, counted from the moment that the visitor asked for the page. Who has
 * scanned a code waits for nothing (docs/departures.md).
 */
export function useLoadingScreen(): boolean {
  const { pathname } = useLocation()
  const [isOver, setOver] = useState(() => isLookupPageName(pageAt(pathname)))
  useEffect(() => {
    const rest = Math.max(0, constants.loadingScreenMs - millisecondsSinceStart())
    const timer = setTimeout(() => setOver(true), rest)
    return () => clearTimeout(timer)
  }, [])
  return isOver
}
