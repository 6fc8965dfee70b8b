import { permissionsOfRole, rolesGivenBy } from '@atrium/contract/accounts'
import { toEmailAddress } from '@atrium/contract/core'
import {
  findAccount,
  findAccountByEmail,
  isLastAdmin,
  lockActiveAccount,
  updateAccount,
} from '#accounts/accounts.repo.ts'
import { deleteFeedOf } from '#accounts/calendarFeeds.repo.ts'
import { closeAccount } from '#accounts/closeAccount.ts'
import { hasDevices } from '#accounts/devices.repo.ts'
import { mayChangeAccount } from '#accounts/mayChangeAccount.ts'
import { deletePasskeysOf } from '#accounts/passkeys.repo.ts'
import { linkSpan, replaceLink } from '#accounts/passwordLinks.repo.ts'
import { deleteRecoveryCodes, deleteSecret } from '#accounts/secondFactor.repo.ts'
import { deleteSessionsOf } from '#accounts/sessions.repo.ts'
import { type AccountRecord, findPersonToJoin, insertAccount, insertPerson } from '#db/accounts.ts'
import { changeAs } from '#db/audit.ts'
import type { Database } from '#db/types.ts'
import { HttpError, notFound } from '#http/httpError.ts'
import { findRecord } from '#modules/people/index.ts'
import type { Services } from '#services.ts'
import { type LinkReason, linkMail, passwordUrl, secondFactorMail } from './accountMails.ts'

/** A link to set a password. The person receives the same link by mail. */
export interface MailedLink {
  email: string
  url: string
  expiresAt: Date
}

/**
 * The person who changes an account at the desk. Throws 403 when the account has a permission that the person lacks. A command has no
 * such person and may change every account.
 */
type By = AccountRecord | undefined

type NewAccount = Pick<AccountRecord, 'email' | 'name' | 'surname' | 'role' | 'language' | 'job' | 'unit'>

/**
 * Gives a person an account without a password and invites them to set one. The person is the one with the record (`personId`),
 * else the one whose record has the address, else a new one without a badge. Returns `undefined` when an account has the address.
 */
export const addPerson = (
  services: Services,
  person: NewAccount,
  by?: By,
  personId?: number,
): Promise<MailedLink | undefined> =>
  inTransaction(services, by, (tx) => insertInvited(tx, services, person, personId))

/** As `addPerson`, in a transaction of the caller. */
export async function insertInvited(
  tx: Database,
  services: Services,
  { role, language, ...person }: NewAccount,
  personId?: number,
): Promise<MailedLink | undefined> {
  const email = toEmailAddress(person.email)
  if (await findAccountByEmail(tx, email)) return undefined
  const owner =
    personId ??
    (await findPersonToJoin(tx, email)) ??
    (await insertPerson(tx, { ...person, email, createdAt: services.now() }))
  const account = await insertAccount(tx, owner, { role, language, createdAt: services.now() })
  return sendLink(tx, services, account, 'invitation')
}

/**
 * Sends a new link to set a password and ends earlier links: the invitation again, or for an account with a password,
 * which works until the link is used, a link for a new one; so for one whose password was reset. Returns `undefined` for a closed account, throws 404 for an unknown one.
 */
export const invitePerson = (services: Services, id: number, by?: By): Promise<MailedLink | undefined> =>
  withPerson(services, id, by, async (tx, account) => {
    const isReset = account.passwordHash === null && (await hasDevices(tx, account.id))
    const reason = account.passwordHash !== null ? 'offered' : isReset ? 'reset' : 'invitation'
    return sendLink(tx, services, account, reason)
  })

/** Removes the password, the sessions and the private calendar address of a person, and mails a link to set a new password. */
export const resetPerson = (services: Services, id: number): Promise<MailedLink | undefined> =>
  withPerson(services, id, undefined, async (tx, account) => {
    await updateAccount(tx, account.id, { passwordHash: null })
    await deleteSessionsOf(tx, account.id)
    await deleteFeedOf(tx, account.id)
    return sendLink(tx, services, account, 'reset')
  })

/**
 * Turns the second factor of a person off who has lost the app, the passkeys and the recovery codes. Their
 * sessions end.
 * Returns whether there was a second factor; `undefined` for a closed account. Throws 404 for an unknown one.
 */
