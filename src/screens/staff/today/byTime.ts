import type { WeekMeeting } from '#features/schedule/weekMeeting.ts'

/** The earlier meeting first. */
export const byTime = (one: WeekMeeting, other: WeekMeeting) =>
  `${one.day} ${one.start} ${one.end}` < `${other.day} ${other.start} ${other.end}` ? -1 : 1
