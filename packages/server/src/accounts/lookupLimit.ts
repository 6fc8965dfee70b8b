import type { RateLimit } from '#config/config.ts'
import { networkOf } from './network.ts'

/** The rate limit of lookups by strangers. */
export interface LookupLimit {
  /** Counts a lookup from an address; returns the seconds to wait when the limit is exceeded. */
  count(address: string): number | undefined
}

/** The most addresses that are counted at once; more callers are more than one machine serves. */
const maxWindows = 100_000

/**
 * Rate limit of lookups: counts the employees, rooms and cards that one network address looks up, by pages and calls
 * together. A window begins with the first lookup. The counters are in memory: a restart clears them, and each server
 * counts for itself.
 */
export function createLookupLimit({ max, window }: RateLimit, now: () => Date): LookupLimit {
  const windows = new Map<string, { until: number; looks: number }>()
  return {
    count(address) {
      const time = now().getTime()
      const key = networkOf(address)
      const known = windows.get(key)
      const current = known && known.until > time ? known : { until: time + window, looks: 0 }
      current.looks += 1
      // The oldest window is first; a new window goes to the end.
      if (current !== known) windows.delete(key)
      windows.set(key, current)
      forgetPast(time)
      return current.looks > max ? Math.ceil((current.until - time) / 1000) : undefined
    },
  }

  function forgetPast(time: number): void {
    for (const [key, { until }] of windows) {
      if (until > time && windows.size <= maxWindows) return
      windows.delete(key)
    }
  }
}
