import { company, dayAndTime, formatDayMonth } from '@atrium/contract/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Cached } from '#api/offlineCache.ts'
import { outageCauseOf } from '#api/parseApiError.ts'
import { useFocusAfterRetry } from './useFocusAfterRetry.ts'
import { useLanguage } from './useLanguage.ts'

/** A query whose answer may come from the offline cache. */
export interface CachedQuery {
  currentData?: Cached<unknown> | undefined
  error?: unknown
  /** Milliseconds since 1970. */
  fulfilledTimeStamp?: number | undefined
  refetch: () => PromiseLike<unknown>
}

interface StaleNotice {
  /** "21 November" with a non-breaking space, and "14:05", in the company's time zone. */
  when: { day: string; time: string }
  /** The props of the banner, except its text. */
  note: {
    tone?: 'warning'
    isWaiting?: boolean
    heading: string
    retry?: { label: string; onRetry: () => void; isRetrying: boolean }
  }
}

/** Milliseconds between two retries while the server is unreachable and the page is visible. */
export const tryEvery = 15_000

/** Why the data of a query may be stale; `undefined` while the server answers. */
const causeOf = ({ currentData, error }: CachedQuery) =>
  currentData && (currentData.cause ?? outageCauseOf(error))

/**
 * The time of the oldest data on the page while the server is unreachable; `undefined` while it answers. The browser's
 * events `online` and `offline` only cause a request, because the browser is often wrong.
 */
export function useStaleNotice(...queries: readonly CachedQuery[]): StaleNotice | undefined {
  const { t } = useTranslation('common')
  const { language } = useLanguage()
  const [isRetrying, setRetrying] = useState(false)
  const old = queries.filter((query) => causeOf(query))
  const isOld = old.length > 0
  useFocusAfterRetry(isOld)
  const refetchAll = () => Promise.allSettled(queries.map(({ refetch }) => refetch()))
  const refetchMissed = useEffectEvent(() => void refetchAll())

  useEffect(() => {
    const onChange = () => refetchMissed()
    window.addEventListener('online', onChange)
    window.addEventListener('offline', onChange)
    return () => {
      window.removeEventListener('online', onChange)
      window.removeEventListener('offline', onChange)
    }
  }, [])
  useEffect(() => {
    if (!isOld) return
    const timer = setInterval(() => {
      if (!document.hidden) refetchMissed()
    }, tryEvery)
    return () => clearInterval(timer)
  }, [isOld])

  if (!isOld) return undefined
  const times = old.map(({ currentData, fulfilledTimeStamp = 0 }) =>
    currentData?.cachedAt ? Date.parse(currentData.cachedAt) : fulfilledTimeStamp,
  )
  const { day, time } = dayAndTime(new Date(Math.min(...times)), company.timeZone)
  const when = { day: formatDayMonth(day, language).replace(' ', '\u00a0'), time }
  const causes = old.map(causeOf)
  // A call that may still be answered is no outage, and the next one follows by itself: nothing moves for a wait.
  if (causes.every((cause) => cause === 'waiting'))
    return { when, note: { isWaiting: true, heading: t('offline.updating') } }
  const retry = async () => {
    setRetrying(true)
    await refetchAll()
    setRetrying(false)
  }
  return {
    when,
    note: {
      tone: 'warning',
      heading: t(causes.includes('network') ? 'offline.title' : 'offline.serverTitle'),
      retry: { label: t('failure.retry'), onRetry: () => void retry(), isRetrying },
    },
  }
}
