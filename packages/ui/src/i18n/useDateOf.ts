import { company, dayAndTime, formatDay } from '@atrium/contract/core'
import { useCallback } from 'react'
import { useReaderLanguage } from './useReaderLanguage.ts'

/** Writes the day of an instant (ISO) in the reader's language: "24 November 2026". */
export function useDateOf(): (instant: string) => string {
  const language = useReaderLanguage()
  return useCallback(
    (instant) => formatDay(dayAndTime(new Date(instant), company.timeZone).day, language),
    [language],
  )
}
