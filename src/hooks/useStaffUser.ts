import type { StaffUser } from '@atrium/contract'
import { selectStaffUser } from '#slices/authSlice.ts'
import { useAppSelector } from '#store/hooks.ts'

/** Who is signed in. For what stands inside the staff area only: its guard lets nobody else in. */
export function useStaffUser(): StaffUser {
  const user = useAppSelector(selectStaffUser)
  if (!user) throw new Error('useStaffUser is for pages of the staff area.')
  return user
}
