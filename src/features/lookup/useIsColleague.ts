import { selectStaffUser } from '#slices/authSlice.ts'
import { useAppSelector } from '#store/hooks.ts'

/** Whether somebody is signed in: a lookup page says more to a colleague, as far as the server tells it. */
export const useIsColleague = (): boolean => useAppSelector(selectStaffUser) !== null
