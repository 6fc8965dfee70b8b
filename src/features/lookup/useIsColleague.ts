import { selectStaffUser } from '#slices/authSlice.ts'
import { useAppSelector } from '#store/hooks.ts'

/** Whether a person is signed in: a lookup page shows more to a colleague, as far as the server answers it. */
export const useIsColleague = (): boolean => useAppSelector(selectStaffUser) !== null
