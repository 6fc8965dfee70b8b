import { formatDay, type IsoDay, weekdayOf } from '@atrium/contract'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from './useLanguage.ts'

/** Sunday first, as `weekdayOf` counts; each is a key of the texts. */
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const

/** Without the year and what belongs to it. */
export const withoutYear = (text: string): string => text.replace(/ \d{4}.*$/, '')

/** Days and weekdays in the reader's language; the same functions until it changes. */
export function useDayNames() {
  const { t } = useTranslation('days')
  const { language } = useLanguage()
  return useMemo(() => {
    const names = weekdays.map((day) => ({
      short: t(`weekdays.short.${day}`),
      long: t(`weekdays.long.${day}`),
    }))
    /** "Tue" and "Tuesday". */
    const weekday = (day: IsoDay) => {
      const name = names[weekdayOf(day)]
      if (!name) throw new Error(`"${day}" is no day.`)
      return name
    }
    return {
      language,
      weekday,
      /** "24 November 2026". */
      dateOf: (day: IsoDay) => formatDay(day, language),
      /** Monday first (spec 9: month views). */
      weekdaysFromMonday: [...names.slice(1), ...names.slice(0, 1)],
      /** "Tuesday 24 November 2026". */
      sayDay: (day: IsoDay) => t('day', { weekday: weekday(day).long, day: formatDay(day, language) }),
      /** "Tuesday 24 November". */
      sayDayOfYear: (day: IsoDay) =>
        t('day', { weekday: weekday(day).long, day: withoutYear(formatDay(day, language)) }),
    }
  }, [t, language])
}

export type DayNames = ReturnType<typeof useDayNames>
