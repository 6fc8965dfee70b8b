import { compareNames, type Language } from '@atrium/contract/core'
import { isCompanyDay, yearOf } from '@atrium/contract/days'
import { balancesOf, type LeaveEntry, type PersonBalance, type YearBalance } from '@atrium/contract/leave'
import { changeAs } from '#db/audit.ts'
import { HttpError, notFound } from '#http/httpError.ts'
import { localize } from '#i18n/localize.ts'
import type { Services } from '#services.ts'
import { closedDaysOf, type ListHolidays } from './holidays.ts'
import { insertEntry, listEntriesOf, listRequestsOf, listStaff } from './leave.repo.ts'
import { listTypeRows } from './leaveTypes.repo.ts'

interface Parts extends Pick<Services, 'database' | 'now'> {
  holidays: ListHolidays
}

/** The balances of a person, by kind, up to a year, and what HR wrote. */
interface Reckoned {
  typeId: number
  years: YearBalance[]
  records: (PersonBalance['records'][number] & { year: number })[]
}

/** Reckons the balances of accounts from their records; the account's first year is that of the first day of work. */
export async function computeBalances(
  { database: { db }, holidays, now }: Parts,
  people: { id: number; startedOn: string | null; createdAt: Date }[],
  last: number,
): Promise<Map<number, Reckoned[]>> {
  if (people.length === 0) return new Map()
  const ids = people.map(({ id }) => id)
  const [types, entries, requests] = [
    (await listTypeRows(db)).filter(({ hasBalance }) => hasBalance),
    await listEntriesOf(db, ids),
    await listRequestsOf(db, ids),
  ]
  const closedOn = await closedDaysOf(
    holidays,
    requests.flatMap(({ days }) => days),
  )
  return new Map(
    people.map(({ id, startedOn }) => {
      const own = requests.filter(({ userId }) => userId === id)
      const written = entries.filter(({ userId }) => userId === id)
      const known = [
        ...written.map(({ year }) => year),
        ...own.flatMap(({ days }) => days.filter(isCompanyDay).map(yearOf)),
        now().getUTCFullYear(),
        last,
      ]
      const first = startedOn ? yearOf(startedOn) : Math.min(...known)
      return [
        id,
        types.map((type) => {
          const records = written
            .filter(({ typeId }) => typeId === type.id)
            .map(({ year, kind, minutes, reason, createdAt, by }) => ({
              year,
              kind,
              minutes,
              reason,
              createdAt: createdAt.toISOString(),
              by,
            }))
          const leaves = own.filter(({ typeId }) => typeId === type.id)
          return {
            typeId: type.id,
            years: balancesOf({ type, first, last, records, requests: leaves, closedOn }),
            records,
          }
        }),
      ] as const
    }),
  )
}

const staffOf = async ({ database: { db } }: Pick<Parts, 'database'>, id?: number) =>
  (await listStaff(db, id)).map(({ user, startedOn, leftAt }) => ({ ...user, startedOn, leftAt }))

/** The balances of one person in a year; none for a year before the first one. */
export async function listOwn(
  parts: Parts,
  userId: number,
  year: number,
): Promise<(YearBalance & { typeId: number })[]> {
  const reckoned = (await computeBalances(parts, await staffOf(parts, userId), year)).get(userId) ?? []
  return reckoned.flatMap(({ typeId, years }) => {
    const balance = years.find((one) => one.year === year)
    return balance ? [{ ...balance, typeId }] : []
  })
}

/** The balances of everybody in a year, by name; of those who left in the year of their departure at the latest. */
export async function listAll(parts: Parts, year: number, language: Language): Promise<PersonBalance[]> {
  const people = (await staffOf(parts)).filter(({ leftAt }) => !leftAt || leftAt.getUTCFullYear() >= year)
  const reckoned = await computeBalances(parts, people, year)
  return people
    .map((person) => ({ person, name: `${person.firstName} ${person.lastName}` }))
    .sort((one, other) => compareNames(one.name, other.name))
    .flatMap(({ person, name }) =>
      (reckoned.get(person.id) ?? []).flatMap(({ typeId, years, records }) => {
        const balance = years.find((one) => one.year === year)
        if (!balance) return []
        const unit = localize(person.jobTitle, language) ?? ''
        const own = records.filter((record) => record.year === year)
        return [{ ...balance, userId: person.id, name, unit, typeId, records: own }]
      }),
    )
}

/** Writes an entitlement or an adjustment. Throws 403 for one's own balance, 404 for an unknown person or kind. */
export async function addEntry(
  { database, now }: Pick<Parts, 'database' | 'now'>,
  actorId: number,
  { isBelowLawConfirmed: _confirmed, ...entry }: LeaveEntry,
): Promise<undefined> {
  if (entry.userId === actorId) throw new HttpError(403, 'aboutYourself')
  const isKnown = (await listTypeRows(database.db)).some(
    ({ id, hasBalance }) => id === entry.typeId && hasBalance,
  )
  if (!isKnown || (await listStaff(database.db, entry.userId)).length === 0) throw notFound()
  await changeAs(database.db, actorId, (tx) => insertEntry(tx, { ...entry, createdAt: now() }))
}
