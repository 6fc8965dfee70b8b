import { endpoint } from '#core/endpoint.ts'
import type { Role } from './roles.ts'
import type { Credentials } from './schema.ts'
import type { ChosenSettings } from './settings.ts'

/** The signed-in user: the content of the login token, and of `staff_user` in the browser (spec 3 and 7). */
export interface StaffUser {
  id: number
  email: string
  firstName: string
  lastName: string
  role: Role
  settings: ChosenSettings
}

/**
 * Signs in. The browser decodes `user` from the token of the answer and does not store the token; the session is a
 * cookie that scripts cannot read (departure 11). 401 for a wrong address or password, without revealing which; 401
 * with `errors.code` when the password is right and the code of the second factor is missing or wrong; 429 with
 * `Retry-After` after repeated failures (rate limit).
 */
export const login = endpoint<{ body: Credentials; reply: { token: string } }>({
  method: 'POST',
  path: '/api/v1/login/',
})

/** Ends the session of this browser. Succeeds without a session too. */
export const logout = endpoint<{ body: object; reply: object }>({ method: 'POST', path: '/api/v1/logout/' })

/** Requests a link to set a forgotten password. The answer is the same for every address. */
export const forgotPassword = endpoint<{ body: { email: string }; reply: object }>({
  method: 'POST',
  path: '/api/v1/password/forgot/',
})

/**
 * Sets a password by the token of such a link, or of an invitation, and ends all sessions of the person. 404 for an
 * unknown, used or expired token; 400 with `errors.password` for a weak password.
 */
export const resetPassword = endpoint<{ body: { token: string; password: string }; reply: object }>({
  method: 'POST',
  path: '/api/v1/password/reset/',
})
