import { company, dayAndTime, type IsoDay } from '@atrium/contract'
import { useEffect, useState } from 'react'
import { now } from '#config/clock.ts'

const companyDay = () => dayAndTime(now(), company.timeZone).day

/** Milliseconds between two looks at the clock. */
const lookEvery = 60_000

/** The day by the company's clock; it goes on while the page is open, and after the computer has slept. */
export function useToday(): IsoDay {
  const [today, setToday] = useState(companyDay)
  useEffect(() => {
    const look = () => setToday(companyDay())
    const timer = setInterval(look, lookEvery)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return today
}
