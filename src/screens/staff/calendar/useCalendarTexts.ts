import { formatDay, formatMonth, toTag } from '@atrium/contract/core'
import { monthsOf } from '@atrium/contract/days'
import type { Holiday } from '@atrium/contract/holidays'
import type { CalendarHoliday, CalendarTexts } from '@atrium/ui/calendar'
import { useDayNames, withoutYear } from '@atrium/ui/i18n'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** The texts of a year and its holidays in the reader's language; our own, since browsers have none for Azerbaijani. */
export function useCalendarTexts(year: number, holidays: readonly Holiday[] | undefined) {
  const { t } = useTranslation('calendar')
  const { language, weekday, weekdaysFromMonday } = useDayNames()
  const texts = useMemo((): CalendarTexts => {
    const begun = (text: string) => text.charAt(0).toLocaleUpperCase(toTag(language)) + text.slice(1)
    return {
      months: monthsOf(year).map((month) => {
        const full = begun(formatMonth(`${month}-01`, language))
        return { name: withoutYear(full), full }
      }),
      weekdays: weekdaysFromMonday,
    }
  }, [year, language, weekdaysFromMonday])

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
      const isDayOff = isMoved && !isWorkingDay
      const marks = [
        ...(isDayOff ? [t('day.moved')] : []),
        ...(isEstimate ? [t('day.estimate')] : []),
        ...(isWorkingDay ? [t('day.workingDay')] : []),
      ]
      const { long, short } = weekday(day)
      return {
        day,
        kind: isWorkingDay ? 'named' : isEstimate ? 'estimate' : 'off',
        name,
        isMoved: isDayOff,
        marks,
        date,
        weekday: short,
        label: t('day.label', { date, weekday: long, name: [name, ...marks].join(', ') }),
      }
    }
    return holidays?.map(inWords)
  }, [holidays, language, weekday, t])

  return { texts, days }
}
