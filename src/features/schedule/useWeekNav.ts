import type { WeekNavProps } from '@atrium/ui/schedule'
import { useTranslation } from 'react-i18next'
import { useOthersToggle } from './useOthers.ts'
import type { ShownWeek } from './useScheduleWeek.ts'

/** The props of the navigation to other days, weeks or months. */
export function useWeekNav({ span, range, go }: ShownWeek): WeekNavProps {
  const { t } = useTranslation('schedule')
  return {
    label: t(`nav.label.${span}`),
    range,
    previousLabel: t(`nav.previous.${span}`),
    nextLabel: t(`nav.next.${span}`),
    todayLabel: t('nav.today'),
    onPrevious: () => go.by(-1),
    onNext: () => go.by(1),
    onToday: go.today,
    others: useOthersToggle(),
  }
}
