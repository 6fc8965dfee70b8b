import { company, dayAndTime } from '@atrium/contract/core'
import type { IsoDay } from '@atrium/contract/days'
import { useEffect, useState } from 'react'
import { now } from '#config/clock.ts'

const companyDay = () => dayAndTime(now(), company.timeZone).day

/** How often the clock is read. */
const checkMs = 60_000

/** Today on the company's clock; it changes at midnight, also after the computer has slept. */
export function useToday(): IsoDay {
  const [today, setToday] = useState(companyDay)
  useEffect(() => {
    const update = () => setToday(companyDay())
    const timer = setInterval(update, checkMs)
    document.addEventListener('visibilitychange', update)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [])
  return today
}
