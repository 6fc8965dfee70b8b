import { isLookupPageName, pageAt } from '@atrium/contract'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { millisecondsSinceStart } from '#config/clock.ts'
import { useEnvironment } from '#hooks/useEnvironment.ts'

/**
 * Whether the loading screen's time is over, counted from the moment that the visitor asked for the page. Who has
 * scanned a code waits for nothing (docs/departures.md).
 */
export function useLoadingScreen(): boolean {
  const { pathname } = useLocation()
  const { loadingScreenMs } = useEnvironment()
  const [isOver, setOver] = useState(() => loadingScreenMs === 0 || isLookupPageName(pageAt(pathname)))
  useEffect(() => {
    const rest = Math.max(0, loadingScreenMs - millisecondsSinceStart())
    const timer = setTimeout(() => setOver(true), rest)
    return () => clearTimeout(timer)
  }, [loadingScreenMs])
  return isOver
}
