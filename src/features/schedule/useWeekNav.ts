import type { WeekNavProps } from '@atrium/ui/schedule'
import { useTranslation } from 'react-i18next'
import type { ShownWeek } from './useScheduleWeek.ts'

/** The props of the week navigation. */
export function useWeekNav({ range, go }: ShownWeek): WeekNavProps {
  const { t } = useTranslation('schedule')
  return {
    label: t('nav.label'),
    range,
    previousLabel: t('nav.previous'),
    nextLabel: t('nav.next'),
    todayLabel: t('nav.today'),
    onPrevious: () => go.week(-1),
    onNext: () => go.week(1),
    onToday: go.today,
  }
}
