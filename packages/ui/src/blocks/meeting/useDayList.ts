import type { IsoDay } from '@atrium/contract/days'
import { useTranslation } from 'react-i18next'
import { useDayNames } from '#i18n/useDayNames.ts'

/** How many days of a series are named. */
const daysShown = 3

/** A function that names the first of some days: "Tuesday 24 November; Tuesday 1 December; …; 2 more". */
export function useDayList(): (days: readonly IsoDay[]) => string {
  const { t } = useTranslation('meeting')
  const { formatDayOfYear } = useDayNames()
  return (days) => {
    const number = days.length - daysShown
    const more = number > 0 ? [t('roomTaken.more', { number })] : []
    return [...days.slice(0, daysShown).map(formatDayOfYear), ...more].join('; ')
  }
}
