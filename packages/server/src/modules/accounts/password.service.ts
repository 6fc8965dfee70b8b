import { setTimeout as pause } from 'node:timers/promises'
import { toEmailAddress } from '@atrium/contract/core'
import { findAccountByEmail, lockActiveAccount, updateAccount } from '#accounts/accounts.repo.ts'
import { deleteFeedOf } from '#accounts/calendarFeeds.repo.ts'
import { findDevice, rememberDevice } from '#accounts/devices.repo.ts'
import { deleteAttempts } from '#accounts/loginAttempts.repo.ts'
import { attemptCounts } from '#accounts/loginAttempts.ts'
import { newPasswordError } from '#accounts/newPassword.ts'
import {
  deleteLinksOf,
  findLinkOwner,
  linkSpan,
  replaceLink,
  spendLink,
} from '#accounts/passwordLinks.repo.ts'
import { deleteSessionsOf } from '#accounts/sessions.repo.ts'
import { renewSession, type SignedIn } from '#accounts/sessions.ts'
import { invalid, notFound, signInNeeded } from '#http/httpError.ts'
import { hasMailSince, withdrawMails } from '#mail/mails.repo.ts'
import { hashPassword, isPassword } from '#secrets/passwords.ts'
import type { Services } from '#services.ts'
import { changedMail, linkMail, resetMailKind } from './accountMails.ts'
import { requireAttempt } from './attempts.service.ts'

/** Milliseconds. */
const spans = {
  /** An address receives at most one link within this time. */
  quiet: 10 * 60_000,
  /** An answer waits for the next full step, so that its duration does not reveal whether an account exists. */
  step: 400,
}

/**
 * Changes the password of the signed-in person. The other sessions end; the current session continues under a new
 * token, which is returned. Throws 400 by field, and 429 after repeated failures before the current password is
 * verified.
 */
export async function changePassword(
  services: Services,
  { account, session }: SignedIn,
  { current, password }: { current: string; password: string },
): Promise<string> {
  const { db } = services.database
  const now = services.now()
  const problem = await newPasswordError(password, account)
  if (problem) throw invalid({ password: problem })
  const attempts = attemptCounts.change(account.id)
  await requireAttempt(db, [attempts], now)
  if (!(await isPassword(account.passwordHash, current))) throw invalid({ current: 'currentPasswordWrong' })
  // The current password was right: these errors reveal nothing to a stranger.
  if (await isPassword(account.passwordHash, password)) throw invalid({ password: 'passwordSame' })
  const passwordHash = await hashPassword(password)

  const token = await db.transaction(async (tx) => {
    const person = await lockActiveAccount(tx, account.id)
    if (person?.passwordHash !== account.passwordHash) throw signInNeeded()
    await updateAccount(tx, account.id, { passwordHash })
    await deleteSessionsOf(tx, account.id, session.id)
    await deleteLinksOf(tx, account.id)
    await deleteFeedOf(tx, account.id)
    await deleteAttempts(tx, attempts.key)
    await services.outbox.put(tx, [changedMail(services, person, now)])
    return renewSession(tx, session.id)
  })
  services.outbox.wake()
  return token
}

/**
 * Sends a link to set a new password when an account has this address. Answer and duration are the same for every
 * address, so that the caller cannot learn which accounts exist.
 */
export async function forgotPassword(services: Services, typed: string): Promise<object> {
  const began = performance.now()
  await sendLink(services, toEmailAddress(typed))
  await pause(spans.step - ((performance.now() - began) % spans.step))
  return {}
}

async function sendLink(services: Services, email: string): Promise<void> {
  const now = services.now()
  const kind = resetMailKind
  const since = new Date(now.getTime() - spans.quiet)
  await services.database.db.transaction(async (tx) => {
    const known = await findAccountByEmail(tx, email)
    const account = known && (await lockActiveAccount(tx, known.id))
    if (!account || (await hasMailSince(tx, { to: email, kind, since }))) return
    const link = await replaceLink(tx, { accountId: account.id, span: linkSpan.reset, now })
    // A queued mail would arrive with a link that no longer works.
    await withdrawMails(tx, { to: email, kind, now })
    await services.outbox.put(tx, [linkMail(services, account, link, 'forgotten')])
  })
  services.outbox.wake()
}

/**
 * Sets a password by the token of a mailed link. All sessions of the person, their login attempts, their other
 * links and their private calendar address end. Returns the person, and the token by which this browser is recognised from now on. Throws 404 when the link is unknown,
 * used, replaced or too old. Throws 400 for an unsuitable password; the link stays valid.
 */
export async function resetPassword(
  services: Services,
  { token, password }: { token: string; password: string },
  browserToken: string | undefined,
): Promise<{ accountId: number; deviceToken: string }> {
  const { db } = services.database
  const now = services.now()
  const owner = await findLinkOwner(db, token, now)
  if (!owner) throw notFound()
  const problem = await newPasswordError(password, owner)
  if (problem) throw invalid({ password: problem })
  if (await isPassword(owner.passwordHash, password)) throw invalid({ password: 'passwordSame' })
  const passwordHash = await hashPassword(password)
  const known = browserToken ? await findDevice(db, owner.email, browserToken) : undefined

  const deviceToken = await db.transaction(async (tx) => {
    const person = await lockActiveAccount(tx, owner.id)
    if (!person || !(await spendLink(tx, token, now))) throw notFound()
    await updateAccount(tx, person.id, { passwordHash })
    await deleteSessionsOf(tx, person.id)
    await deleteLinksOf(tx, person.id)
    await deleteFeedOf(tx, person.id)
    await deleteAttempts(tx, attemptCounts.account(person.email).key)
    await services.outbox.put(tx, [changedMail(services, person, now)])
    // The link proves access to the mailbox: failed attempts of others do not delay this sign-in.
    return rememberDevice(tx, { accountId: person.id, known, now })
  })
  services.outbox.wake()
  return { accountId: owner.id, deviceToken }
}
