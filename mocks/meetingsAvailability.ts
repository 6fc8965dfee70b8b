import { meetingHoursOf } from '@atrium/contract/accounts'
import { staffSamples } from '@atrium/contract/accounts/samples'
import {
  company,
  compareNames,
  dayAndTime,
  foldText,
  type Language,
  type ReplyOf,
  readTime,
} from '@atrium/contract/core'
import { addDays, yearOf } from '@atrium/contract/days'
import { holidaysSample } from '@atrium/contract/holidays/samples'
import { isAway, isElsewhere } from '@atrium/contract/leave'
import {
  type AvailabilityAnswer,
  type AvailabilityQuestion,
  type listDirectory,
  readMeetingDate,
} from '@atrium/contract/meetings'
import { availabilityEndpoints } from '@atrium/contract/meetings/availability/calls'
import { availabilityQuestionSchema } from '@atrium/contract/meetings/availability/schema'
import {
  busySpansOn,
  closedKind,
  type FreeBusy,
  freeSpans,
  isDuring,
  joinIntervals,
  leaveIntervals,
  meetingIntervals,
  minutesOf,
  stateAt,
  wholeDay,
  workCalendarOf,
  workingDaysFrom,
} from '@atrium/contract/meetings/freeBusy'
import { badgeSamples } from '@atrium/contract/people/samples'
import { ownHours } from './accountsProfile.ts'
import { answering, json, languageOf, mockOf } from './answers.ts'
import { ownOffDays } from './leave.ts'
import { ownMeetings, scheduled } from './meetings.ts'

/** The sample employees in alphabetical order. Each sample account is one of them. */
const directory = (language: Language): ReplyOf<typeof listDirectory> =>
  badgeSamples
    .map(({ idnumber, name, surname, job, email }) => ({
      id: idnumber,
      name: `${name} ${surname}`,
      position: job[language],
      hasAccount: staffSamples.some((person) => person.email === email),
    }))
    .toSorted((one, other) => compareNames(one.name, other.name))

/** The signed-in person of the mocks. */
const self = `${staffSamples[0]?.firstName} ${staffSamples[0]?.lastName}`

const colleagues = new Set(
  staffSamples.map(({ firstName, lastName }) => foldText(`${firstName} ${lastName}`)),
)

const meetingsBut = (exceptId: string | undefined) =>
  ownMeetings().filter(({ id, isDeleted }) => id !== exceptId && !isDeleted)

/** The busy times of a person: the own meetings of the mocks and the company's schedule name them. */
function timesOf(name: string, exceptId: string | undefined): FreeBusy {
  const folded = foldText(name)
  const isSelf = folded === foldText(self)
  const isIn = (names: readonly string[] = []) => names.some((one) => foldText(one) === folded)
  if (!colleagues.has(folded)) return new Map()
  return joinIntervals([
    ...meetingsBut(exceptId)
      .filter(({ attendees }) => isSelf || isIn(attendees))
      .flatMap((meeting) => meetingIntervals(meeting, 'busy')),
    ...scheduled()
      .filter(({ attendees }) => isIn(attendees))
      .flatMap(({ date, start_time: start, end_time: end }) =>
        meetingIntervals({ day: readMeetingDate(date) ?? '', start, end }, 'busy'),
      ),
    ...ownOffDays()
      .filter((request) => isSelf && isAway(request))
      .flatMap(leaveIntervals),
  ])
}

const bookingsOf = (room: string, exceptId: string | undefined): FreeBusy =>
  joinIntervals(
    meetingsBut(exceptId)
      .filter(({ roomname = '' }) => foldText(roomname) === foldText(room))
      .flatMap((meeting) => meetingIntervals(meeting, 'busy')),
  )

type Asked = { name: string; personId?: string; email?: string }

/** How far ahead free times are searched. */
const searchedDays = 60

function answer(question: AvailabilityQuestion, language: Language): AvailabilityAnswer {
  const { day, people, personIds = [], emails = [], roomname, exceptId } = question
  const span = minutesOf(question) ?? wholeDay
  const length = span.end - span.start
  const asked = new Map<string, Asked>()
  const ask = (one: Asked) => {
    const folded = foldText(one.name)
    const known = asked.get(folded)
    if (folded !== foldText(self))
      asked.set(folded, { ...one, ...known, ...(one.email && { email: one.email }) })
  }
  for (const personId of personIds) {
    const found = directory('EN').find(({ id }) => id === personId)
    if (found) ask({ name: found.name, personId })
  }
  for (const email of emails) {
    const found = staffSamples.find((one) => foldText(one.email) === foldText(email))
    const badge = badgeSamples.find((one) => one.email === found?.email)
    if (found && badge) ask({ name: `${found.firstName} ${found.lastName}`, personId: badge.idnumber, email })
  }
  for (const name of people) ask({ name })
  const everybody = [{ name: self }, ...asked.values()].map((one) => ({
    ...one,
    times: timesOf(one.name, exceptId),
  }))
  const room = roomname ? bookingsOf(roomname, exceptId) : undefined
  const now = dayAndTime(new Date(), company.timeZone)
  const [first = ''] = [`${day} ${question.start}`, `${now.day} ${now.time}`].sort().toReversed()
  const from = { day: first.slice(0, 10), minute: readTime(first.slice(11)) ?? 0 }
  const years = [...new Set([day, from.day, addDays(from.day, searchedDays)].map(yearOf))]
  const calendar = workCalendarOf(years.flatMap((year) => holidaysSample(year, language)))
  return {
    people: everybody.map(({ times, ...one }) => {
      const isKnown = colleagues.has(foldText(one.name))
      const state = isKnown ? stateAt(times, day, span) : ('unknown' as const)
      const isSelf = one.name === self
      const isElsewhereThen = isSelf && isDuring(ownOffDays().filter(isElsewhere), day, span)
      return {
        ...one,
        state,
        isSelf,
        ...(isElsewhereThen && { worksElsewhere: true }),
        busy: busySpansOn(times, day),
      }
    }),
    ...(room && {
      room: { state: stateAt(room, day, span) === 'free' ? 'free' : 'busy', busy: busySpansOn(room, day) },
    }),
    holiday: calendar.holidays.get(day),
    ...(closedKind(calendar, day) === 'closed' && { isWeekend: true }),
    next: freeSpans({
      calendars: [...everybody.map(({ times }) => times), ...(room ? [room] : [])],
      days: workingDaysFrom(from.day, searchedDays, calendar),
      from,
      length,
      count: 3,
      hours: meetingHoursOf(ownHours(), length),
    }),
  }
}

/** The directory of colleagues, and who is free when: from the meetings, days off and holidays of the mocks. */
export const meetingsAvailabilityMocks = [
  mockOf(availabilityEndpoints.listDirectory, ({ request }) => json(directory(languageOf(request)))),
  mockOf(
    availabilityEndpoints.fetchAvailability,
    answering(availabilityQuestionSchema, (question, request) => json(answer(question, languageOf(request)))),
  ),
]
