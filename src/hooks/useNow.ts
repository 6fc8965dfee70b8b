import { company, dayAndTime, readTime } from '@atrium/contract/core'
import type { IsoDay } from '@atrium/contract/days'
import { useMemo, useSyncExternalStore } from 'react'
import { now } from '#config/clock.ts'
import { useEnvironment } from './useEnvironment.ts'

/** Milliseconds. */
const minute = 60_000

/** Calls `listener` each full minute and after the computer's sleep. */
function subscribe(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    timer = setTimeout(look, minute - (now().getTime() % minute))
  }
  const look = () => {
    clearTimeout(timer)
    listener()
    wait()
  }
  wait()
  document.addEventListener('visibilitychange', look)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
}

/** A text that `read` makes of the company's clock; during hydration of the time at which the server rendered the page. */
function useClock(read: (clock: { day: IsoDay; time: string }) => string): string {
  const { renderedAt } = useEnvironment()
  const readAt = (instant: Date) => read(dayAndTime(instant, company.timeZone))
  return useSyncExternalStore(
    subscribe,
    () => readAt(now()),
    () => readAt(renderedAt === undefined ? now() : new Date(renderedAt)),
  )
}

/** Today by the company's clock. */
export const useToday = (): IsoDay => useClock(({ day }) => day)

/** The day and the minutes since midnight by the company's clock. */
export function useNow(): { day: IsoDay; minutes: number } {
  const text = useClock(({ day, time }) => `${day} ${time}`)
  return useMemo(() => {
    const [day = '', time = ''] = text.split(' ')
    return { day, minutes: readTime(time) ?? 0 }
  }, [text])
}
