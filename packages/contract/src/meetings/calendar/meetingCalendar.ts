/**
 * Meetings as iCalendar (RFC 5545), and as messages between organiser and invitees (iTIP, RFC 5546). The entry point is
 * `@atrium/contract/meetingCalendar`, because public pages write no meetings.
 */

import { company } from '#core/company.ts'
import { companyInstant } from '#core/companyInstant.ts'
import { dayOfMonth, type IsoDay } from '#core/days.ts'
import type { AnswerState } from '#meetings/invitations/rules.ts'
import type { Meeting, Recurrence } from '#meetings/schema.ts'
import { daysOf } from '#meetings/series/recurrence.ts'
import {
  type CalendarMethod,
  calendarFrame,
  calendarInstant,
  escapeCalendarText,
  joinCalendarLines,
  type SubscribedCalendar,
} from './calendarText.ts'
import { calendarZone } from './calendarZone.ts'

export { companyInstant }

/** An attendee with the current answer; left out while there is none. */
interface CalendarAttendee extends Record<'name' | 'email', string> {
  answer?: AnswerState | undefined
  /** The answer that counts for an occurrence, by its original day. @default answer */
  answerOn?: ((day: IsoDay) => AnswerState | undefined) | undefined
}

/** The parts of a meeting in a calendar file. */
interface CalendarMeeting
  extends Pick<Meeting, 'id' | 'title' | 'day' | 'start' | 'end' | 'notes' | 'roomname' | 'recurrence'> {
  /** Names to list under the notes. */
  attendees?: readonly string[]
  /** The original day of the occurrence, and the start of its series, when the meeting is one occurrence of a series. */
  occurrence?: { day: IsoDay; start: string } | undefined
  /** @default 0 */
  sequence?: number
  organiser?: Pick<CalendarAttendee, 'name' | 'email'> | undefined
  /** `'open'` leaves a place for them in each component, which `fillAttendees` fills. */
  invitees?: readonly CalendarAttendee[] | 'open'
  /** The original days of the changed occurrences that are written, without the series. */
  onlyDays?: readonly IsoDay[] | undefined
  /** Left out for a meeting without invitees. */
  status?: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED' | undefined
}

interface CalendarOptions {
  /** The instant of the copy: of two copies with one `sequence`, calendar programs keep the later one. */
  made: Date
  /** @default PUBLISH */
  method?: CalendarMethod
  /** For a calendar that is subscribed to. */
  feed?: SubscribedCalendar
}

/**
 * Writes meetings with a valid day and valid times as a calendar file. The UID of a meeting stays the same, so that a
 * program updates what it has. Times are by the clock of the company, whose time zone is part of the file. Cancelled
 * occurrences of a series are exceptions (EXDATE), changed ones components of their own (RECURRENCE-ID).
 */
export function writeMeetings(
  meetings: readonly CalendarMeeting[],
  { made, method = 'PUBLISH', feed }: CalendarOptions,
): string {
  const days = meetings.flatMap(({ day, recurrence }) => [
    day,
    ...(recurrence?.changes ?? []).flatMap(({ fields }) => fields?.day ?? []),
  ])
  return calendarFrame(
    'Meetings',
    [
      ...(days.length > 0 ? calendarZone(days) : []),
      ...meetings.flatMap((meeting) => componentsOf(meeting, { made, method })),
    ],
    { method, feed },
  )
}

/** A calendar file without invitees: those of each mail are written by `attendeesOf`, and `fillAttendees` puts them in. */
export interface OpenCalendar {
  content: string
  /** The lines of invitees for each component; one text when they are all the same. */
  attendeesOf: (invitees: readonly CalendarAttendee[]) => string[]
}

/** Writes a meeting for mails that name different people: it is written, and stored, once for all of them. */
export function writeOpenMeeting(
  meeting: Omit<CalendarMeeting, 'invitees'>,
  { made, method }: Writing,
): OpenCalendar {
  const days = [...(meeting.onlyDays ? [] : [undefined]), ...writtenChanges(meeting).map(({ day }) => day)]
  return {
    content: writeMeetings([{ ...meeting, invitees: 'open' }], { made, method }),
    attendeesOf: (invitees) => {
      const texts = new Map<string, string>()
      const isSame = invitees.every(({ answerOn }) => !answerOn)
      const written = (isSame ? days.slice(0, 1) : days).map((day) => {
        const people = day ? invitees.map((one) => answerFor(one, day)) : invitees
        const key = people.map(({ answer }) => answer).join()
        const text = texts.get(key) ?? joinCalendarLines(people.map((one) => attendeeOf(one, method)))
        texts.set(key, text)
        return text
      })
      return texts.size > 1 ? written : written.slice(0, 1)
    },
  }
}

/** The whole file of a mail. */
export function fillAttendees(content: string, attendees: readonly string[]): string {
  let place = 0
  return content.replace(new RegExp(`^${openLine}\\r\\n`, 'gm'), () => {
    const text = attendees[attendees.length > 1 ? place : 0] ?? ''
    place += 1
    return text
  })
}

type Writing = Required<Pick<CalendarOptions, 'made' | 'method'>>

function componentsOf(meeting: CalendarMeeting, writing: Writing): string[] {
  const { recurrence, occurrence, start } = meeting
  if (occurrence)
    return eventOf(meeting, [timeOf('RECURRENCE-ID', occurrence.day, occurrence.start)], writing)
  if (!recurrence) return eventOf(meeting, [], writing)
  const cancelled = recurrence.changes.filter(({ isCancelled }) => isCancelled)
  const days = daysOf(meeting)
  const repetition = [
    ...repetitionOf(recurrence.rule, days, start),
    ...cancelled.map(({ day }) => timeOf('EXDATE', day, start)),
  ]
  return [
    ...(meeting.onlyDays ? [] : eventOf(meeting, repetition, writing)),
    ...writtenChanges(meeting).flatMap((change) => occurrenceOf(meeting, change, writing)),
  ]
}

