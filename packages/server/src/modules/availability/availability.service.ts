import {
  type AvailabilityAnswer,
  type AvailabilityQuestion,
  addDays,
  type IsoDay,
  type Language,
} from '@atrium/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { SignedIn } from '#accounts/sessions.ts'
import type { Services } from '#services.ts'
import { resolveAttendees } from './attendees.ts'
import { listColleagues, listMeetingTimes, listScheduledTimes, listTimeOff } from './availability.repo.ts'
import { daysOffIn, type ListHolidays } from './daysOff.ts'
import {
  conflictsFor,
  meetingOccupations,
  type Occupation,
  stateAt,
  timeOffOccupations,
} from './occupations.ts'
import { minutesOf, nextTimes, searchedDays, searchStart, workingDaysFrom } from './search.ts'

interface Parts extends Pick<Services, 'database' | 'now'> {
  holidays: ListHolidays
}

interface Asking {
  user: Pick<SignedIn['user'], 'id' | 'firstName' | 'lastName'>
  question: AvailabilityQuestion
  language: Language
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** Tells who is free at a time, and the next times at which everybody who is known is free. */
export async function answerAvailability(
  { database: { db }, now, holidays }: Parts,
  { user, question, language, log }: Asking,
): Promise<AvailabilityAnswer> {
  const asker = { id: user.id, name: `${user.firstName} ${user.lastName}` }
  const attendees = resolveAttendees(asker, question.people, await listColleagues(db))
  const ids = attendees.flatMap((attendee) => attendee.ids)
  const except = question.exceptId === undefined ? undefined : { userId: user.id, id: question.exceptId }
  const timeOff = timeOffOccupations(await listTimeOff(db, ids))
  const read = async (first: IsoDay, last: IsoDay): Promise<Occupation[]> =>
    conflictsFor(attendees, [
      ...meetingOccupations(await listMeetingTimes(db, { first, last, ids, except })),
      ...meetingOccupations(await listScheduledTimes(db, first, last)),
      ...timeOff.filter(({ day }) => first <= day && day <= last),
    ])
  const beginning = searchStart(question, now())
  const ends = [question.day, beginning.day, addDays(beginning.day, searchedDays)]
  const daysOff = await daysOffIn(holidays, ends, language, log)
  const asked = minutesOf(question)
  const inTheWay = await read(question.day, question.day)
  return {
    people: attendees.map((attendee) => ({
      name: attendee.name,
      state: stateAt(attendee, asked, inTheWay),
      isSelf: attendee.isSelf,
    })),
    holiday: daysOff.get(question.day),
    next: await nextTimes({
      beginning,
      workingDays: workingDaysFrom(beginning.day, daysOff),
      length: asked.end - asked.start,
      read,
    }),
  }
}
