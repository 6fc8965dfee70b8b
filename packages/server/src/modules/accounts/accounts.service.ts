import type { BodyOf, Language } from '@atrium/contract/core'
import type { assignRole as giveDutiesEndpoint } from '@atrium/contract/people'
import { type AccountRecord, findAccount, findAccountOf } from '#accounts/accounts.repo.ts'
import { HttpError, invalid, notFound } from '#http/httpError.ts'
import type { Services } from '#services.ts'
import { findRecord } from './accounts.repo.ts'
import {
  activatePerson,
  addPerson,
  assignRole,
  deactivatePerson,
  invitePerson,
  removeSecondFactor,
} from './people.service.ts'

/**
 * Opens an account for a record. Throws 404 for an unknown
 * record and for who has left, 400 without an address, 409 when somebody has the address already.
 */
export async function openAccount(
  services: Services,
  by: AccountRecord,
  recordId: number,
  language: Language,
): Promise<undefined> {
  const record = await findRecord(services.database.db, recordId)
  if (!record) throw notFound()
  if (!record.email) throw invalid({ email: 'emailRequired' })
  const { email, name, surname, job, unit } = record
  const account = { email, name, surname, job, unit, role: 'staff', language } as const
  if (
    (await findAccountOf(services.database.db, recordId)) ||
    !(await addPerson(services, account, by, recordId))
  )
    throw new HttpError(409, 'accountExists')
}

/** Mails a new link to set a password. Throws 404 for an unknown account, 409 for a closed one. */
export async function inviteToAccount(services: Services, by: AccountRecord, id: number): Promise<undefined> {
  if (!(await invitePerson(services, await addressOf(services, id), by)))
    throw new HttpError(409, 'accountClosed')
}

/**
 * Closes an account or opens it again. An account that is in the state already stays as it is. Throws 409 for a person who
 * has left: the account stays closed.
 */
export async function setOpen(
  services: Services,
  by: AccountRecord,
  id: number,
  isOpen: boolean,
): Promise<undefined> {
  const { email, number, personId } = await accountOf(services, id)
  if (isOpen && number !== null && !(await findRecord(services.database.db, personId)))
    throw new HttpError(409, 'hasLeft')
  await (isOpen ? activatePerson(services, email, by) : deactivatePerson(services, email, by))
}

/** Turns the second factor of a person off. An account without one stays as it is. */
export async function stopSecondFactor(
  services: Services,
  by: AccountRecord,
  id: number,
): Promise<undefined> {
  await removeSecondFactor(services, await addressOf(services, id), by)
}

/** Gives a role and names a reader of suggestions. */
export async function giveAccountDuties(
  services: Services,
  by: AccountRecord,
  id: number,
  duties: BodyOf<typeof giveDutiesEndpoint>,
): Promise<undefined> {
  await assignRole(services, await addressOf(services, id), duties, by)
}

/** An account, closed ones too. Throws 404. */
async function accountOf({ database }: Services, id: number): Promise<AccountRecord> {
  const user = await findAccount(database.db, id)
  if (!user) throw notFound()
  return user
}

const addressOf = async (services: Services, id: number): Promise<string> =>
  (await accountOf(services, id)).email