/** A calendar program would show a change of a day that the rule does not have as another meeting. */
function writtenChanges(
  meeting: Pick<CalendarMeeting, 'day' | 'recurrence' | 'onlyDays'>,
): Recurrence['changes'] {
  const written = new Set(meeting.onlyDays ?? daysOf(meeting))
  return (meeting.recurrence?.changes ?? []).filter(({ day, fields }) => fields && written.has(day))
}

/** The line where invitees are missing: no property is without a colon, and typed text begins no line. */
const openLine = 'ATTENDEE'

/**
 * The rule, in a form that all calendar programs expand alike. Some take no notice of `BYSETPOS` beside days of the month
 * (ical.js in Thunderbird and Nextcloud shows three days a month): the 29th or 30th is a rule without it, and shorter months
 * have dates of their own (RDATE).
 */
function repetitionOf(rule: string, days: readonly IsoDay[], start: string): string[] {
  const date = Number(/BYMONTHDAY=28,(?:29,)?(29|30);BYSETPOS=-1/.exec(rule)?.[1])
  if (Number.isNaN(date)) return [`RRULE:${ruleOf(rule, start)}`]
  const shorter = days.filter((day) => dayOfMonth(day) !== date)
  const last = days.at(-1) ?? ''
  return [
    `RRULE:${ruleOf(`FREQ=MONTHLY;BYMONTHDAY=${date};UNTIL=${basic(last)}`, start)}`,
    ...shorter.map((day) => timeOf('RDATE', day, start)),
  ]
}

/** A changed occurrence, by the day and the time that it has in the series. */
function occurrenceOf(
  meeting: CalendarMeeting,
  { day, fields }: Recurrence['changes'][number],
  writing: Writing,
): string[] {
  if (!fields) return []
  const { title = meeting.title, notes = meeting.notes, ...time } = fields
  return eventOf(
    {
      ...{ ...meeting, ...time, title, notes },
      ...(Array.isArray(meeting.invitees) && {
        invitees: meeting.invitees.map((one) => answerFor(one, day)),
      }),
    },
    [timeOf('RECURRENCE-ID', day, meeting.start)],
    writing,
  )
}

const answerFor = ({ answer, answerOn, ...person }: CalendarAttendee, day: IsoDay): CalendarAttendee => ({
  ...person,
  answer: answerOn ? answerOn(day) : answer,
})

function eventOf(
  meeting: CalendarMeeting,
  repetition: readonly string[],
  { made, method }: Writing,
): string[] {
  const { id, title, day, start, end, notes, roomname, status, organiser } = meeting
  const { attendees = [], sequence = 0, invitees = [] } = meeting
  const description = [notes, attendees.join(', ')].filter(Boolean).join('\n\n')
  const text = (property: string, value: string | undefined) =>
    value ? [`${property}:${escapeCalendarText(value)}`] : []
  return [
    'BEGIN:VEVENT',
    `UID:${calendarUid(id)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${calendarInstant(made)}`,
    timeOf('DTSTART', day, start),
    timeOf('DTEND', day, end),
    ...repetition,
    ...text('SUMMARY', title),
    ...text('DESCRIPTION', description),
    ...text('LOCATION', roomname),
    ...(organiser ? [`ORGANIZER;CN=${parameter(organiser.name)}:${mailto(organiser)}`] : []),
    ...(invitees === 'open' ? [openLine] : invitees.map((invitee) => attendeeOf(invitee, method))),
    ...(status ? [`STATUS:${status}`] : []),
    'END:VEVENT',
  ]
}

/** The UID of a meeting: the same in every file and mail. */
export const calendarUid = (id: string): string => `${encodeURIComponent(id)}@meetings.${company.domain}`

const participation: Record<AnswerState, string> = {
  accepted: 'ACCEPTED',
  maybe: 'TENTATIVE',
  declined: 'DECLINED',
}

function attendeeOf(
  { answer, ...person }: Omit<CalendarAttendee, 'answerOn'>,
  method: CalendarMethod,
): string {
  const state = answer ? participation[answer] : 'NEEDS-ACTION'
  const isAsked = method === 'REQUEST' && !answer
  return [
    'ATTENDEE',
    `CN=${parameter(person.name)}`,
    'CUTYPE=INDIVIDUAL',
    'ROLE=REQ-PARTICIPANT',
    `PARTSTAT=${state}${isAsked ? ';RSVP=TRUE' : ''}:${mailto(person)}`,
  ].join(';')
}

/** The quoted value of a parameter. It has no way to contain a quotation mark (RFC 5545, 3.2). */
const parameter = (value: string) => `"${value.replace(/"/g, '\u2019').replace(/\p{Cc}+/gu, ' ')}"`

/** The address of a person, without what could end the line or begin another parameter. */
const mailto = ({ email }: Pick<CalendarAttendee, 'email'>) => `mailto:${email.replace(/[\p{Cc}\s"]/gu, '')}`

const timeOf = (property: string, day: IsoDay, time: string) =>
  `${property};TZID=${company.timeZone}:${basic(day)}T${time.replace(':', '')}00`

const basic = (day: IsoDay) => day.replaceAll('-', '')

/** A rule that ends on a day ends in UTC, at the time of the occurrence of that day (RFC 5545, 3.3.10). */
const ruleOf = (rule: string, start: string) =>
  rule.replace(
    /UNTIL=(\d{4})(\d{2})(\d{2})(T\d{6}Z?)?/,
    (_match, year: string, month: string, date: string) =>
      `UNTIL=${calendarInstant(companyInstant(`${year}-${month}-${date}`, start))}`,
  )
