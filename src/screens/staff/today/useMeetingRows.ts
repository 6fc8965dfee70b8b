import { foldText, writeTime } from '@atrium/contract'
import { useTranslation } from 'react-i18next'
import { href } from '#config/site.ts'
import type { WeekMeeting } from '#features/schedule/weekMeeting.ts'
import { useDayNames } from '#hooks/useDayNames.ts'
import { useStaffUser } from '#hooks/useStaffUser.ts'
import { calendarViewChosen } from '#slices/calendarViewSlice.ts'
import { dayChosen } from '#slices/weekRangeSlice.ts'
import { useAppDispatch } from '#store/hooks.ts'
import { begun } from './useSpanText.ts'

/** How many names a row shows. */
const namesShown = 3

interface Clock {
  day: string
  minutes: number
}

/** Makes the rows of meetings; a row opens its meeting in My Schedule. */
export function useMeetingRows(now: Clock) {
  const { t } = useTranslation('today')
  const { language, sayDayOfYear } = useDayNames()
  const { firstName, lastName } = useStaffUser()
  const dispatch = useAppDispatch()
  const own = foldText(`${firstName} ${lastName}`)
  const time = writeTime(now.minutes)
  const openSchedule = (day: string) => {
    dispatch(calendarViewChosen('schedule'))
    dispatch(dayChosen(day))
  }
  const peopleOf = ({ attendees }: WeekMeeting) => {
    const others = attendees.filter((name) => foldText(name) !== own)
    const names = others.slice(0, namesShown).join(', ')
    const count = others.length - namesShown
    return count > 0 ? t('meetings.more', { names, count }) : names
  }
  const rowOf = (meeting: WeekMeeting) => {
    const { id, day, start, end, title, look } = meeting
    const isToday = day === now.day
    const span = `${start}–${end}`
    return {
      id,
      look,
      title: title || t('meetings.untitled'),
      when: isToday ? span : t('meetings.when', { day: begun(sayDayOfYear(day), language), time: span }),
      people: peopleOf(meeting),
      href: `${href('calendar')}#meeting-${encodeURIComponent(id)}`,
      isOver: isToday && end <= time,
      ...(isToday && start <= time && time < end && { tag: t('meetings.now') }),
      onOpen: () => openSchedule(day),
    }
  }
  return { rowOf, openSchedule: () => openSchedule(now.day) }
}
