import { useEffect, useEffectEvent } from 'react'

/** Milliseconds. */
export const refreshMs = 60_000

/** Reads a query again when the page is shown again; between, `refreshMs` is its `pollingInterval`. */
export function useRefetchOnShow({
  refetch,
  isUninitialized,
}: {
  refetch: () => unknown
  isUninitialized: boolean
}): void {
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && !isUninitialized) void refetch()
  })
  useEffect(() => {
    const onChange = () => look()
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [])
}
