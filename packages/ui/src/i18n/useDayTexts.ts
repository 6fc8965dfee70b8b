import { company, dayAndTime, formatMonth, monthNames, readTypedDay } from '@atrium/contract/core'
import type { IsoDay } from '@atrium/contract/days'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDayHolidays } from './dayHolidays.tsx'
import { useDayNames } from './useDayNames.ts'
import { capitalize } from './useSpanText.ts'
import { useWeekStart } from './weekStart.tsx'

/** The words of the fields for a day (`DayField`) in the reader's language, with the first day of the reader's weeks. */
export function useDayTexts() {
  const { t } = useTranslation('days')
  const { language, dateOf, formatDay, weekday, weekdaysFrom } = useDayNames()
  const weekStart = useWeekStart('monday')
  const { holidayOf, onYear } = useDayHolidays()
  return useMemo(() => {
    const today = () => dayAndTime(new Date(), company.timeZone).day
    return {
      today,
      formatDay: dateOf,
      readDay: (text: string, last: IsoDay) => readTypedDay(text, { today: today(), last }),
      weekday,
      open: (field: string) => t('picker.open', { field }),
      previous: t('picker.previous'),
      next: t('picker.next'),
      month: t('picker.month'),
      year: t('picker.year'),
      months: monthNames(language).map((name) => capitalize(name, language)),
      formatMonth: (day: IsoDay) => formatMonth(day, language),
      dayName: formatDay,
      weekdays: weekdaysFrom(weekStart),
      weekStart,
      holidayOf,
      onYear,
    }
  }, [t, language, dateOf, formatDay, weekday, weekdaysFrom, weekStart, holidayOf, onYear])
}
