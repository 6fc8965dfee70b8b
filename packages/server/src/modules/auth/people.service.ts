import type { Language, Role } from '@atrium/contract'
import { deleteDevicesOf } from '#accounts/devices.repo.ts'
import { deletePasskeysOf } from '#accounts/passkeys.repo.ts'
import { deleteLinksOf, linkSpan, replaceLink } from '#accounts/passwordLinks.repo.ts'
import { deleteRecoveryCodes, deleteSecret } from '#accounts/secondFactor.repo.ts'
import { deleteSessionsOf } from '#accounts/sessions.repo.ts'
import {
  findUserByEmail,
  holdActiveUser,
  insertUser,
  normalEmail,
  type UserRecord,
  updateUser,
} from '#accounts/users.repo.ts'
import type { LocalizedText } from '#db/tables/columns.ts'
import type { Database } from '#db/types.ts'
import type { Services } from '#services.ts'
import { type LinkReason, linkMail, passwordUrl, secondFactorMail } from './accountMails.ts'

/** A new employee. */
interface NewPerson {
  email: string
  firstName: string
  lastName: string
  role: Role
  /** The language of the mails to the person. */
  language: Language
  position: LocalizedText
  jobTitle: LocalizedText
}

/** A link to set a password. The person receives the same link by mail. */
export interface Invitation {
  email: string
  url: string
  expiresAt: Date
}

/** Adds a person without a password and invites them to set one. Returns `undefined` when the address is taken. */
export async function addPerson(services: Services, person: NewPerson): Promise<Invitation | undefined> {
  const email = normalEmail(person.email)
  return inTransaction(services, async (tx) => {
    if (await findUserByEmail(tx, email)) return undefined
    const user = await insertUser(tx, { ...person, email, createdAt: services.now() })
    return sendLink(tx, services, user, 'invitation')
  })
}

/**
 * Sends a new link to set a password and ends earlier links. Returns `undefined` when no active account has the
 * address.
 */
export const invitePerson = (services: Services, email: string): Promise<Invitation | undefined> =>
  withPerson(services, email, (tx, user) => sendLink(tx, services, user, 'invitation'))

/** Removes a person's password and ends their sessions. A link lets the person set a new password. */
export const resetPerson = (services: Services, email: string): Promise<Invitation | undefined> =>
  withPerson(services, email, async (tx, user) => {
    await updateUser(tx, user.id, { passwordHash: null })
    await deleteSessionsOf(tx, user.id)
    return sendLink(tx, services, user, 'reset')
  })

/**
 * Turns the second factor of a person off, for somebody who lost the app, the passkeys and the recovery codes. Their
 * sessions end.
 * Returns whether an active account with a second factor has the address.
 */
export async function takeSecondFactor(services: Services, email: string): Promise<boolean> {
  const done = await withPerson(services, email, async (tx, user) => {
    const hadApp = await deleteSecret(tx, user.id)
    const hadPasskey = await deletePasskeysOf(tx, user.id)
    if (!hadApp && !hadPasskey) return false
    await deleteRecoveryCodes(tx, user.id)
    await deleteSessionsOf(tx, user.id)
    await services.outbox.put(tx, [secondFactorMail(services, user, 'secondFactorOff', services.now())])
    return true
  })
  return done ?? false
}

/** Changes the role of a person, from their next call on. Returns whether an account has the address. */
export async function giveRole({ database }: Services, email: string, role: Role): Promise<boolean> {
  const user = await findUserByEmail(database.db, email)
  if (user) await updateUser(database.db, user.id, { role })
  return user !== undefined
}

/** Deactivates a person: sessions, links and known browsers end. Returns whether an active account has the address. */
export async function deactivatePerson(services: Services, email: string): Promise<boolean> {
  const done = await withPerson(services, email, async (tx, { id }) => {
    await updateUser(tx, id, { deactivatedAt: services.now() })
    await deleteSessionsOf(tx, id)
    await deleteLinksOf(tx, id)
    await deleteDevicesOf(tx, id)
    return true
  })
  return done ?? false
}

/** Activates a person again, with their old password. Returns whether a deactivated account has the address. */
export async function activatePerson({ database }: Services, email: string): Promise<boolean> {
  const user = await findUserByEmail(database.db, email)
  if (!user?.deactivatedAt) return false
  await updateUser(database.db, user.id, { deactivatedAt: null })
  return true
}

async function sendLink(
  tx: Database,
  services: Services,
  user: UserRecord,
  reason: LinkReason,
): Promise<Invitation> {
  const span = reason === 'invitation' ? linkSpan.invitation : linkSpan.reset
  const link = await replaceLink(tx, { userId: user.id, span, now: services.now() })
  await services.outbox.put(tx, [linkMail(services, user, link, reason)])
  return {
    email: user.email,
    url: passwordUrl(services.siteUrl(), link.token),
    expiresAt: link.expiresAt,
  }
}

const withPerson = <Result>(
  services: Services,
  email: string,
  act: (tx: Database, user: UserRecord) => Promise<Result>,
): Promise<Result | undefined> =>
  inTransaction(services, async (tx) => {
    const known = await findUserByEmail(tx, email)
    const user = known && (await holdActiveUser(tx, known.id))
    return user && act(tx, user)
  })

async function inTransaction<Result>(
  { database, outbox }: Services,
  act: (tx: Database) => Promise<Result>,
): Promise<Result> {
  const result = await database.db.transaction(act)
  outbox.wake()
  return result
}
