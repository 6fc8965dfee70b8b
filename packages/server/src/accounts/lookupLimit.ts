import type { RateLimit } from '#config/config.ts'
import { networkOf } from './network.ts'

/** How much strangers may look up. */
export interface LookupLimit {
  /** Counts one more look from an address; gives the seconds to wait when it is one too many. */
  count(address: string): number | undefined
}

/** Counts that are kept at the same time: more callers than this are more than one machine serves. */
const most = 100_000

/**
 * Counts what one network address looks up of employees, rooms and cards, by pages and calls alike, in windows that
 * begin with its first look. In memory: a restart forgives, and each of several servers counts for itself.
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
      // The oldest window comes first: one that begins anew goes to the end.
      if (current !== known) windows.delete(key)
      windows.set(key, current)
      forgetPast(time)
      return current.looks > max ? Math.ceil((current.until - time) / 1000) : undefined
    },
  }

  function forgetPast(time: number): void {
    for (const [key, { until }] of windows) {
      if (until > time && windows.size <= most) return
      windows.delete(key)
    }
  }
}
