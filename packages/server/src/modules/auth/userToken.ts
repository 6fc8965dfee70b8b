import { randomBytes } from 'node:crypto'
import type { StaffUser } from '@atrium/contract'
import { SignJWT } from 'jose'

/** Of this process alone. Nothing accepts the token, so nobody else needs the key. */
const key = randomBytes(32)

/** Seconds; it is read the moment it arrives. */
const validity = 300

/**
 * The token of the login's answer: the browser reads its `user` and keeps the token nowhere (decision 11). It opens
 * nothing. The session is the cookie that the same answer sets.
 */
export const userToken = (
  { id, email, firstName, lastName, role }: StaffUser,
  now: Date,
): Promise<string> => {
  const issuedAt = Math.floor(now.getTime() / 1000)
  return new SignJWT({ user: { id, email, firstName, lastName, role } })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + validity)
    .sign(key)
}
