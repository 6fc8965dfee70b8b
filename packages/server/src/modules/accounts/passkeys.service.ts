import type {
  NewPasskey,
  Passkey,
  PasskeyCreation,
  PasskeyProof,
  PasskeyRequest,
  RecoveryCodes,
} from '@atrium/contract/accounts'
import { limits } from '@atrium/contract/core'
import { findAccount, lockActiveAccount } from '#accounts/accounts.repo.ts'
import { deleteAttempts } from '#accounts/loginAttempts.repo.ts'
import { attemptCounts } from '#accounts/loginAttempts.ts'
import {
  countPasskeys,
  deletePasskeyOf,
  findPasskey,
  insertPasskey,
  listPasskeysOf,
  touchPasskey,
} from '#accounts/passkeys.repo.ts'
import {
  challengeForNew,
  challengeForProof,
  handleOf,
  type RelyingParty,
  verifyNewPasskey,
  verifyProof,
} from '#accounts/passkeys.ts'
import { hasSecondFactor } from '#accounts/secondFactor.repo.ts'
import { renewRecoveryCodes } from '#accounts/secondFactor.ts'
import { deleteSessionsOf, touchAuthentication } from '#accounts/sessions.repo.ts'
import { renewSession, type SignedIn } from '#accounts/sessions.ts'
import { HttpError, invalid, notFound, signInNeeded } from '#http/httpError.ts'
import type { Services } from '#services.ts'
import { secondFactorMail } from './accountMails.ts'
import { requireAttempt } from './attempts.service.ts'
import type { Browser, NewSignIn } from './browser.ts'
import { endOfSecondFactor } from './secondFactor.service.ts'
import { beginSignIn, countSignIn } from './signIn.service.ts'

/** Asks for a passkey, for a sign-in or a re-authentication. */
export const createPasskeyRequest = (
  { database, now }: Services,
  site: RelyingParty,
): Promise<PasskeyRequest> => challengeForProof(database.db, site, now())

/**
 * Signs a person in with a passkey alone. Throws 401 when the passkey is not accepted, without a reason, and 429 after
 * repeated failures, before anything is verified. A person without a password, which an administrator has reset, sets one
 * first.
 */
export async function signInWithPasskey(
  services: Services,
  proof: PasskeyProof,
  site: RelyingParty,
  browser: Browser,
): Promise<NewSignIn> {
  const { db } = services.database
  const now = services.now()
  const passkey = await findPasskey(db, proof.id)
  const owner = passkey && (await findAccount(db, passkey.accountId))
  // Unknown passkeys are counted each under its id, like unknown addresses.
  const attempt = await countSignIn(services, owner?.email ?? `passkey ${proof.id}`, browser, now)
  const counter = await verifyProof(db, proof, passkey, site, now)
  if (!passkey || counter === undefined || proof.response.userHandle !== (owner && handleOf(owner)))
    throw refused()
  return db.transaction(async (tx) => {
    const person = await lockActiveAccount(tx, passkey.accountId)
    if (!person?.passwordHash || !(await touchPasskey(tx, passkey, counter, now))) throw refused()
    return beginSignIn(tx, services, { person, attempt, browser, now })
  })
}

/**
 * Re-authenticates a person with a passkey of theirs. The session continues under a new token, which is returned. Throws
 * 400 with `errors.passkey`, and 429 after repeated failures before anything is verified.
 */
export async function reauthenticateByPasskey(
  services: Services,
  { account, session }: SignedIn,
  proof: PasskeyProof,
  site: RelyingParty,
): Promise<string> {
  const { db } = services.database
  const now = services.now()
  const attempts = attemptCounts.change(account.id)
  await requireAttempt(db, [attempts], now)
  const passkey = await findPasskey(db, proof.id)
  const counter = await verifyProof(db, proof, passkey, site, now)
  const isOwn = passkey?.accountId === account.id && proof.response.userHandle === handleOf(account)
  if (!passkey || !isOwn || counter === undefined) throw invalid({ passkey: 'passkeyRefused' })
  return db.transaction(async (tx) => {
    if (!(await touchPasskey(tx, passkey, counter, now))) throw invalid({ passkey: 'passkeyRefused' })
    await deleteAttempts(tx, attempts.key)
    await touchAuthentication(tx, session.id, now)
    return renewSession(tx, session.id)
  })
}

export async function listOwnPasskeys({ database }: Services, { account }: SignedIn): Promise<Passkey[]> {
  const rows = await listPasskeysOf(database.db, account.id)
  return rows.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }))
}

/** Asks for a new passkey. Throws 400 when the person has the most. */
export async function startPasskey(
  { database: { db }, now }: Services,
  { account }: SignedIn,
  site: RelyingParty,
): Promise<PasskeyCreation> {
  if ((await countPasskeys(db, account.id)) >= limits.passkeys) throw invalid({ name: 'tooManyPasskeys' })
  return challengeForNew(db, account, site, now())
}

/**
 * Adds a passkey: the other sessions end, and the current session continues under a new token. The first second factor of
 * a person comes with recovery codes. Throws 400 when the passkey is not accepted or the person has the most.
 */
export async function finishPasskey(
  services: Services,
  { account, session }: SignedIn,
  { name, passkey }: { name: string; passkey: NewPasskey },
  site: RelyingParty,
): Promise<RecoveryCodes & { sessionToken: string }> {
  const { db } = services.database
  const now = services.now()
  const credential = await verifyNewPasskey(db, account.id, passkey, site, now)
  if (!credential) throw invalid({ passkey: 'passkeyRefused' })
  const done = await db.transaction(async (tx) => {
    const person = await lockActiveAccount(tx, account.id)
    if (!person) throw signInNeeded()
    if ((await countPasskeys(tx, account.id)) >= limits.passkeys) throw invalid({ name: 'tooManyPasskeys' })
    const isFirst = !(await hasSecondFactor(tx, account.id))
    const isNew = await insertPasskey(tx, {
      accountId: account.id,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: credential.transports ?? [],
      name,
      createdAt: now,
    })
    if (!isNew) throw invalid({ passkey: 'passkeyRefused' })
    await deleteSessionsOf(tx, account.id, session.id)
    await services.outbox.put(tx, [secondFactorMail(services, person, 'passkeyAdded', now)])
    return {
      recoveryCodes: isFirst ? await renewRecoveryCodes(tx, account.id) : [],
      sessionToken: await renewSession(tx, session.id),
    }
  })
  services.outbox.wake()
  return done
}

/** Removes a passkey. Throws 404 for an unknown one, and 403 when the role demands a second factor and it is the last one. */
export async function removePasskey(services: Services, { account }: SignedIn, id: number): Promise<void> {
  await services.database.db.transaction(async (tx) => {
    const person = await lockActiveAccount(tx, account.id)
    if (!person || !(await deletePasskeyOf(tx, account.id, id))) throw notFound()
    await endOfSecondFactor(tx, services, person, 'passkeyRemoved')
  })
  services.outbox.wake()
}

/** 401 without a reason: the passkey is unknown, of another site, or its proof is wrong, late or used. */
const refused = () => new HttpError(401, 'passkeyRefused')
