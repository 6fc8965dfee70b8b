import { readTime } from '@atrium/contract/core'
import type { IsoDay } from '@atrium/contract/days'
import { type MeetingFields, type SharedMeeting, workingHours } from '@atrium/contract/meetings'

/**
 * A meeting as a screen shows a week: a person's own `Meeting`, another person's to which the person is invited, or a
 * meeting of the company's schedule.
 */
export interface WeekMeeting extends MeetingFields {
  id: string
  /** 0 to 4: which of the five colour styles (spec 9). */
  look: number
  /**
   * Whether the meeting can be read and not changed: it belongs to the company's schedule, or another person organises it.
   * One of the schedule may have any text as its day and times, as the schedule's file has it.
   */
  isFixed: boolean
  /** For an occurrence of a series, the day on which its rule has it. */
  occurrence?: IsoDay | undefined
  /** For an occurrence, the series itself. */
  series?: WeekMeeting | undefined
  /** What is known of people and room; left out for a meeting without invitees and room, and for the schedule's. */
  shared?: SharedMeeting | undefined
}

/** Why the times of a meeting have no place on the grid (departure 2); `undefined` if they have one. */
export function whyUnplaced({ start, end }: WeekMeeting): 'time' | 'hours' | undefined {
  const [from, to] = [readTime(start), readTime(end)]
  if (from === undefined || to === undefined || from >= to) return 'time'
  return from < workingHours.start || to > workingHours.end ? 'hours' : undefined
}
