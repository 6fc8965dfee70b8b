import { permissionsOfRole } from '@atrium/contract/accounts'
import { deskPagesFor, staffMenu } from '@atrium/contract/core'
import { useStaffUser } from '#hooks/useStaffUser.ts'
import { usePermissions } from './usePermissions.ts'

/** The pages that are open to the person: those of the menu, and those of the desk. */
export function useOpenPages() {
  const { role } = useStaffUser()
  // The role alone opens the desk to most of its people, before the profile is known.
  const { permissions = permissionsOfRole[role] } = usePermissions()
  const desk = deskPagesFor(permissions)
  return { menu: staffMenu.filter((page) => page !== 'desk' || desk.length > 0), desk }
}
