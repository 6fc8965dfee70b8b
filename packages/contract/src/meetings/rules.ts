import { type IsoDay, isIsoDay } from '#core/days.ts'

/** The hours of a meeting (spec 9): 09:00 to 18:00 in steps of 15 minutes, as minutes since midnight. */
export const workingHours = { start: 9 * 60, end: 18 * 60, step: 15 } as const

/** How many colour styles meetings take turns in (spec 9). */
export const meetingLooks = 5

/** A day in the form of the meeting form and the schedule: slashes instead of dashes (spec 3). */
export const writeMeetingDate = (day: IsoDay): string => day.replaceAll('-', '/')

/** The day of such a text, with slashes or dashes; `undefined` when it is invalid. */
export function readMeetingDate(text: string): IsoDay | undefined {
  const day = text.trim().replaceAll('/', '-')
  return isIsoDay(day) ? day : undefined
}
