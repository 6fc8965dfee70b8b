import { addDays, type IsoDay, isWeekend } from '@atrium/contract/days'

/** The day some working days after a day, or before it. */
export function workdayAfter(today: IsoDay, count: number): IsoDay {
  let day = today
  for (let left = Math.abs(count); left > 0; ) {
    day = addDays(day, Math.sign(count))
    if (!isWeekend(day)) left -= 1
  }
  return day
}
