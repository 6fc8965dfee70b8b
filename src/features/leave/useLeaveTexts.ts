import { company, dayAndTime, formatDay } from '@atrium/contract/core'
import { type IsoDay, yearOf } from '@atrium/contract/days'
import { daysOfMinutes, type LeaveStep } from '@atrium/contract/leave'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useListLeaveTypesQuery } from '#api/leaveApi.ts'
import { isoDayColumn } from '#hooks/csvOf.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useToday } from '#hooks/useToday.ts'
import { daysInWords } from './daysInWords.ts'

interface Span {
  days: readonly IsoDay[]
  /** `HH:mm`, or empty for whole days. */
  startTime: string
  endTime: string
}

/** Leave in words of the reader's language; the functions stay the same until the language changes. */
export function useLeaveTexts() {
  const { t } = useTranslation('leave')
  const { language } = useLanguage()
  const today = useToday()
  const { data: types } = useListLeaveTypesQuery(language)
  return useMemo(() => {
    /** `1.5` in English, `1,5` elsewhere. */
    const number = (amount: number, digits?: number) => {
      const text = digits === undefined ? String(amount) : amount.toFixed(digits)
      return (language === 'EN' ? text : text.replace('.', ',')).replace('-', '−')
    }
    const count = (minutes: number) => {
      const days = daysOfMinutes(minutes)
      // An i18next count has no sign in Slavic rules.
      return { count: Math.abs(days), amount: number(days) }
    }
    /** "24 November 2026, 14:00". */
    const timeOf = (instant: string) => {
      const { day, time } = dayAndTime(new Date(instant), company.timeZone)
      return `${formatDay(day, language)}, ${time}`
    }
    const formatDays = (days: readonly IsoDay[]) => daysInWords(days, language, yearOf(today))
    return {
      language,
      types,
      number,
      count,
      formatDays,
      /** "Annual leave". */
      kindOf: (typeId: number) => types?.find(({ id }) => id === typeId)?.name ?? '',
      /** "3 days". */
      amount: (minutes: number) => t('days', count(minutes)),
      /** "24–25 November · 09:00–13:00". */
      formatLeave: ({ days, startTime, endTime }: Span) =>
        `${formatDays(days)} · ${startTime ? `${startTime}–${endTime}` : t('wholeDays')}`,
      dateOf: (instant: string) => formatDay(dayAndTime(new Date(instant), company.timeZone).day, language),
      timeOf,
      /** Beside the words of `formatLeave` in a file. */
      dayColumns: [
        isoDayColumn<Span>(t('all.first'), ({ days }) => days[0]),
        isoDayColumn<Span>(t('all.last'), ({ days }) => days.at(-1)),
      ],
      /** Who did what, and when: "Granted by Leyla Əliyeva", "24 November 2026, 14:00". */
      stepsOf: (steps: readonly LeaveStep[]) =>
        steps.map(({ action, by, words, at }) => ({
          what: t('step', { what: t(`steps.${action}`), by: by || t('somebody') }),
          when: timeOf(at),
          words,
        })),
    }
  }, [t, language, today, types])
}
