import { readTime } from '@atrium/contract'
import { isIsoDay } from '@atrium/contract/days'
import { useIsHydrated } from '#hooks/useIsHydrated.ts'
import { browserZone, ownClock } from './ownClock.ts'
import type { WeekMeeting } from './weekMeeting.ts'

/**
 * A function that gives times of the company's clock by the reader's clock: "07:00–08:00 (UTC+1)"; `undefined` where both
 * clocks show the same, for invalid times, and before hydration, because the server does not know the reader's time zone.
 */
export function useOwnTimeText() {
  const isHydrated = useIsHydrated()
  return ({ day, start, end }: Pick<WeekMeeting, 'day' | 'start' | 'end'>): string | undefined => {
    const [from, to] = [readTime(start), readTime(end)]
    if (!isHydrated || !isIsoDay(day) || from === undefined || to === undefined) return undefined
    const clock = ownClock(day, browserZone())
    return clock && `${clock.timeAt(from)}–${clock.timeAt(to)} (${clock.own})`
  }
}
