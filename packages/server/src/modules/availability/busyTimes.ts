import {
  answerOf,
  foldText,
  type Invitee,
  type IsoDay,
  type Meeting,
  type MeetingAnswer,
  type Recurrence,
} from '@atrium/contract'
import {
  type BusyInterval,
  type FreeBusy,
  invitationKind,
  joinIntervals,
  leaveIntervals,
  meetingIntervals,
} from '@atrium/contract/freeBusy'
import type { LeaveDays } from '@atrium/contract/leave'
import { occurrencesIn } from '@atrium/contract/recurrence'
import type { Attendee } from './attendees.ts'

type Series = Pick<Meeting, 'day' | 'start' | 'end'> & { recurrence?: Recurrence | null }

/** A meeting of its organiser, or one of the company's schedule, which has none. */
interface NamedMeeting extends Series {
  userId?: number
  attendees: readonly string[]
  invitees?: readonly Invitee[]
}

/** A meeting to which an account is invited. */
interface Invitation extends Series {
  userId: number
  sequence: number
  answers: readonly Omit<MeetingAnswer, 'name'>[]
}

/** What the database knows of the days from `first` to `last`. */
interface BusySources {
  first: IsoDay
  last: IsoDay
  meetings: readonly NamedMeeting[]
  invitations: readonly Invitation[]
  leave: readonly (LeaveDays & { userId: number })[]
}

/**
 * The busy intervals of each attendee, in their order. A meeting is its organiser's, and that of the people whom it
 * invites, by their answers; a name that it does not invite means everybody of that name.
 */
export function busyTimesOf(attendees: readonly Attendee[], sources: BusySources): FreeBusy[] {
  const lists = attendees.map((): BusyInterval[] => [])
  const byId = new Map<number, BusyInterval[][]>()
  const byName = new Map<string, BusyInterval[][]>()
  attendees.forEach(({ ids, folded }, place) => {
    const list = lists[place] ?? []
    for (const id of ids) byId.set(id, [...(byId.get(id) ?? []), list])
    if (ids.length > 0) byName.set(folded, [...(byName.get(folded) ?? []), list])
  })
  const addTo = (found: readonly BusyInterval[][] | undefined, intervals: readonly BusyInterval[]) => {
    for (const list of found ?? []) list.push(...intervals)
  }
  const occurrences = ({ recurrence, ...span }: Series) =>
    recurrence
      ? occurrencesIn({ ...span, ...noTexts, recurrence }, sources.first, sources.last)
      : [{ ...span, originalDay: span.day }]
  for (const { userId, attendees: names, invitees = [], ...series } of sources.meetings) {
    const intervals = occurrences(series).flatMap((span) => meetingIntervals(span, 'busy'))
    if (userId !== undefined) addTo(byId.get(userId), intervals)
    const invited = new Set(invitees.filter(({ personId }) => personId).map(({ name }) => name))
    for (const name of names) if (!invited.has(name)) addTo(byName.get(foldText(name)), intervals)
  }
  for (const { userId, sequence, answers, ...series } of sources.invitations) {
    const shared = { sequence, answers: answers.map((answer) => ({ ...answer, name: '' })) }
    const intervals = occurrences(series).flatMap((span) =>
      meetingIntervals(span, invitationKind(answerOf(shared, '', span.originalDay))),
    )
    addTo(byId.get(userId), intervals)
  }
  for (const { userId, ...leave } of sources.leave)
    addTo(
      byId.get(userId),
      leaveIntervals(leave).filter(({ day }) => sources.first <= day && day <= sources.last),
    )
  return lists.map(joinIntervals)
}

const noTexts = { title: '', notes: '' }

const dayMinutes = 24 * 60

/** The busy intervals of a room. */
export const bookedTimesOf = (
  bookings: readonly { day: IsoDay; startMinute: number; endMinute: number }[],
): FreeBusy =>
  joinIntervals(
    bookings.map(({ day, startMinute, endMinute }) => ({
      day,
      kind: 'busy',
      start: startMinute % dayMinutes,
      // A booking is within one day.
      end: (startMinute % dayMinutes) + endMinute - startMinute,
    })),
  )
