import type { StaffUser } from '@atrium/contract/accounts'
import { jwtDecode } from 'jwt-decode'
import { readStaffUser } from '#slices/authSlice.ts'

/**
 * The user in the answer of the login (spec 7, Staff login). `undefined` when the answer has no readable token, or the
 * token no complete user. The token is read here once and not stored (departure 11).
 */
export function userOfToken(answer: unknown): StaffUser | undefined {
  try {
    const { token } = answer as { token: string }
    return readStaffUser(jwtDecode<{ user?: unknown }>(token).user)
  } catch {
    return undefined
  }
}
