import { compareNames, type Language } from '@atrium/contract/core'
import { isCompanyDay, yearOf } from '@atrium/contract/days'
import { balancesOf, type LeaveEntry, type PersonBalance, type YearBalance } from '@atrium/contract/leave'
import { fullNameOf } from '@atrium/contract/people'
import type { AccountRecord } from '#db/accounts.ts'
import { changeAs } from '#db/audit.ts'
import { groupBy } from '#db/groupBy.ts'
import { HttpError, notFound } from '#http/httpError.ts'
import { localize } from '#i18n/localize.ts'
import type { ListHolidays } from '#modules/holidays/index.ts'
import type { Services } from '#services.ts'
import { closedDaysOf } from './closedDays.service.ts'
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

/** Computes the balances of people from their records; the first year is that of the first day of work. */
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
  const requestsOf = groupBy(requests, ({ personId }) => personId)
  const entriesOf = groupBy(entries, ({ personId }) => personId)
  return new Map(
    people.map(({ id, startedOn }) => {
      const own = requestsOf.get(id) ?? []
      const written = entriesOf.get(id) ?? []
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

/** The balances of one person in a year; none for a year before the first one. */
export async function listOwn(
  parts: Parts,
  personId: number,
  year: number,
): Promise<(YearBalance & { typeId: number })[]> {
  const computed =
    (await computeBalances(parts, await listStaff(parts.database.db, personId), year)).get(personId) ?? []
  return computed.flatMap(({ typeId, years }) => {
    const balance = years.find((one) => one.year === year)
    return balance ? [{ ...balance, typeId }] : []
  })
}

/** The balances of everybody, or of one person, in a year, by name; of those who left in the year of their departure at the latest. */
export async function listAll(
  parts: Parts,
  account: AccountRecord,
  { year, person, language }: { year: number; person?: number | undefined; language: Language },
): Promise<PersonBalance[]> {
  const people = (await listStaff(parts.database.db, person)).filter(
    ({ leftAt }) => !leftAt || leftAt.getUTCFullYear() >= year,
  )
  const computed = await computeBalances(parts, people, year)
  return people
    .map((person) => ({ person, name: fullNameOf(person) }))
    .sort((one, other) => compareNames(one.name, other.name))
    .flatMap(({ person, name }) =>
      (computed.get(person.id) ?? []).flatMap(({ typeId, years, records }) => {
        const balance = years.find((one) => one.year === year)
        if (!balance) return []
        const unit = localize(person.unit, language) ?? ''
        const own = records.filter((record) => record.year === year)
        const isOwn = person.id === account.personId
        const { id: personId, photo } = person
        return [{ ...balance, personId, isOwn, name, photo, unit, typeId, records: own }]
      }),
    )
}

/** Writes an entitlement or an adjustment. Throws 403 for the own balance, 404 for an unknown person or kind. */
export async function addEntry(
  { database, now }: Pick<Parts, 'database' | 'now'>,
  actor: AccountRecord,
  { isBelowLawConfirmed: _confirmed, ...entry }: LeaveEntry,
): Promise<undefined> {
  if (entry.personId === actor.personId) throw new HttpError(403, 'aboutYourself')
  const isKnown = (await listTypeRows(database.db)).some(
    ({ id, hasBalance }) => id === entry.typeId && hasBalance,
  )
  if (!isKnown || (await listStaff(database.db, entry.personId)).length === 0) throw notFound()
  await changeAs(database.db, actor.id, (tx) => insertEntry(tx, { ...entry, createdAt: now() }))
}
