/** The roles: what a person may do besides using the staff area (`permissionsOfRole`). */
export const roles = ['staff', 'editor', 'hr', 'admin'] as const

export type Role = (typeof roles)[number]
