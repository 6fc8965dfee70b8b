import { company, dayAndTime, readTime } from '@atrium/contract/core'
import type { IsoDay } from '@atrium/contract/days'
import { useEffect, useMemo, useState } from 'react'
import { now } from '#config/clock.ts'

/** Milliseconds. */
const minute = 60_000

const companyTime = () => {
  const { day, time } = dayAndTime(now(), company.timeZone)
  return `${day} ${time}`
}

/** The day and the minutes since midnight by the company's clock, updated each full minute and after the computer's sleep. */
export function useNow(): { day: IsoDay; minutes: number } {
  const [text, setText] = useState(companyTime)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      timer = setTimeout(look, minute - (now().getTime() % minute))
    }
    const look = () => {
      clearTimeout(timer)
      setText(companyTime())
      wait()
    }
    wait()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return useMemo(() => {
    const [day = '', time = ''] = text.split(' ')
    return { day, minutes: readTime(time) ?? 0 }
  }, [text])
}
