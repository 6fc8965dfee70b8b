import { formatDayRange } from '@atrium/contract/core'
import type { Holiday } from '@atrium/contract/holidays'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDayNames } from '#i18n/useDayNames.ts'
import type { CalendarHoliday } from './calendarTypes.ts'

/**
 * Holidays with their dates and marks in the reader's language, and with the year of those that are not in `year`; `undefined`
 * while they load.
 */
export function useHolidaysInWords(holidays: readonly Holiday[] | undefined, year: number) {
  const { t } = useTranslation('calendar')
  const { language, weekday } = useDayNames()
  return useMemo(
    () =>
      holidays?.map(({ name, date: { iso }, isMoved, isWorkingDay, isEstimate }): CalendarHoliday => {
        // A service may name a day with an hour.
        const day = iso.slice(0, 10)
        const date = formatDayRange(day, day, language, year)
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
      }),
    [holidays, year, language, weekday, t],
  )
}
