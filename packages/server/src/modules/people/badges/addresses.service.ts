import { yearOf } from '@atrium/contract/days'
import { fullNameOf } from '@atrium/contract/people'
import { mayChangeAccount } from '#accounts/mayChangeAccount.ts'
import type { AccountRecord } from '#db/accounts.ts'
import { type Fault, quoted } from '#importing/faults.ts'
import { isAbout, type PlannedChange } from './plannedChanges.service.ts'

/** Who imports in the browser. */
export interface Importer {
  /** `accounts.id`. */
  id: number
  /** The present year: a new record of the own may begin in it. */
  year: number
}

type Changes = readonly PlannedChange[]

/** An account that people sign in to with another address after an import. */
export interface NewAddress {
  account: AccountRecord
  /** In lower case. */
  email: string
}

/**
 * The accounts with a new address, and the faults of addresses: one that belongs to another account, and one of an account
 * with a permission that the importer lacks. A command in the terminal has no importer and may change each account.
 */
export function addressesOf(
  changes: Changes,
  accounts: readonly AccountRecord[],
  importerId: number | undefined,
): { addresses: NewAddress[]; faults: Fault[] } {
  const byEmail = new Map(accounts.map((account) => [account.email, account]))
  const byPerson = new Map(accounts.map((account) => [account.personId, account]))
  const importer = accounts.find(({ id }) => id === importerId)
  const mayChange = (account: AccountRecord) => !importer || mayChangeAccount(importer, account)
  const addresses: NewAddress[] = []
  const faults: Fault[] = []
  const given = new Set<string>()
  for (const { line, row, before, fields } of changes) {
    const { email } = row
    const account = before && byPerson.get(before.person.id)
    const owner = byEmail.get(email)
    if (!email && account && isAbout(fields, 'email')) {
      const values = { name: fullNameOf(row), email: account.email }
      faults.push({ line, column: 'email', code: 'emailOfAccount', values })
    }
    if (!email || account?.email === email) continue
    // A person without an account gets the open account of the address that belongs to no badge.
    const isOfAnother = owner !== undefined && owner.number !== null && owner.personId !== before?.person.id
    if (importer && !account && (isOfAnother || owner?.deactivatedAt)) {
      faults.push({ line, column: 'email', code: 'emailTaken', values: { text: quoted(email) } })
      continue
    }
    const touched = account ?? (owner?.number === null && !owner.deactivatedAt ? owner : undefined)
    if (!touched) continue
    const fault = { line, column: 'email' }
    if (account && !mayChange(account))
      faults.push({
        ...fault,
        code: 'emailProtected',
        values: { name: fullNameOf(row), email: account.email },
      })
    else if (given.has(email) || (account && owner) || !mayChange(touched))
      faults.push({ ...fault, code: 'emailTaken', values: { text: quoted(email) } })
    else if (account) addresses.push({ account, email })
    given.add(email)
  }
  return { addresses, faults }
}

/** The columns of `fieldsOfOthers`. */
const columnsOfOthers = ['manager', 'deputy', 'startedon'] as const

/**
 * The faults of rows in which people change these columns of their own record, or join their account to a record that has
 * them, by the rule of the form.
 */
export function ownRecordFaults(
  changes: Changes,
  accounts: readonly AccountRecord[],
  importer: Importer | undefined,
): Fault[] {
  const own = accounts.find(({ id }) => id === importer?.id)
  if (!importer || !own) return []
  const isHarmless = (column: string, row: PlannedChange['row']) =>
    column === 'startedon' && yearOf(row.startedon ?? '') === importer.year
  return changes
    .filter(({ row, before }) =>
      own.number === null ? row.email === own.email : before?.person.id === own.personId,
    )
    .flatMap(({ line, row, before, fields }) =>
      columnsOfOthers
        .filter((column) =>
          own.number === null
            ? Boolean(row[column]) && (Boolean(before) || !isHarmless(column, row))
            : isAbout(fields, column),
        )
        .map((column) => ({ line, column, code: 'ownRecord' as const })),
    )
}
