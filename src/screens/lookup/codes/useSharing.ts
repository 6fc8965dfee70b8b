import { useState } from 'react'
import { useIsHydrated } from '#hooks/useIsHydrated.ts'

/** Hands an address to the device's other applications; undefined where it cannot, or turned out not to. */
export function useSharing(title: string, url: string): (() => void) | undefined {
  const [isRefused, setRefused] = useState(false)
  if (!useIsHydrated() || isRefused || !navigator.share) return undefined
  return () =>
    void navigator.share({ title, url }).catch((error: unknown) => {
      // The person thought better of it.
      if ((error as Partial<Error>).name !== 'AbortError') setRefused(true)
    })
}
