import { company, dayAndTime, type Language, sortByName } from '@atrium/contract/core'
import { addDays, type IsoDay, isWeekend } from '@atrium/contract/days'
import { type DirectoryPerson, fullNameOf, idNumberOf } from '@atrium/contract/people'
import { localize } from '#i18n/localize.ts'
import { listAwayRows } from '#modules/leave/index.ts'
import type { Services } from '#services.ts'
import { listColleagueRows } from './people.repo.ts'

/** The directory in one language, in alphabetical order. Of a birthday it has day and month, and only if shared. */
export async function listColleagues(
  { database, now }: Pick<Services, 'database' | 'now'>,
  language: Language,
): Promise<DirectoryPerson[]> {
  const today = dayAndTime(now(), company.timeZone).day
  const rows = await listColleagueRows(database.db)
  const present = new Set(rows.map(({ id }) => id))
  const away = await listAwayRows(database.db, today)
  const daysOff = new Map<number, Set<IsoDay>>()
  for (const { personId, days } of away)
    daysOff.set(personId, new Set([...(daysOff.get(personId) ?? []), ...days]))
  const colleagues = rows.map(({ number, job, birthday, isBirthdayShared, ...row }) => ({
    ...row,
    idnumber: idNumberOf(number),
    position: localize(job, language) ?? '',
    unit: localize(row.unit, language) ?? '',
    roomname: row.roomname ?? '',
    managerId: row.managerId !== null && present.has(row.managerId) ? row.managerId : null,
    awayUntil: lastDayOff(daysOff.get(row.id) ?? new Set(), today),
    birthday: isBirthdayShared ? (birthday?.slice(5) ?? '') : '',
  }))
  return sortByName(colleagues, fullNameOf, (one, other) => one.id - other.id)
}

/** The last day off of those that follow each other from today on; a weekend between them does not end them. */
function lastDayOff(days: ReadonlySet<IsoDay>, today: IsoDay): IsoDay | '' {
  let last = ''
  for (let day = today; days.has(day) || (last !== '' && isWeekend(day)); day = addDays(day, 1))
    if (days.has(day)) last = day
  return last
}
