import type { IsoDay } from '@atrium/contract/days'
import { useWorkCalendar } from '#features/schedule/useWorkCalendar.ts'
import { useQueryError } from '#hooks/useQueryError.ts'

/** The holidays of the shown month and of the chosen days, which may be in another year. */
export function useHolidays(month: IsoDay, days: readonly IsoDay[]) {
  const [from = month, ...later] = [month, ...days].sort()
  const { holidays, calendar, missing } = useWorkCalendar(from, later.at(-1) ?? from)
  const failure = useQueryError(missing.length > 0, ...missing)
  return { holidays, workCalendar: calendar, failure, isLoading: missing.length > 0 && !failure }
}
