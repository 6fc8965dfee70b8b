import type { IsoDay } from '@atrium/contract/days'
import { yearOf } from '@atrium/contract/days'
import type { Holiday } from '@atrium/contract/holidays'
import { useTranslation } from 'react-i18next'
import { useListHolidaysQuery } from '#api/holidaysApi.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import type { HolidaysByDay } from './countDays.ts'

/** The holidays of the shown month and of the chosen days, which may be in another year. */
export function useHolidays(month: string, days: readonly IsoDay[]) {
  const { t } = useTranslation('requests')
  const { language } = useLanguage()
  const shown = useListHolidaysQuery({ year: yearOf(month), language })
  const first = useListHolidaysQuery({ year: yearOf(days[0] ?? month), language })
  const last = useListHolidaysQuery({ year: yearOf(days.at(-1) ?? month), language })
  const years = [shown, first, last]
  /** The name of a holiday that is a working day says so. */
  const inWords = ({ name, isWorkingDay, isMoved }: Holiday) => ({
    name: isWorkingDay ? t('calendar.noDayOff', { name }) : name,
    isWorkingDay,
    isMoved,
  })
  const byDay: HolidaysByDay = new Map(
    years.flatMap(({ currentData }) =>
      (currentData?.list ?? []).map((holiday) => [holiday.date.iso, inWords(holiday)]),
    ),
  )
  const missing = years.filter(({ currentData }) => !currentData)
  const failure = useQueryError(missing.length > 0, ...missing)
  return { byDay, failure, isLoading: missing.length > 0 && !failure }
}
