import type { ReplyOf } from '@atrium/contract/core'
import type { IsoDay } from '@atrium/contract/days'
import { type getSchedule as getScheduleCall, writeMeetingDate } from '@atrium/contract/meetings'
import type { Services } from '#services.ts'
import { listScheduled, replaceScheduled } from './schedule.repo.ts'

type Parts = Pick<Services, 'database'>

/** The schedule of the company in the form of the specification, in the order of its file. */
export async function getSchedule({ database }: Parts): Promise<ReplyOf<typeof getScheduleCall>> {
  const rows = await listScheduled(database.db)
  return rows.map(({ title, day, start, end, attendees, notes }) => ({
    title,
    date: writeMeetingDate(day),
    start_time: start,
    end_time: end,
    attendees,
    ...(notes && { notes }),
  }))
}

/** The schedule from a day on, sorted by day and time. */
export async function listScheduleFrom({ database }: Parts, from: IsoDay) {
  const rows = (await listScheduled(database.db)).filter(({ day }) => day >= from)
  const key = ({ day, start, id }: (typeof rows)[number]) => `${day} ${start} ${String(id).padStart(10, '0')}`
  return rows.sort((one, other) => (key(one) < key(other) ? -1 : 1))
}

/** Replaces the schedule, all or nothing; returns the number of earlier meetings. */
export async function importSchedule(
  { database }: Parts,
  meetings: Parameters<typeof replaceScheduled>[1],
  isDryRun: boolean,
): Promise<number> {
  if (isDryRun) return (await listScheduled(database.db)).length
  return database.db.transaction((tx) => replaceScheduled(tx, meetings))
}
