import type { IsoDay } from '@atrium/contract'

const dayMs = 24 * 60 * 60 * 1000

const utc = (day: IsoDay) => new Date(`${day}T00:00:00Z`)

/** Adds days to a day. */
export const addDays = (day: IsoDay, count: number): IsoDay =>
  new Date(utc(day).getTime() + count * dayMs).toISOString().slice(0, 10)

/** Saturday or Sunday. */
export const isWeekend = (day: IsoDay): boolean => utc(day).getUTCDay() % 6 === 0

export const yearOf = (day: IsoDay): number => Number(day.slice(0, 4))
