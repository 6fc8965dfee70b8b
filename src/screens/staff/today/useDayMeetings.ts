import type { IsoDay } from '@atrium/contract/days'
import { addDays, isIsoDay, startOfWeek } from '@atrium/contract/days'
import { minutesOf } from '@atrium/contract/meetings/freeBusy'
import { timeTaken } from '#features/schedule/ownTime.ts'
import { useWeekMeetings } from '#features/schedule/useWeekMeetings.ts'
import type { WeekMeeting } from '#features/schedule/weekMeeting.ts'
import { useStaffUser } from '#hooks/useStaffUser.ts'
import { byTime } from './byTime.ts'
import { useWaitingMeetings } from './useWaitingMeetings.ts'

/** How many of the next meetings are shown. */
const nextShown = 3

const isPlanned = (meeting: WeekMeeting) => isIsoDay(meeting.day) && minutesOf(meeting) !== undefined

/**
 * The meetings of the signed-in person today and on the next days: their own, those that they have not declined, and those
 * of the company's schedule that name the person, or name no person.
 */
export function useDayMeetings(today: IsoDay) {
  const { firstName, lastName } = useStaffUser()
  const sunday = startOfWeek(today)
  const week = useWeekMeetings(sunday)
  const next = useWeekMeetings(addDays(sunday, 7))
  const isTheirs = (meeting: WeekMeeting) =>
    meeting.attendees.length === 0 || timeTaken(meeting, `${firstName} ${lastName}`) !== undefined
  const all = [...week.all, ...next.all].filter(isPlanned).sort(byTime)
  const theirs = all.filter(isTheirs)
  const waiting = useWaitingMeetings(today)
  const isListed = ({ id }: WeekMeeting) => waiting.list.some((one) => one.id === id)
  const others = theirs.filter((meeting) => !isListed(meeting))
  return {
    /** Invitations without an answer, and those that were answered here: a series once. */
    waiting,
    today: theirs.filter(({ day }) => day === today),
    /** Of today and of the next days without what is listed among the invitations. */
    listedToday: others.filter(({ day }) => day === today),
    next: others.filter(({ day }) => day > today).slice(0, nextShown),
    hasAny: theirs.some(({ day }) => day >= today),
    /** The last day that was looked at. */
    until: addDays(sunday, 13),
    schedule: week.schedule,
    query: week.query,
  }
}
