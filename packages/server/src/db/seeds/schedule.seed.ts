import { company, dayAndTime } from '@atrium/contract/core'
import { addDays } from '@atrium/contract/days'
import { readMeetingDate } from '@atrium/contract/meetings'
import { scheduleSample } from '@atrium/contract/meetings/samples'
import { scheduledMeetings } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

/** Weeks from the one of the first start on. */
const weeks = [0, 1, 2, 3]

export async function scheduleIsEmpty(db: Database): Promise<boolean> {
  return (await db.select({ id: scheduledMeetings.id }).from(scheduledMeetings).limit(1)).length === 0
}

/** Writes the company's sample meetings of the week of the first start and the weeks after it. */
export async function seedSchedule(tx: Database): Promise<void> {
  const today = dayAndTime(new Date(), company.timeZone).day
  const rows = weeks.flatMap((week) => scheduleSample(addDays(today, 7 * week)))
  await tx.insert(scheduledMeetings).values(
    rows.map(({ title, date, start_time: start, end_time: end, attendees = [] }) => {
      const day = readMeetingDate(date)
      if (!day) throw new Error(`The sample meeting "${title}" has no day.`)
      return { title, day, start, end, attendees }
    }),
  )
}
