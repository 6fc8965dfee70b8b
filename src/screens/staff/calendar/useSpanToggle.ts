import type { IsoDay } from '@atrium/contract/days'
import { useTranslation } from 'react-i18next'
import { dayChosen, type ScheduleSpan, scheduleSpans, spanChosen } from '#slices/weekRangeSlice.ts'
import { useAppDispatch } from '#store/hooks.ts'

/** The toggle of day, week and month, and the way from a month to one of its days. `onLeave` is called by both. */
export function useSpanToggle(chosen: ScheduleSpan, onLeave: () => void) {
  const { t } = useTranslation('schedule')
  const dispatch = useAppDispatch()
  return {
    toggle: {
      label: t('nav.span'),
      spans: scheduleSpans.map((span) => ({
        value: span,
        label: t(`nav.spans.${span}`),
        isChosen: span === chosen,
        onChoose: () => {
          onLeave()
          dispatch(spanChosen(span))
        },
      })),
    },
    openDay(day: IsoDay) {
      onLeave()
      dispatch(dayChosen(day))
      dispatch(spanChosen('day'))
    },
  }
}
