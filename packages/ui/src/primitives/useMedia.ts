import { useCallback, useContext, useSyncExternalStore } from 'react'
import { type WindowSize, WindowSizeContext } from '#theme/WindowSizeContext.ts'

type MinWidth = `(min-width: ${number}em)`

/** A media query that the server can answer. */
export type MediaQuery = MinWidth | `${MinWidth} and (pointer: fine)` | `${MinWidth}, print` | 'not print'

/** Whether a window on a screen fits a media query. */
const fits = (query: MediaQuery, { widthEm, hasFinePointer }: WindowSize): boolean =>
  query === 'not print' ||
  (widthEm >= Number.parseFloat(query.slice('(min-width: '.length)) &&
    (hasFinePointer || !query.endsWith('(pointer: fine)')))

/**
 * Whether the window fits a media query, now and after every change. The server, and the browser while it hydrates, take
 * the window size of `UiProvider`. A window of unknown size fits.
 */
export function useMedia(query: MediaQuery): boolean
/** A query that the server cannot answer, and one that the server answers instead. */
export function useMedia(query: string, serverQuery: MediaQuery): boolean
export function useMedia(query: string, serverQuery = query as MediaQuery): boolean {
  const size = useContext(WindowSizeContext)
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia?.(query)
      list?.addEventListener('change', onChange)
      return () => list?.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(query).matches ?? true,
    () => !size || fits(serverQuery, size),
  )
}
