import type { IsoDay } from '@atrium/contract/days'
import type { AnswerState } from '@atrium/contract/meetings'
import { now } from '#config/clock.ts'
import { meetingAnswered } from '#slices/meetingsSlice.ts'
import { useAppDispatch } from '#store/hooks.ts'
import type { WeekMeeting } from './weekMeeting.ts'

/** A function that answers an invitation: the whole meeting, or with `day` one occurrence of a series. */
export function useAnswerMeeting() {
  const dispatch = useAppDispatch()
  return (
    meeting: Pick<WeekMeeting, 'id' | 'day' | 'start' | 'series' | 'shared'>,
    state: AnswerState,
    day?: IsoDay,
  ) => {
    const { id, series, shared } = meeting
    if (!shared) return
    const of = day ? meeting : (series ?? meeting)
    const seen = { day: of.day, start: of.start }
    const stamp = { id: series?.id ?? id, at: now().toISOString(), sequence: shared.sequence, seen }
    dispatch(meetingAnswered({ ...stamp, state, ...(day && { day }) }))
  }
}
