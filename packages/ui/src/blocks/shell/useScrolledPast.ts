import { useCallback, useSyncExternalStore } from 'react'

function subscribe(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true })
  return () => window.removeEventListener('scroll', onChange)
}

const onServer = () => false

/** Whether the page is scrolled further than `limit` px. Renders again only when the answer changes. */
export function useScrolledPast(limit: number): boolean {
  const read = useCallback(() => window.scrollY > limit, [limit])
  return useSyncExternalStore(subscribe, read, onServer)
}
