import type { IsoDay } from '@atrium/contract/days'
import { useTranslation } from 'react-i18next'
import { useWorkCalendar } from '#features/schedule/useWorkCalendar.ts'
import { useQueryError } from '#hooks/useQueryError.ts'

/** The holidays of the shown month and of the chosen days, which may be in another year. */
export function useHolidays(month: IsoDay, days: readonly IsoDay[]) {
  const { t } = useTranslation('requests')
  const [from = month, ...later] = [month, ...days].sort()
  const { holidays, calendar, missing } = useWorkCalendar(from, later.at(-1) ?? from)
  const failure = useQueryError(missing.length > 0, ...missing)
  return {
    workCalendar: calendar,
    /** The name of a holiday that is a working day says so. */
    nameByDay: new Map(
      holidays.map(({ name, date, isWorkingDay }) => [
        date.iso.slice(0, 10),
        isWorkingDay ? t('calendar.noDayOff', { name }) : name,
      ]),
    ),
    failure,
    isLoading: missing.length > 0 && !failure,
  }
}
