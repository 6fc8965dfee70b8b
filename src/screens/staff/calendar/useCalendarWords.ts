import { formatDay, formatMonth, type Holiday, type IsoDay, toTag } from '@atrium/contract'
import type { CalendarHoliday, CalendarWords } from '@atrium/ui/calendar'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#hooks/useLanguage.ts'

/** Monday first (decision 4); each is a key of the texts. */
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

const weekdayOf = (day: IsoDay) => weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'mon'

/** `2026-03` of a year and the place of a month in it. */
const firstOf = (year: number, month: number): IsoDay => `${year}-${String(month + 1).padStart(2, '0')}-01`

/** Without the year, which stands over the calendar. */
const withoutYear = (text: string) => text.replace(/ \d{4}.*$/, '')

/** A year and its holidays in the reader's language: browsers know no Azerbaijani, so the words are our own. */
export function useCalendarWords(year: number, holidays: readonly Holiday[] | undefined) {
  const { t } = useTranslation('calendar')
  const { language } = useLanguage()
  const words = useMemo((): CalendarWords => {
    const begun = (text: string) => text.charAt(0).toLocaleUpperCase(toTag(language)) + text.slice(1)
    return {
      months: Array.from({ length: 12 }, (_month, index) => {
        const full = begun(formatMonth(firstOf(year, index), language))
        return { name: withoutYear(full), full }
      }),
      weekdays: weekdays.map((day) => ({
        short: t(`weekdays.short.${day}`),
        long: t(`weekdays.long.${day}`),
      })),
    }
  }, [year, language, t])

  const days = useMemo(() => {
    const inWords = ({
      name,
      date: { iso },
      isMoved,
      isWorkingDay,
      isEstimate,
    }: Holiday): CalendarHoliday => {
      // A service may name a day with an hour.
      const day = iso.slice(0, 10)
      const date = withoutYear(formatDay(day, language))
      const marks = [
        ...(isMoved ? [t('day.moved')] : []),
        ...(isEstimate ? [t('day.estimate')] : []),
        ...(isWorkingDay ? [t('day.workingDay')] : []),
      ]
      const weekday = t(`weekdays.long.${weekdayOf(day)}`)
      return {
        day,
        kind: isWorkingDay ? 'named' : isEstimate ? 'estimate' : 'off',
        name,
        marks,
        date,
        weekday: t(`weekdays.short.${weekdayOf(day)}`),
        label: t('day.label', { date, weekday, name: [name, ...marks].join(', ') }),
      }
    }
    return holidays?.map(inWords)
  }, [holidays, language, t])

  return { words, days }
}
