import type { IsoDay } from '@atrium/contract/days'
import { addDays } from '@atrium/contract/days'

/** A meeting as every calendar of the bench gets it; times in minutes since midnight. */
export interface PlannedMeeting {
  id: string
  title: string
  day: IsoDay
  start: number
  end: number
  attendees: string[]
  /** One of the five colour styles, 0 to 4. */
  look: number
}

export interface PlanSize {
  /** Meetings in a week. */
  perWeek: number
  /** Meetings in all weeks together. */
  total: number
}

/** The data of a run: a week, the next week, and a meeting that is added to the next week. */
export interface Plan {
  /** The Sundays of the week that is mounted and of the one after it. */
  weeks: [IsoDay, IsoDay]
  meetings: PlannedMeeting[]
  added: PlannedMeeting
}

/** The shown hours and the height of a row, in minutes since midnight and minutes. */
export const hours = { start: 9 * 60, end: 18 * 60, step: 15 }

const shownSunday = '2026-11-15'
const titles = [
  'Stand-up',
  'Sprint planning',
  'Client call: rollout plan',
  'Interview: React developer',
  'Architecture review',
  'Budget',
  'Release 4.2 rehearsal',
  'Retrospective',
  'Demo day',
  'Migration window',
]
const people = [
  'Leyla Aliyeva',
  'Rauf Aliyev',
  'Aysel Karimova',
  'Tural Quliyev',
  'Irina Sokolova',
  'Nigar Hasanova',
  'Emin Mammadov',
]
/** Working days have more meetings than the two of the weekend. */
const weekdays = [0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6]
const lengths = [15, 30, 30, 30, 45, 60, 60, 60, 90, 120]

/** Random numbers from 0 to 1, the same in every run: all calendars and all runs get the same meetings. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Meetings spread over weeks around the shown one; the same size gives the same plan. */
export function makePlan({ perWeek, total }: PlanSize): Plan {
  const random = seeded(perWeek + total)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const weekCount = Math.ceil(total / perWeek)
  const first = addDays(shownSunday, -7 * Math.floor((weekCount - 1) / 2))
  const meetings = Array.from({ length: total }, (_meeting, index): PlannedMeeting => {
    const length = pick(lengths)
    const steps = (hours.end - hours.start - length) / hours.step
    const start = hours.start + hours.step * Math.floor(random() * (steps + 1))
    return {
      id: `meeting-${index}`,
      title: pick(titles),
      day: addDays(first, 7 * Math.floor(index / perWeek) + pick(weekdays)),
      start,
      end: start + length,
      attendees: people.slice(0, 1 + Math.floor(random() * people.length)),
      look: index % 5,
    }
  })
  const next = addDays(shownSunday, 7)
  return {
    weeks: [shownSunday, next],
    meetings,
    added: {
      id: 'meeting-added',
      title: 'Added',
      day: addDays(next, 3),
      start: 10 * 60,
      end: 10 * 60 + 45,
      attendees: people.slice(0, 3),
      look: total % 5,
    },
  }
}

/** The meetings of the week that begins on a Sunday. */
export function inWeek(meetings: readonly PlannedMeeting[], sunday: IsoDay): PlannedMeeting[] {
  const after = addDays(sunday, 7)
  return meetings.filter(({ day }) => sunday <= day && day < after)
}
