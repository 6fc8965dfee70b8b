import type { Language } from '@atrium/contract/core'
import { findAccountOf } from '#accounts/accounts.repo.ts'
import type { AccountRecord } from '#db/accounts.ts'
import { HttpError, invalid, notFound } from '#http/httpError.ts'
import { findRecord } from '#modules/people/index.ts'
import type { Services } from '#services.ts'
import {
  activatePerson,
  addPerson,
  deactivatePerson,
  invitePerson,
  removeSecondFactor,
} from './people.service.ts'

/**
 * Opens an account for a record. Throws 404 for an unknown
 * record and for a person who has left, 400 without an address, 409 when another account has the address.
 */
export async function openAccount(
  services: Services,
  by: AccountRecord,
  recordId: number,
  language: Language,
): Promise<undefined> {
  const record = await findRecord(services.database.db, recordId)
  if (!record || record.leftAt) throw notFound()
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
  if (!(await invitePerson(services, id, by))) throw new HttpError(409, 'accountClosed')
}

/** Closes an account or opens it again. An account that is in the state already stays as it is. */
export async function setOpen(
  services: Services,
  by: AccountRecord,
  id: number,
  isOpen: boolean,
): Promise<undefined> {
  await (isOpen ? activatePerson : deactivatePerson)(services, id, by)
}

/** Turns the second factor of a person off. An account without one stays as it is. */
export async function stopSecondFactor(
  services: Services,
  by: AccountRecord,
  id: number,
): Promise<undefined> {
  await removeSecondFactor(services, id, by)
}
