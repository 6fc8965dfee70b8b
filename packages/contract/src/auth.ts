import { endpoint } from './endpoint.ts'

/** What a person may do beyond the staff area that everybody has. */
export const roles = ['staff', 'editor', 'hr', 'admin'] as const

export type Role = (typeof roles)[number]

/** Who is signed in: what the login's token holds and what the browser keeps as `staff_user` (spec 3 and 7). */
export interface StaffUser {
  id: number
  email: string
  firstName: string
  lastName: string
  role: Role
}

/** What the sign-in form sends (spec 7, Staff login). */
export interface Credentials {
  email: string
  password: string
}

/**
 * Signs in. The answer's token is decoded for its `user` and kept nowhere; the session itself is a cookie that no
 * script can read (decision 11). 401 for a wrong pair, whether or not the address is known; 429 with `Retry-After`
 * after repeated failures.
 */
export const login = endpoint<{ body: Credentials; reply: { token: string } }>({
  method: 'POST',
  path: '/api/v1/login/',
})

/** Ends the session of this browser, on the server as well. Succeeds without a session too. */
export const logout = endpoint<{ body: object; reply: object }>({ method: 'POST', path: '/api/v1/logout/' })

/** Asks for a link by which a forgotten password is set anew. The same answer for every address. */
export const forgotPassword = endpoint<{ body: { email: string }; reply: object }>({
  method: 'POST',
  path: '/api/v1/password/forgot/',
})

/**
 * Sets a password by the token of such a link, or of an invitation, and ends every session of the person. 404 when
 * the token is unknown, used or too old; 400 with `errors.password` for a weak one.
 */
export const resetPassword = endpoint<{ body: { token: string; password: string }; reply: object }>({
  method: 'POST',
  path: '/api/v1/password/reset/',
})
