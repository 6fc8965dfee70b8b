import { useEffect, useState } from 'react'
import { now } from '#config/clock.ts'
import { type DayPart, dayPartAt, nextDayPart } from './dayPart.ts'

/** The part of the reader's day; it changes while the page is open, also after the computer has slept. */
export function useDayPart(): DayPart {
  const [part, setPart] = useState(() => dayPartAt(now()))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      clearTimeout(timer)
      const time = now()
      setPart(dayPartAt(time))
      timer = setTimeout(look, nextDayPart(time).getTime() - time.getTime())
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return part
}
