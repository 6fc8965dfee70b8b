import type { Credentials, Language } from '@atrium/contract'
import { findDevice, rememberDevice } from '#accounts/devices.repo.ts'
import { deleteAttempts, forgiveAttempt } from '#accounts/loginAttempts.repo.ts'
import { attemptCounts, registerAttempt } from '#accounts/loginAttempts.ts'
import { beginSession, endSessionOf } from '#accounts/sessions.ts'
import { findUserByEmail, holdActiveUser, normalEmail, updateUser } from '#accounts/users.repo.ts'
import { HttpError } from '#http/httpError.ts'
import { isPassword } from '#secrets/passwords.ts'
import type { Services } from '#services.ts'
import { delayed } from './delayed.ts'
import { userToken } from './userToken.ts'

/** The browser that somebody signs in with. */
export interface Browser {
  /** Its network address. */
  address: string
  userAgent: string
  /** What its cookies hold. */
  sessionToken: string | undefined
  deviceToken: string | undefined
  /** The one that its page speaks; the person's mails follow it. */
  language: Language
}

/** The answer to a sign-in, and what belongs into the browser's cookies. */
interface NewSignIn {
  token: string
  sessionToken: string
  deviceToken: string
}

/**
 * Signs a person in (spec 7, Staff login). Throws 401 for a wrong pair, and 429 after repeated failures before the
 * password is looked at. Whether there is an account makes no difference to the answer, nor to the work behind it.
 */
export async function signIn(
  services: Services,
  { email: typed, password }: Credentials,
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

  return db.transaction(async (tx) => {
    // Between the comparison and now the password may have been changed, or the account deactivated.
    const person = await holdActiveUser(tx, user.id)
    if (person?.passwordHash !== user.passwordHash) throw failed()
    // In the order in which they were counted: two sign-ins at the same moment never wait for each other.
    if (!device) await forgiveAttempt(tx, caller.key, now)
    await deleteAttempts(tx, own.key)
    await endSessionOf(tx, browser.sessionToken)
    const { userAgent, language } = browser
    if (person.language !== language) await updateUser(tx, person.id, { language })
    return {
      token: await userToken(person, now),
      sessionToken: await beginSession(tx, { userId: user.id, userAgent, now }),
      deviceToken: await rememberDevice(tx, { userId: user.id, known: device, now }),
    }
  })
}

const failed = () => new HttpError(401, 'signInFailed')

/** Ends the session of a browser, if it has one. */
export const signOut = ({ database }: Services, sessionToken: string | undefined): Promise<void> =>
  endSessionOf(database.db, sessionToken)
