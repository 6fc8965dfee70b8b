import type { StaffUser } from '@atrium/contract/accounts'
import { selectStaffUser } from '#slices/authSlice.ts'
import { useAppSelector } from '#store/hooks.ts'

/** The signed-in person. Only for components inside the staff area, whose guard requires a session. */
export function useStaffUser(): StaffUser {
  const user = useAppSelector(selectStaffUser)
  if (!user) throw new Error('useStaffUser is for pages of the staff area.')
  return user
}
