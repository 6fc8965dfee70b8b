import { type IsoDay, type MeetingFields, readTime, workingHours } from '@atrium/contract'

/** A meeting as a screen shows a week: a person's own `Meeting`, or a meeting of the company's schedule. */
export interface WeekMeeting extends MeetingFields {
  id: string
  /** 0 to 4: which of the five colour styles (spec 9). */
  look: number
  /** Whether the meeting belongs to the company's schedule: then it can be read and duplicated, not changed. Such a
   * meeting may have any text as its day and times, as the schedule's file has it. */
  isFixed: boolean
  /** For an occurrence of a series, the day on which its rule has it. */
  occurrence?: IsoDay | undefined
  /** For an occurrence, the series itself. */
  series?: WeekMeeting | undefined
}

/** Why the times of a meeting have no place on the grid (departure 2); `undefined` if they have one. */
export function whyUnplaced({ start, end }: WeekMeeting): 'time' | 'hours' | undefined {
  const [from, to] = [readTime(start), readTime(end)]
  if (from === undefined || to === undefined || from >= to) return 'time'
  return from < workingHours.start || to > workingHours.end ? 'hours' : undefined
}
