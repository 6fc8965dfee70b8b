import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/**
 * Whether the page may show data that only the browser has: false on the server and during hydration, which must render
 * the same as the server.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
