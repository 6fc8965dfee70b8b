import type { IsoDay } from '@atrium/contract/days'
import { dayChosen, type ScheduleSpan, spanChosen } from '#slices/weekRangeSlice.ts'
import { useAppDispatch } from '#store/hooks.ts'

/** The toggle of day, week and month, and the way from a month to one of its days. `onLeave` is called by both. */
export function useSpanToggle(onLeave: () => void) {
  const dispatch = useAppDispatch()
  return {
    onSpan(span: ScheduleSpan) {
      onLeave()
      dispatch(spanChosen(span))
    },
    openDay(day: IsoDay) {
      onLeave()
      dispatch(dayChosen(day))
      dispatch(spanChosen('day'))
    },
  }
}
