import type { AnswerState, IsoDay } from '@atrium/contract'
import { now } from '#config/clock.ts'
import { meetingAnswered } from '#slices/meetingsSlice.ts'
import { useAppDispatch } from '#store/hooks.ts'
import type { WeekMeeting } from './weekMeeting.ts'

/** A function that answers an invitation: the whole meeting, or with `day` one occurrence of a series. */
export function useAnswerMeeting() {
  const dispatch = useAppDispatch()
  return (
    { id, series, shared }: Pick<WeekMeeting, 'id' | 'series' | 'shared'>,
    state: AnswerState,
    day?: IsoDay,
  ) => {
    if (!shared) return
    const stamp = { id: series?.id ?? id, at: now().toISOString(), sequence: shared.sequence }
    dispatch(meetingAnswered({ ...stamp, state, ...(day && { day }) }))
  }
}
