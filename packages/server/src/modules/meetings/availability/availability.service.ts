import { defaultSettings, meetingHoursOf, readSettings } from '@atrium/contract/accounts'
import type { Language } from '@atrium/contract/core'
import type { IsoDay } from '@atrium/contract/days'
import { addDays } from '@atrium/contract/days'
import { isAway, isElsewhere } from '@atrium/contract/leave'
import type { AvailabilityAnswer, AvailabilityQuestion } from '@atrium/contract/meetings'
import {
  busySpansOn,
  closedKind,
  type FreeBusy,
  isDuring,
  type Minutes,
  minutesOf,
  stateAt,
  wholeDay,
  workingDaysFrom,
} from '@atrium/contract/meetings/freeBusy'
import { fullNameOf } from '@atrium/contract/people'
import type { FastifyBaseLogger } from 'fastify'
import type { AccountRecord } from '#db/accounts.ts'
import { findRoom } from '#db/rooms.ts'
import type { ListHolidays } from '#modules/holidays/index.ts'
import type { Services } from '#services.ts'
import { resolveAttendees } from './attendees.ts'
import {
  listAnswers,
  listBookings,
  listColleagues,
  listInvitations,
  listMeetingTimes,
  listScheduledTimes,
  listTimeOff,
} from './availability.repo.ts'
import { bookedTimesOf, busyTimesOf, joinOwners, type Owners, ownersOf } from './busyTimes.ts'
import { nextTimes, searchedDays, searchStart } from './search.ts'
import { workCalendarIn } from './workCalendar.service.ts'

interface Parts extends Pick<Services, 'database' | 'now'> {
  holidays: ListHolidays
}

interface Asking {
  account: Pick<AccountRecord, 'id' | 'name' | 'surname' | 'settings'>
  question: AvailabilityQuestion
  language: Language
  log: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * The availability at a time, and the next times within the caller's own hours at which all known attendees and the room are
 * free.
 */
export async function answerAvailability(
  { database: { db }, now, holidays }: Parts,
  { account, question, language, log }: Asking,
): Promise<AvailabilityAnswer> {
  const { day, roomname, exceptId } = question
  const caller = { id: account.id, name: fullNameOf(account) }
  const attendees = resolveAttendees(caller, question, await listColleagues(db))
  const ids = attendees.flatMap((attendee) => attendee.ids)
  const except = exceptId === undefined ? undefined : { accountId: account.id, id: exceptId }
  const timeOff = await listTimeOff(db, ids)
  const elsewhere = timeOff.filter(isElsewhere)
  const roomId = roomname ? (await findRoom(db, roomname))?.id : undefined
  const owners = attendees.map(ownersOf)
  /** The busy times of each of the owners, and of the room. */
  const read = async (whose: readonly Owners[], first: IsoDay, last: IsoDay) => {
    const days = { first, last, except }
    const people = await busyTimesOf(whose, {
      ...days,
      meetings: [
        ...(await listMeetingTimes(db, { ...days, ids })),
        ...(await listScheduledTimes(db, first, last)),
      ],
      invitations: await listInvitations(db, { ...days, ids }),
      answersOf: (personIds, originalDays) => listAnswers(db, personIds, originalDays),
      leave: timeOff.filter(isAway),
    })
    const room = roomId === undefined ? undefined : bookedTimesOf(await listBookings(db, { ...days, roomId }))
    return { people, room }
  }
  const start = searchStart(question, now())
  const ends = [day, start.day, addDays(start.day, searchedDays)]
  const calendar = await workCalendarIn(holidays, ends, language, log)
  const span = minutesOf(question) ?? wholeDay
  const length = span.end - span.start
  const { workingHours: own = defaultSettings.workingHours } = readSettings(account.settings)
  const asked = await read(owners, day, day)
  const closed = closedKind(calendar, day)
  return {
    people: attendees.map(({ name, personId, email, ids, isSelf }, place) => {
      const times: FreeBusy = asked.people[place] ?? new Map()
      const state = ids.length === 0 ? 'unknown' : stateAt(times, day, span)
      const known = { name, ...(personId && { personId }), ...(email && { email }) }
      const own = elsewhere.filter(({ accountId }) => ids.includes(accountId))
      const presence = isDuring(own, day, span) && { worksElsewhere: true }
      return { ...known, state, isSelf, ...presence, busy: busySpansOn(times, day) }
    }),
    ...(roomname && { room: roomOf(asked.room, day, span) }),
    holiday: calendar.holidays.get(day),
    ...(closed === 'closed' && { isWeekend: true }),
    next: await nextTimes({
      start,
      workingDays: workingDaysFrom(start.day, searchedDays, calendar),
      length,
      hours: meetingHoursOf(own, length),
      read: async (first, last) => {
        const { people, room } = await read([joinOwners(owners)], first, last)
        return room ? [...people, room] : people
      },
    }),
  }
}

function roomOf(times: FreeBusy | undefined, day: IsoDay, span: Minutes) {
  if (!times) return { state: 'unknown' as const, busy: [] }
  const isFree = stateAt(times, day, span) === 'free'
  return { state: isFree ? ('free' as const) : ('busy' as const), busy: busySpansOn(times, day) }
}
