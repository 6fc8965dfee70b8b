import { writeTime } from '@atrium/contract/core'
import type { IsoDay } from '@atrium/contract/days'
import { capitalize, useDayNames, useOwnTimeNote } from '@atrium/ui/i18n'
import { useTranslation } from 'react-i18next'
import { useOwnPersonId } from '#features/profile/useOwnPersonId.ts'
import { isOneself } from '#features/schedule/isOneself.ts'
import { useMeetingLook } from '#features/schedule/useMeetingLook.ts'
import { useMeetingState } from '#features/schedule/useMeetingState.ts'
import { useScheduleLink } from '#features/schedule/useScheduleLink.ts'
import type { WeekMeeting } from '#features/schedule/weekMeeting.ts'
import { useStaffUser } from '#hooks/useStaffUser.ts'

/** How many names a row shows. */
const namesShown = 3

interface Clock {
  day: string
  minutes: number
}

/** Makes the rows of meetings; a row opens its meeting in My Schedule. */
export function useMeetingRows(now: Clock) {
  const { t } = useTranslation('today')
  const { language, formatDayOfYear } = useDayNames()
  const { firstName, lastName } = useStaffUser()
  const stateOf = useMeetingState()
  const lookOf = useMeetingLook()
  const ownTimeOf = useOwnTimeNote()
  const { linkOf, openSchedule } = useScheduleLink()
  const oneself = { personId: useOwnPersonId(), name: `${firstName} ${lastName}` }
  const time = writeTime(now.minutes)
  const peopleOf = (meeting: WeekMeeting) => {
    const others = meeting.attendees.filter((name) => !isOneself(meeting, name, oneself))
    const names = others.slice(0, namesShown).join(', ')
    const count = others.length - namesShown
    return count > 0 ? t('meetings.more', { names, count }) : names
  }
  const rowOf = (meeting: WeekMeeting) => {
    const { id, day, start, end, title } = meeting
    const { href, onOpen } = linkOf(meeting)
    const isToday = day === now.day
    const span = `${start}–${end}`
    return {
      id,
      look: lookOf(meeting),
      title: title || t('meetings.untitled'),
      when: isToday
        ? span
        : t('meetings.when', { day: capitalize(formatDayOfYear(day), language), time: span }),
      detail: [ownTimeOf(meeting), peopleOf(meeting), ...stateOf(meeting)].filter(Boolean).join(' · '),
      href,
      isOver: isToday && end <= time,
      ...(isToday && start <= time && time < end && { tag: t('meetings.now') }),
      onOpen,
    }
  }
  return { rowOf, openSchedule: (day: IsoDay = now.day) => openSchedule(day) }
}
