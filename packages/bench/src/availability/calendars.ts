import { writeTime } from '@atrium/contract/core'
import { addDays, daysFrom, type IsoDay, isWeekend } from '@atrium/contract/days'
import { type AnswerState, type TimeSpan, workingHours } from '@atrium/contract/meetings'
import {
  type BusyInterval,
  type FreeBusy,
  invitationKind,
  joinIntervals,
  leaveIntervals,
  meetingIntervals,
} from '@atrium/contract/meetings/freeBusy'
import { occurrencesIn, type Series } from '@atrium/contract/meetings/series'

/** What the records of one person say, before anything is joined. */
export interface Records {
  meetings: TimeSpan[]
  invitations: (TimeSpan & { answer: AnswerState | undefined })[]
  series: Series[]
  leave: { days: IsoDay[]; startTime: string; endTime: string }[]
}

/** A generator of numbers from 0 to 1, the same in each run (mulberry32). */
function randomOf(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/**
 * The records of people over some weeks: `perDay` meetings and invitations a day, three series (a daily stand-up, a
 * weekly and a fortnightly meeting), and now and then a leave of a day or of some hours.
 */
export function makeRecords(people: number, first: IsoDay, days: number, perDay: number): Records[] {
  const random = randomOf(20261127)
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item
  const span = (day: IsoDay): TimeSpan => {
    const length = pick([15, 30, 30, 45, 60, 60, 90])
    const places = (workingHours.end - workingHours.start - length) / workingHours.step
    const start = workingHours.start + Math.floor(random() * (places + 1)) * workingHours.step
    return { day, start: writeTime(start), end: writeTime(start + length) }
  }
  const workdays = daysFrom(first, days).filter((day) => !isWeekend(day))
  const until = addDays(first, 180).replaceAll('-', '')
  const seriesOf = (rule: string): Series => ({
    ...span(addDays(first, -28)),
    title: '',
    notes: '',
    recurrence: { rule: `${rule};UNTIL=${until}`, changes: [] },
  })
  return Array.from({ length: people }, () => ({
    meetings: workdays.flatMap((day) => Array.from({ length: perDay / 2 }, () => span(day))),
    invitations: workdays.flatMap((day) =>
      Array.from({ length: perDay / 2 }, () => ({
        ...span(day),
        answer: pick<AnswerState | undefined>(['accepted', 'accepted', 'maybe', 'declined', undefined]),
      })),
    ),
    series: [
      'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
      'FREQ=WEEKLY;BYDAY=TU',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH',
    ].map(seriesOf),
    leave: [
      { days: [pick(workdays)], startTime: '', endTime: '' },
      { days: [pick(workdays)], startTime: '14:00', endTime: '18:00' },
    ],
  }))
}

/** The busy intervals of a person from the records. */
export function calendarOf(
  { meetings, invitations, series, leave }: Records,
  first: IsoDay,
  last: IsoDay,
): FreeBusy {
  const intervals: BusyInterval[] = []
  for (const meeting of meetings) intervals.push(...meetingIntervals(meeting, 'busy'))
  for (const one of invitations) intervals.push(...meetingIntervals(one, invitationKind(one.answer)))
  for (const one of series)
    for (const occurrence of occurrencesIn(one, first, last))
      intervals.push(...meetingIntervals(occurrence, 'busy'))
  for (const one of leave) intervals.push(...leaveIntervals(one))
  return joinIntervals(intervals)
}
