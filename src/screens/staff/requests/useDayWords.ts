import { company, dayAndTime, formatDay, type IsoDay } from '@atrium/contract'
import { useTranslation } from 'react-i18next'
import { now } from '#config/clock.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { daysInWords } from './daysInWords.ts'

/** Monday first (spec 9); each is a key of the texts. */
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

const weekdayOf = (day: IsoDay) => {
  const name = weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7]
  if (!name) throw new Error(`"${day}" is no day.`)
  return name
}

/** Days in the words of the language that is read. */
export function useDayWords() {
  const { t } = useTranslation('requests')
  const { language } = useLanguage()
  const today = dayAndTime(now(), company.timeZone).day
  return {
    language,
    today,
    weekdays: weekdays.map((day) => ({ short: t(`weekdays.short.${day}`), long: t(`weekdays.long.${day}`) })),
    /** "Tuesday 24 November 2026". */
    sayDay: (day: IsoDay) =>
      t('day', { weekday: t(`weekdays.long.${weekdayOf(day)}`), day: formatDay(day, language) }),
    /** "24, 25, 26 November". */
    sayDays: (days: readonly IsoDay[]) => daysInWords(days, language, today.slice(0, 4)),
  }
}
