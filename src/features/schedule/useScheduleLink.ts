import type { IsoDay } from '@atrium/contract/days'
import { href } from '#config/site.ts'
import { calendarViewChosen } from '#slices/calendarViewSlice.ts'
import { dayChosen } from '#slices/weekRangeSlice.ts'
import { useAppDispatch } from '#store/hooks.ts'
import { meetingHash } from './meetingHash.ts'
import type { WeekMeeting } from './weekMeeting.ts'

/** Makes links that open a meeting in My Schedule, on its day. */
export function useScheduleLink() {
  const dispatch = useAppDispatch()
  const openSchedule = (day: IsoDay) => {
    dispatch(calendarViewChosen('schedule'))
    dispatch(dayChosen(day))
  }
  const linkOf = ({ id, day }: Pick<WeekMeeting, 'id' | 'day'>) => ({
    href: `${href('calendar')}${meetingHash(id)}`,
    onOpen: () => openSchedule(day),
  })
  return { openSchedule, linkOf }
}
