import { readTime } from '@atrium/contract/core'
import { type IsoDay, isIsoDay } from '@atrium/contract/days'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { browserZone, ownClock } from './ownClock.ts'

const subscribe = () => () => undefined

/** The reader's time zone; `undefined` before hydration, because the server does not know it. */
export const useBrowserZone = (): string | undefined =>
  useSyncExternalStore(subscribe, browserZone, () => undefined)

/**
 * A function that gives times of the company's clock by the reader's clock: "07:00–08:00 (UTC+1)", without an end
 * "07:00 (UTC+1)"; `undefined` where both
 * clocks show the same, for invalid times, and before hydration.
 */
export function useOwnTimeText() {
  const zone = useBrowserZone()
  return ({ day, start, end = start }: { day: IsoDay; start: string; end?: string }): string | undefined => {
    const [from, to] = [readTime(start), readTime(end)]
    if (!zone || !isIsoDay(day) || from === undefined || to === undefined) return undefined
    const clock = ownClock(day, zone)
    const times = clock && [...new Set([clock.timeAt(from), clock.timeAt(to)])].join('–')
    return clock && `${times} (${clock.own})`
  }
}

/** As `useOwnTimeText`, for a place without a label: "In your time zone: 07:00–08:00 (UTC+1)". */
export function useOwnTimeNote() {
  const { t } = useTranslation('common')
  const textOf = useOwnTimeText()
  return (span: Parameters<typeof textOf>[0]): string | undefined => {
    const text = textOf(span)
    return text && `${t('ownTime')}: ${text}`
  }
}
