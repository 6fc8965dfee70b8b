import type { WeekNavProps } from '@atrium/ui/schedule'
import { useOthersToggle } from './useOthers.ts'
import type { ShownWeek } from './useScheduleWeek.ts'

/** The props of the navigation to other days, weeks or months. */
export function useWeekNav({ span, day, go }: ShownWeek): WeekNavProps {
  return {
    span,
    day,
    onPrevious: () => go.by(-1),
    onNext: () => go.by(1),
    onToday: go.today,
    others: useOthersToggle(),
  }
}