export const removeSecondFactor = (services: Services, id: number, by?: By): Promise<boolean | undefined> =>
  withPerson(services, id, by, async (tx, account) => {
    const hadApp = await deleteSecret(tx, account.id)
    const hadPasskey = await deletePasskeysOf(tx, account.id)
    if (!hadApp && !hadPasskey) return false
    await deleteRecoveryCodes(tx, account.id)
    await deleteSessionsOf(tx, account.id)
    await services.outbox.put(tx, [secondFactorMail(services, account, 'secondFactorOff', services.now())])
    return true
  })

/** What a person may do besides using the staff area. */
type Duties = Partial<Pick<AccountRecord, 'role' | 'readsSuggestions'>>

/**
 * Changes the role of a person, or names them a reader of suggestions, from their next call on. Throws 404 for an unknown
 * account; 403 for the own one and for a role that the person may not give or take, and 409 for the last administrator, but
 * not in a command.
 */
export const assignRole = (services: Services, id: number, duties: Duties, by?: By): Promise<undefined> =>
  inTransaction(services, by, async (tx): Promise<undefined> => {
    const account = await getAccount(tx, id)
    if (by) checkMayGive(by, account, duties)
    if (by && duties.role !== 'admin' && (await isLastAdmin(tx, account))) throw lastAdmin()
    await updateAccount(tx, id, duties)
  })

/**
 * Deactivates a person: sessions, links and known browsers end. Returns `undefined` for an account that is closed already.
 * Throws 404 for an unknown account, 409 for the caller and for the last administrator.
 */
export const deactivatePerson = (services: Services, id: number, by?: By): Promise<boolean | undefined> =>
  withPerson(services, id, by, async (tx, account) => {
    if (account.id === by?.id) throw new HttpError(409, 'aboutYourself')
    if (by && (await isLastAdmin(tx, account))) throw lastAdmin()
    await closeAccount(tx, id, services.now())
    return true
  })

/**
 * Activates a person again, with their old password. Returns `undefined` for an account that is open already. Throws 404 for
 * an unknown account, and 409 for a person who has left, but not in a command.
 */
export const activatePerson = (services: Services, id: number, by?: By): Promise<boolean | undefined> =>
  inTransaction(services, by, async (tx) => {
    const account = await getAccount(tx, id)
    if (by && (await findRecord(tx, account.personId))?.leftAt) throw new HttpError(409, 'hasLeft')
    if (!account.deactivatedAt) return undefined
    checkMayChange(by, account)
    await updateAccount(tx, id, { deactivatedAt: null })
    return true
  })

const lastAdmin = () => new HttpError(409, 'lastAdmin')

function checkMayGive(by: AccountRecord, account: AccountRecord, { role, readsSuggestions }: Duties): void {
  if (account.id === by.id) throw new HttpError(403, 'aboutYourself')
  const given = rolesGivenBy[by.role]
  const isReaderChanged = readsSuggestions !== undefined && readsSuggestions !== account.readsSuggestions
  if (
    !given.includes(account.role) ||
    (role && !given.includes(role)) ||
    (isReaderChanged && !permissionsOfRole[by.role].includes('roles.give'))
  )
    throw new HttpError(403, 'roleBeyond')
}

function checkMayChange(by: By, account: AccountRecord): void {
  if (by && !mayChangeAccount(by, account)) throw new HttpError(403, 'accountBeyond')
}

async function sendLink(
  tx: Database,
  services: Services,
  account: AccountRecord,
  reason: LinkReason,
): Promise<MailedLink> {
  const span = reason === 'invitation' ? linkSpan.invitation : linkSpan.reset
  const link = await replaceLink(tx, { accountId: account.id, span, now: services.now() })
  await services.outbox.put(tx, [linkMail(services, account, link, reason)])
  return {
    email: account.email,
    url: passwordUrl(services.siteUrl(), link.token),
    expiresAt: link.expiresAt,
  }
}

const withPerson = <Result>(
  services: Services,
  id: number,
  by: By,
  act: (tx: Database, account: AccountRecord) => Promise<Result>,
): Promise<Result | undefined> =>
  inTransaction(services, by, async (tx) => {
    await getAccount(tx, id)
    const account = await lockActiveAccount(tx, id)
    if (!account) return undefined
    checkMayChange(by, account)
    return act(tx, account)
  })

/** An account, closed ones too. Throws 404. */
async function getAccount(tx: Database, id: number): Promise<AccountRecord> {
  const account = await findAccount(tx, id)
  if (!account) throw notFound()
  return account
}

async function inTransaction<Result>(
  { database, outbox }: Services,
  by: By,
  act: (tx: Database) => Promise<Result>,
): Promise<Result> {
  const result = await (by ? changeAs(database.db, by.id, act) : database.db.transaction(act))
  outbox.wake()
  return result
}
