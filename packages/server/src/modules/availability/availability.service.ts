import type { AvailabilityAnswer, AvailabilityQuestion, IsoDay, Language } from '@atrium/contract'
import { addDays } from '@atrium/contract/days'
import type { FastifyBaseLogger } from 'fastify'
import type { SignedIn } from '#accounts/sessions.ts'
import type { Services } from '#services.ts'
import { resolveAttendees } from './attendees.ts'
import { listColleagues, listMeetingTimes, listScheduledTimes, listTimeOff } from './availability.repo.ts'
import {
  availabilityAt,
  type BusyInterval,
  conflictsFor,
  meetingIntervals,
  timeOffIntervals,
} from './busyIntervals.ts'
import { daysOffIn, type ListHolidays } from './daysOff.ts'
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

/** Answers who is free at a time, and the next times at which all known attendees are free. */
export async function answerAvailability(
  { database: { db }, now, holidays }: Parts,
  { user, question, language, log }: Asking,
): Promise<AvailabilityAnswer> {
  const asker = { id: user.id, name: `${user.firstName} ${user.lastName}` }
  const attendees = resolveAttendees(asker, question.people, await listColleagues(db))
  const ids = attendees.flatMap((attendee) => attendee.ids)
  const except = question.exceptId === undefined ? undefined : { userId: user.id, id: question.exceptId }
  const timeOff = timeOffIntervals(await listTimeOff(db, ids))
  const read = async (first: IsoDay, last: IsoDay): Promise<BusyInterval[]> =>
    conflictsFor(attendees, [
      ...meetingIntervals(await listMeetingTimes(db, { first, last, ids, except })),
      ...meetingIntervals(await listScheduledTimes(db, first, last)),
      ...timeOff.filter(({ day }) => first <= day && day <= last),
    ])
  const start = searchStart(question, now())
  const ends = [question.day, start.day, addDays(start.day, searchedDays)]
  const daysOff = await daysOffIn(holidays, ends, language, log)
  const asked = minutesOf(question)
  const conflicts = await read(question.day, question.day)
  return {
    people: attendees.map((attendee) => ({
      name: attendee.name,
      state: availabilityAt(attendee, asked, conflicts),
      isSelf: attendee.isSelf,
    })),
    holiday: daysOff.get(question.day),
    next: await nextTimes({
      start,
      workingDays: workingDaysFrom(start.day, daysOff),
      length: asked.end - asked.start,
      read,
    }),
  }
}
