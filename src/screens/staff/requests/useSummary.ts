import { readTime } from '@atrium/contract/core'
import type { IsoDay } from '@atrium/contract/days'
import { workingHours } from '@atrium/contract/meetings'
import type { WorkCalendar } from '@atrium/contract/meetings/freeBusy'
import { useTranslation } from 'react-i18next'
import type { OffDayState } from '#slices/offDaySlice.ts'
import { countDays } from './countDays.ts'
import { useDayTexts } from './useDayTexts.ts'

/**
 * The summary before sending: the working days or the hours on them, the days that do not count, and those that were asked
 * for before.
 */
export function useSummary(chosen: OffDayState, calendar: WorkCalendar, requested: ReadonlySet<IsoDay>) {
  const { days, start, end } = chosen
  const { t } = useTranslation('requests')
  const { formatDays } = useDayTexts()
  if (days.length === 0) return {}
  const repeated = days.filter((day) => requested.has(day))
  const { working, weekend, holidays: named } = countDays(days, calendar)
  return {
    summary:
      working.length === 0
        ? t('form.noWorkingDays')
        : isPartOfDay(chosen)
          ? t('form.hours', { start, end, days: formatDays(working) })
          : t('form.workingDays', { count: working.length, days: formatDays(working) }),
    ...(repeated.length > 0 && { repeated: t('form.repeated', { days: formatDays(repeated) }) }),
    notCounted: [
      ...(weekend.length > 0 ? [t('form.weekend', { days: formatDays(weekend) })] : []),
      ...[...named].map(([name, off]) => t('form.holiday', { days: formatDays(off), name })),
    ],
  }
}

/** Whether the hours are valid and less than a working day. */
function isPartOfDay({ isTimeAdded, start, end }: OffDayState): boolean {
  const [from, to] = [readTime(start), readTime(end)]
  if (!isTimeAdded || from === undefined || to === undefined || from >= to) return false
  return from > workingHours.start || to < workingHours.end
}
