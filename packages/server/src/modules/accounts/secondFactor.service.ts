import type { RecoveryCodes, SecondFactor, SecondFactorSecret } from '@atrium/contract/accounts'
import { company } from '@atrium/contract/core'
import { lockActiveAccount } from '#accounts/accounts.repo.ts'
import { deleteAttempts } from '#accounts/loginAttempts.repo.ts'
import { attemptCounts } from '#accounts/loginAttempts.ts'
import {
  confirmSecret,
  countRecoveryCodes,
  deleteRecoveryCodes,
  deleteSecret,
  findSecondFactor,
  hasSecondFactor,
  saveSecret,
} from '#accounts/secondFactor.repo.ts'
import { checkSecondFactor, renewRecoveryCodes, spendTotp } from '#accounts/secondFactor.ts'
import { isSecondFactorRequired } from '#accounts/secondFactorRule.ts'
import { deleteSessionsOf, touchAuthentication } from '#accounts/sessions.repo.ts'
import { renewSession, type SignedIn } from '#accounts/sessions.ts'
import type { AccountRecord } from '#db/accounts.ts'
import type { Database } from '#db/types.ts'
import { HttpError, invalid, notFound, signInNeeded } from '#http/httpError.ts'
import { isPassword } from '#secrets/passwords.ts'
import { newTotpSecret, plainCode, totpUri } from '#secrets/totp.ts'
import type { Services } from '#services.ts'
import { secondFactorMail } from './accountMails.ts'
import { requireAttempt } from './attempts.service.ts'

/**
 * Verifies the password, and the second factor where there is one, of a person who is signed in: calls about sign-in
 * itself are accepted for ten minutes. The session continues under a new token, which is returned. Throws 400 by field,
 * and 429 after repeated failures before anything is verified.
 */
export async function reauthenticatePerson(
  services: Services,
  { account, session }: SignedIn,
  { current, code }: { current: string; code?: string | undefined },
): Promise<string> {
  const { db } = services.database
  const now = services.now()
  const attempts = attemptCounts.change(account.id)
  await requireAttempt(db, [attempts], now)
  if (!(await isPassword(account.passwordHash, current))) throw invalid({ current: 'currentPasswordWrong' })
  return db.transaction(async (tx) => {
    const check = await checkSecondFactor(tx, account.id, code, now)
    if (check === 'missing') throw invalid({ code: 'secondFactorCodeRequired' })
    if (check === 'wrong') throw invalid({ code: 'secondFactorCodeWrong' })
    await deleteAttempts(tx, attempts.key)
    await touchAuthentication(tx, session.id, now)
    return renewSession(tx, session.id)
  })
}

/** The state of the second factor, without its secret. */
export async function readSecondFactor(
  { database, config }: Services,
  { account }: SignedIn,
): Promise<SecondFactor> {
  const factor = await findSecondFactor(database.db, account.id)
  return {
    since: factor?.confirmedAt?.toISOString() ?? null,
    isRequired: isSecondFactorRequired(config, account.role),
    recoveryCodesLeft: await countRecoveryCodes(database.db, account.id),
  }
}

/** Creates a secret, which is confirmed by its first code. Throws 404 when the second factor is on already. */
export async function startSecondFactor(
  { database, now }: Services,
  { account }: SignedIn,
): Promise<SecondFactorSecret> {
  const secret = newTotpSecret()
  if (!(await saveSecret(database.db, { accountId: account.id, secret, now: now() }))) throw notFound()
  return { secret, uri: totpUri(secret, { issuer: company.name, label: account.email }) }
}

/**
 * Turns the second factor on by the first code of the app: the other sessions end, and the current session continues
 * under a new token. Throws 400 for a wrong code, 404 without a new secret, and 429 after repeated failures.
 */
export async function finishSecondFactor(
  services: Services,
  { account, session }: SignedIn,
  code: string,
): Promise<RecoveryCodes & { sessionToken: string }> {
  const { db } = services.database
  const now = services.now()
  const attempts = attemptCounts.change(account.id)
  await requireAttempt(db, [attempts], now)
  const done = await db.transaction(async (tx) => {
    const person = await lockActiveAccount(tx, account.id)
    if (!person) throw signInNeeded()
    const factor = await findSecondFactor(tx, account.id)
    if (!factor || factor.confirmedAt) throw notFound()
    if (!(await spendTotp(tx, factor, plainCode(code), now))) throw invalid({ code: 'secondFactorCodeWrong' })
    await confirmSecret(tx, account.id, now)
    await deleteAttempts(tx, attempts.key)
    await deleteSessionsOf(tx, account.id, session.id)
    await services.outbox.put(tx, [secondFactorMail(services, person, 'secondFactorOn', now)])
    return {
      recoveryCodes: await renewRecoveryCodes(tx, account.id),
      sessionToken: await renewSession(tx, session.id),
    }
  })
  services.outbox.wake()
  return done
}

/** Replaces the recovery codes. Throws 404 without a second factor. */
export async function replaceCodes(services: Services, { account }: SignedIn): Promise<RecoveryCodes> {
  const recoveryCodes = await services.database.db.transaction(async (tx) => {
    const person = await lockActiveAccount(tx, account.id)
    if (!person || !(await hasSecondFactor(tx, account.id))) throw notFound()
    await services.outbox.put(tx, [secondFactorMail(services, person, 'recoveryCodes', services.now())])
    return renewRecoveryCodes(tx, account.id)
  })
  services.outbox.wake()
  return { recoveryCodes }
}

/** Turns the authenticator app off. Throws 403 when the role demands a second factor and it is the last one. */
export async function removeSecondFactor(services: Services, { account }: SignedIn): Promise<void> {
  await services.database.db.transaction(async (tx) => {
    const person = await lockActiveAccount(tx, account.id)
    if (person && (await deleteSecret(tx, account.id)))
      await endOfSecondFactor(tx, services, person, 'appRemoved')
  })
  services.outbox.wake()
}

/**
 * Follows the removal of a second factor: notifies the owner by mail, and deletes the recovery codes with the last one. Throws
 * 403, which rolls the removal back, when it was the last one and the role requires one.
 */
export async function endOfSecondFactor(
  tx: Database,
  services: Services,
  person: AccountRecord,
  removed: 'appRemoved' | 'passkeyRemoved',
): Promise<void> {
  const isLast = !(await hasSecondFactor(tx, person.id))
  if (isLast && isSecondFactorRequired(services.config, person.role))
    throw new HttpError(403, 'secondFactorDemanded')
  if (isLast) await deleteRecoveryCodes(tx, person.id)
  await services.outbox.put(tx, [
    secondFactorMail(services, person, isLast ? 'secondFactorOff' : removed, services.now()),
  ])
}
