import type { IsoDay } from '@atrium/contract'
import { useTranslation } from 'react-i18next'
import { countDays, type HolidaysByDay } from './countDays.ts'
import { useDayTexts } from './useDayTexts.ts'

/** The summary before sending: the working days, the days that do not count, and those that were asked for before. */
export function useSummary(days: readonly IsoDay[], holidays: HolidaysByDay, requested: ReadonlySet<IsoDay>) {
  const { t } = useTranslation('requests')
  const { formatDays } = useDayTexts()
  if (days.length === 0) return {}
  const repeated = days.filter((day) => requested.has(day))
  const { working, weekend, holidays: named } = countDays(days, holidays)
  return {
    summary:
      working.length === 0
        ? t('form.noWorkingDays')
        : t('form.workingDays', { count: working.length, days: formatDays(working) }),
    ...(repeated.length > 0 && { repeated: t('form.repeated', { days: formatDays(repeated) }) }),
    notCounted: [
      ...(weekend.length > 0 ? [t('form.weekend', { days: formatDays(weekend) })] : []),
      ...[...named].map(([name, off]) => t('form.holiday', { days: formatDays(off), name })),
    ],
  }
}
