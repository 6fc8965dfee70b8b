import { useState } from 'react'

/** Hands an address to the device's other applications; undefined where it cannot, or turned out not to. */
export function useSharing(title: string, url: string): (() => void) | undefined {
  const [isRefused, setRefused] = useState(false)
  if (isRefused || !globalThis.navigator?.share) return undefined
  return () =>
    void navigator.share({ title, url }).catch((error: unknown) => {
      // The person thought better of it.
      if ((error as Partial<Error>).name !== 'AbortError') setRefused(true)
    })
}
