import type { Credentials, Language, MessageKey } from '@atrium/contract'
import { findDevice, hasDevices, rememberDevice } from '#accounts/devices.repo.ts'
import { deleteAttempts, forgiveAttempt } from '#accounts/loginAttempts.repo.ts'
import { attemptCounts, registerAttempt } from '#accounts/loginAttempts.ts'
import { checkSecondFactor } from '#accounts/secondFactor.ts'
import { beginSession, endSessionOf } from '#accounts/sessions.ts'
import { findUserByEmail, holdActiveUser, normalEmail, updateUser } from '#accounts/users.repo.ts'
import { HttpError } from '#http/httpError.ts'
import { isPassword } from '#secrets/passwords.ts'
import type { Services } from '#services.ts'
import { newBrowserMail } from './accountMails.ts'
import { delayed } from './delayed.ts'
import { userToken } from './userToken.ts'

/** The browser of a sign-in. */
export interface Browser {
  /** The network address of the browser. */
  address: string
  userAgent: string
  /** The tokens in the cookies of the browser. */
  sessionToken: string | undefined
  deviceToken: string | undefined
  /** The language of the page; later mails to the person use it. */
  language: Language
}

/** The answer to a sign-in, and the tokens for the cookies of the browser. */
interface NewSignIn {
  userId: number
  token: string
  sessionToken: string
  deviceToken: string
}

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
  const email = normalEmail(typed)
  const device = browser.deviceToken ? await findDevice(db, email, browser.deviceToken) : undefined
  const caller = attemptCounts.caller(browser.address, services.config.signInFailures)
  const own = device ? attemptCounts.device(device.id) : attemptCounts.account(email)
  const blockedUntil = await registerAttempt(db, device ? [own] : [caller, own], now)
  if (blockedUntil) throw delayed(blockedUntil, now)

  const user = await findUserByEmail(db, email)
  const isRight = await isPassword(user?.passwordHash, password)
  if (!user || !isRight || user.deactivatedAt) throw failed()

  const answer = await db.transaction(async (tx) => {
    // The password may have been changed, or the account deactivated, since the comparison.
    const person = await holdActiveUser(tx, user.id)
    if (person?.passwordHash !== user.passwordHash) throw failed()
    const check = await checkSecondFactor(tx, user.id, code, now)
    // A guessed code stays counted as a failed attempt.
    if (check === 'wrong') return codeNeeded('secondFactorCodeWrong')
    // In the order of counting, so that two simultaneous sign-ins cannot deadlock.
    if (!device) await forgiveAttempt(tx, caller.key, now)
    if (check === 'missing') {
      await forgiveAttempt(tx, own.key, now)
      return codeNeeded('secondFactorCodeRequired')
    }
    await deleteAttempts(tx, own.key)
    await endSessionOf(tx, browser.sessionToken)
    const { userAgent, language } = browser
    if (person.language !== language) await updateUser(tx, person.id, { language })
    // The first browser of an account is no news to its owner.
    if (!device && (await hasDevices(tx, person.id)))
      await services.outbox.put(tx, [newBrowserMail(services, { ...person, language }, { userAgent, now })])
    return {
      userId: person.id,
      token: await userToken(person, now),
      sessionToken: await beginSession(tx, { userId: user.id, userAgent, now }),
      deviceToken: await rememberDevice(tx, { userId: user.id, known: device, now }),
    }
  })
  if (answer instanceof HttpError) throw answer
  return answer
}

/** 401: the password is right, and the code of the second factor is missing or wrong. */
const codeNeeded = (code: MessageKey) => new HttpError(401, 'secondFactorNeeded', { errors: { code } })

const failed = () => new HttpError(401, 'signInFailed')

/** Ends the session of a browser, if the browser has a session; returns the id of the person. */
export async function signOut(
  { database }: Services,
  sessionToken: string | undefined,
): Promise<{ userId: number | undefined }> {
  return { userId: await endSessionOf(database.db, sessionToken) }
}
