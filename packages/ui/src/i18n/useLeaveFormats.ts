import { company, dayAndTime, formatDay, formatDays } from '@atrium/contract/core'
import { type IsoDay, yearOf } from '@atrium/contract/days'
import { daysOfMinutes, type LeaveStep } from '@atrium/contract/leave'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useReaderLanguage } from './useReaderLanguage.ts'

interface Span {
  days: readonly IsoDay[]
  /** `HH:mm`, or empty for whole days. */
  startTime: string
  endTime: string
}

/** Leave in words of the reader's language; the functions stay the same until the language changes. */
export function useLeaveFormats() {
  const { t } = useTranslation('leave')
  const language = useReaderLanguage()
  return useMemo(() => {
    /** `1.5` in English, `1,5` elsewhere. */
    const number = (amount: number) =>
      (language === 'EN' ? String(amount) : String(amount).replace('.', ',')).replace('-', '−')
    const count = (minutes: number) => {
      const days = daysOfMinutes(minutes)
      // An i18next count has no sign in Slavic rules.
      return { count: Math.abs(days), amount: number(days) }
    }
    /** "14:00". */
    const clockOf = (instant: string) => dayAndTime(new Date(instant), company.timeZone).time
    /** "24 November 2026, 14:00". */
    const timeOf = (instant: string) => {
      const { day, time } = dayAndTime(new Date(instant), company.timeZone)
      return `${formatDay(day, language)}, ${time}`
    }
    /** "24–26 November"; `today` tells which year is left out. */
    const formatDaysFrom = (days: readonly IsoDay[], today: IsoDay) =>
      formatDays(days, language, yearOf(today))
    return {
      number,
      count,
      clockOf,
      timeOf,
      formatDays: formatDaysFrom,
      /** "3 days". */
      amount: (minutes: number) => t('days', count(minutes)),
      /** "24–25 November · 09:00–13:00". */
      formatLeave: ({ days, startTime, endTime }: Span, today: IsoDay) =>
        `${formatDaysFrom(days, today)} · ${startTime ? `${startTime}–${endTime}` : t('wholeDays')}`,
      /** Who did what, and when: "Granted · Leyla Əliyeva", "24 November 2026, 14:00". */
      stepsOf: (steps: readonly LeaveStep[]) =>
        steps.map(({ action, by, words, at }) => ({
          at,
          what: t('step', { what: t(`steps.${action}`), by: by || t('somebody') }),
          when: timeOf(at),
          words,
        })),
    }
  }, [t, language])
}
