import type { Credentials } from '@atrium/contract/accounts'
import { type MessageKey, toEmailAddress } from '@atrium/contract/core'
import { findAccountByEmail, lockActiveAccount } from '#accounts/accounts.repo.ts'
import { findDevice, hasDevices, type KnownDevice, rememberDevice } from '#accounts/devices.repo.ts'
import { type AttemptCount, deleteAttempts, forgiveAttempt } from '#accounts/loginAttempts.repo.ts'
import { attemptCounts } from '#accounts/loginAttempts.ts'
import { checkSecondFactor } from '#accounts/secondFactor.ts'
import { beginSession, endSessionOf } from '#accounts/sessions.ts'
import { staffUserOf } from '#accounts/staffUser.ts'
import type { AccountRecord } from '#db/accounts.ts'
import type { Database } from '#db/types.ts'
import { HttpError } from '#http/httpError.ts'
import { isPassword } from '#secrets/passwords.ts'
import type { Services } from '#services.ts'
import { newBrowserMail } from './accountMails.ts'
import { requireAttempt } from './attempts.service.ts'
import type { Browser, NewSignIn } from './browser.ts'
import { userToken } from './userToken.ts'

/**
 * Signs a person in (spec 7, Staff login). Throws 401 for a wrong address or password, and 401 with `errors.code` when
 * only the code of the second factor is missing or wrong. Throws 429 after repeated
 * failures, before the password is verified (rate limit, brute-force protection). A sign-in in a new browser is reported
 * to the person by mail. Answer and duration are the same whether or not an account exists.
 */
export async function signIn(
  services: Services,
  { email: typed, password, code }: Credentials,
  browser: Browser,
): Promise<NewSignIn> {
  const { db } = services.database
  const now = services.now()
  const email = toEmailAddress(typed)
  const attempt = await countSignIn(services, email, browser, now)

  const account = await findAccountByEmail(db, email)
  const isRight = await isPassword(account?.passwordHash, password)
  if (!account || !isRight || account.deactivatedAt) throw failed()

  const answer = await db.transaction(async (tx) => {
    // The password may have been changed, or the account deactivated, since the comparison.
    const person = await lockActiveAccount(tx, account.id)
    if (person?.passwordHash !== account.passwordHash) throw failed()
    const check = await checkSecondFactor(tx, account.id, code, now)
    // A guessed code stays counted as a failed attempt.
    if (check === 'wrong') return codeNeeded('secondFactorCodeWrong')
    if (check === 'missing') {
      await forgiveCaller(tx, attempt, now)
      await forgiveAttempt(tx, attempt.own.key, now)
      return codeNeeded('secondFactorCodeRequired')
    }
    return beginSignIn(tx, services, { person, attempt, browser, now })
  })
  if (answer instanceof HttpError) throw answer
  return answer
}

/** A counted attempt to sign in. */
interface SignInAttempt {
  /** The known browser of the attempt. */
  device: KnownDevice | undefined
  /** The counts of the network address, and of the account or of the known browser. */
  caller: AttemptCount
  own: AttemptCount
}

/** Counts an attempt to sign in before anything is verified. Throws 429 after repeated failures. */
export async function countSignIn(
  { config, database: { db } }: Services,
  email: string,
  browser: Browser,
  now: Date,
): Promise<SignInAttempt> {
  const device = browser.deviceToken ? await findDevice(db, email, browser.deviceToken) : undefined
  const caller = attemptCounts.caller(browser.address, config.signInFailures)
  const own = device ? attemptCounts.device(device.id) : attemptCounts.account(email)
  await requireAttempt(db, device ? [own] : [caller, own], now)
  return { device, caller, own }
}

/** Attempts in a known browser do not count for the network address. */
const forgiveCaller = async (tx: Database, { device, caller }: SignInAttempt, now: Date) => {
  if (!device) await forgiveAttempt(tx, caller.key, now)
}

/** Begins the session of an authenticated person. Resets the counts, and ends the former session in this browser. */
export async function beginSignIn(
  tx: Database,
  services: Services,
  { person, attempt, browser, now }: SignInStart,
): Promise<NewSignIn> {
  // In the order of counting, so that two simultaneous sign-ins cannot deadlock.
  await forgiveCaller(tx, attempt, now)
  await deleteAttempts(tx, attempt.own.key)
  await endSessionOf(tx, browser.sessionToken)
  const { userAgent } = browser
  // The first browser of an account is no news to its owner.
  if (!attempt.device && (await hasDevices(tx, person.id)))
    await services.outbox.put(tx, [newBrowserMail(services, person, { userAgent, now })])
  return {
    accountId: person.id,
    token: await userToken(staffUserOf(person), now),
    sessionToken: await beginSession(tx, { accountId: person.id, userAgent, now }),
    deviceToken: await rememberDevice(tx, { accountId: person.id, known: attempt.device, now }),
  }
}

interface SignInStart {
  person: AccountRecord
  attempt: SignInAttempt
  browser: Browser
  now: Date
}

/** 401: the password is right, and the code of the second factor is missing or wrong. */
const codeNeeded = (code: MessageKey) => new HttpError(401, 'secondFactorNeeded', { errors: { code } })

const failed = () => new HttpError(401, 'signInFailed')

/** Ends the session of a browser, if the browser has a session; returns the id of the person. */
export async function signOut(
  { database }: Services,
  sessionToken: string | undefined,
): Promise<{ accountId: number | undefined }> {
  return { accountId: await endSessionOf(database.db, sessionToken) }
}
