import { addDays, type IsoDay, weekdayOf } from '@atrium/contract/days'

/** The days whose absences the overview lists: until Sunday. */
export const awayDays = (today: IsoDay) => ({ from: today, to: addDays(today, 7 - weekdayOf(today)) })
