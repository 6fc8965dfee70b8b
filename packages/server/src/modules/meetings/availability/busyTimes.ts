import { foldText } from '@atrium/contract/core'
import type { IsoDay } from '@atrium/contract/days'
import type { LeaveDays } from '@atrium/contract/leave'
import {
  type Attendee,
  answerOf,
  type Meeting,
  type Recurrence,
  type SharedMeeting,
  type Versions,
} from '@atrium/contract/meetings'
import {
  type BusyInterval,
  type FreeBusy,
  invitationKind,
  joinIntervals,
  leaveIntervals,
  meetingIntervals,
} from '@atrium/contract/meetings/freeBusy'
import { occurrencesIn } from '@atrium/contract/meetings/series'
import type { resolveAttendees } from './attendees.ts'

type Series = Pick<Meeting, 'day' | 'start' | 'end'> & { recurrence?: Recurrence | null }

/** A meeting of its organiser, or one of the company's schedule, which has none. */
interface NamedMeeting extends Series {
  accountId?: number
  /** First and last name of the organiser. */
  organiser?: string
  attendees: readonly string[]
  invitees?: readonly Attendee[]
}

/** A meeting on some days, to which accounts are invited. */
interface Invitation extends Series, Versions {
  /** `id` is that of `meeting_people`. */
  people: readonly { id: number; accountId: number }[]
}

/** What the database knows of the days from `first` to `last`. */
interface BusySources {
  first: IsoDay
  last: IsoDay
  meetings: readonly NamedMeeting[]
  invitations: readonly Invitation[]
  /** Reads the answers of `people` to whole meetings, and to occurrences by their original days. */
  answersOf: (
    ids: readonly number[],
    days: readonly IsoDay[],
  ) => Promise<ReadonlyMap<number, SharedMeeting['answers']>>
  leave: readonly (LeaveDays & { accountId: number })[]
}

/** Whose times a list has: accounts, and folded names. */
export interface Owners {
  ids: readonly number[]
  names: readonly string[]
}

/** An attendee; a name without an account is never busy. */
export const ownersOf = ({
  ids,
  folded,
}: Pick<ReturnType<typeof resolveAttendees>[number], 'ids' | 'folded'>): Owners => ({
  ids,
  names: ids.length > 0 ? [folded] : [],
})

/** Several owners as one, who is busy when one of them is. */
export const joinOwners = (owners: readonly Owners[]): Owners => ({
  ids: owners.flatMap(({ ids }) => ids),
  names: owners.flatMap(({ names }) => names),
})

/**
 * The busy intervals of each of the owners, in their order. A meeting is its organiser's, and that of the people whom it
 * invites, by their answers; a name that it does not invite means everybody of that name, but the name of the organiser
 * means the organiser alone.
 */
export async function busyTimesOf(owners: readonly Owners[], sources: BusySources): Promise<FreeBusy[]> {
  const lists = owners.map((): BusyInterval[] => [])
  const byId = listsBy(owners.map(({ ids }) => ids))
  const byName = listsBy(owners.map(({ names }) => names))
  const folded = new Map<string, string>()
  const foldOnce = (name: string) => {
    const known = folded.get(name) ?? foldText(name)
    folded.set(name, known)
    return known
  }
  const addTo = (places: Iterable<number>, intervals: readonly BusyInterval[]) => {
    for (const place of new Set(places)) lists[place]?.push(...intervals)
  }
  const occurrences = ({ recurrence, ...span }: Series) =>
    recurrence
      ? occurrencesIn({ ...span, ...noTexts, recurrence }, sources.first, sources.last)
      : [{ ...span, originalDay: span.day }]
  for (const { accountId, organiser = '', attendees, invitees = [], ...series } of sources.meetings) {
    const invited = new Set(invitees.map(({ name }) => name))
    const names = attendees.filter((name) => !invited.has(name)).map(foldOnce)
    const others = names.filter((name) => name !== foldOnce(organiser))
    addTo(
      [...others.flatMap((name) => byName.get(name) ?? []), ...(byId.get(accountId ?? 0) ?? [])],
      occurrences(series).flatMap((span) => meetingIntervals(span, 'busy')),
    )
  }
  const invitations = sources.invitations.map((one) => ({ ...one, occurrences: occurrences(one) }))
  const answers = await sources.answersOf(
    invitations.flatMap(({ people }) => people.map(({ id }) => id)),
    [...new Set(invitations.flatMap((one) => one.occurrences.map(({ originalDay }) => originalDay)))],
  )
  for (const { people, sequence, counted, occurrences } of invitations)
    for (const { id, accountId } of people) {
      addTo(
        byId.get(accountId) ?? [],
        occurrences.flatMap((span) =>
          meetingIntervals(
            span,
            invitationKind(
              answerOf({ sequence, counted, answers: answers.get(id) ?? [] }, '', span.originalDay),
            ),
          ),
        ),
      )
    }
  for (const { accountId, ...leave } of sources.leave)
    addTo(
      byId.get(accountId) ?? [],
      leaveIntervals(leave).filter(({ day }) => sources.first <= day && day <= sources.last),
    )
  return lists.map(joinIntervals)
}

/** The places of the lists in which a key is. */
function listsBy<Key>(lists: readonly (readonly Key[])[]): ReadonlyMap<Key, number[]> {
  const places = new Map<Key, number[]>()
  for (const [place, keys] of lists.entries())
    for (const key of keys) {
      const known = places.get(key)
      if (known) known.push(place)
      else places.set(key, [place])
    }
  return places
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
