import { company, dayAndTime, formatDay } from '@atrium/contract/core'
import { useCallback } from 'react'
import { useLanguage } from '#hooks/useLanguage.ts'

/** An ISO instant by the company's clock: "24 November 2026, 10:00". */
export function useInstantText(): (instant: string) => string {
  const { language } = useLanguage()
  return useCallback(
    (instant) => {
      const { day, time } = dayAndTime(new Date(instant), company.timeZone)
      return `${formatDay(day, language)}, ${time}`
    },
    [language],
  )
}
