import type { StaffUser } from '@atrium/contract'
import { jwtDecode } from 'jwt-decode'
import { readStaffUser } from '#slices/authSlice.ts'

/**
 * Who a login's answer says has signed in (spec 7, Staff login). Nothing when it holds no token that can be read, or
 * the token no whole person. The token itself is looked at here once and kept nowhere (departure 11).
 */
export function userOfToken(answer: unknown): StaffUser | undefined {
  try {
    const { token } = answer as { token: string }
    return readStaffUser(jwtDecode<{ user?: unknown }>(token).user)
  } catch {
    return undefined
  }
}
