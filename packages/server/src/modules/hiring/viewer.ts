import { permissionsOfRole, type Role, roles } from '@atrium/contract/accounts'

/** The person who asks for applications. */
export interface Viewer {
  accountId: number
  personId: number
  /** `hiring.manage`. */
  isManaging: boolean
}

const manages = (role: Role) => permissionsOfRole[role].includes('hiring.manage')

export const managingRoles: readonly Role[] = roles.filter(manages)

export const viewerOf = ({ id, personId, role }: { id: number; personId: number; role: Role }): Viewer => ({
  accountId: id,
  personId,
  isManaging: manages(role),
})
