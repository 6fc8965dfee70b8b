import { randomBytes } from 'node:crypto'
import type { StaffUser } from '@atrium/contract/accounts'
import { SignJWT } from 'jose'

/** A key of this process. No code verifies the token, so no other process needs the key. */
const key = randomBytes(32)

/** Seconds. The browser reads the token when it arrives and does not keep it. */
const validity = 300

/**
 * The token in the answer of the login. The browser reads its `user` and does not store the token (departure 11). The
 * token grants no access: the session is the cookie that the same answer sets.
 */
export const userToken = (user: StaffUser, now: Date): Promise<string> => {
  const issuedAt = Math.floor(now.getTime() / 1000)
  return new SignJWT({ user })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + validity)
    .sign(key)
}
