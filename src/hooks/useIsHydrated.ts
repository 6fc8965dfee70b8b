import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/**
 * Whether the page may show what only the browser knows: false on the server and while a page from the server is hydrated,
 * which has to be drawn as the server drew it.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
