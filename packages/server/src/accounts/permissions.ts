import { type Permission, permissionsOf } from '@atrium/contract/accounts'
import { leadsSomebody } from '#db/leads.ts'
import type { Database } from '#db/types.ts'
import type { UserRecord } from './users.repo.ts'

/** Whether a person has a permission now: a change is effective from the next call on. */
export async function isPermitted(
  db: Database,
  { role, employeeId, readsSuggestions }: UserRecord,
  permission: Permission,
): Promise<boolean> {
  const has = (isLead: boolean) => permissionsOf({ role, isLead, readsSuggestions }).includes(permission)
  // The question about the led people is asked only when the answer depends on it.
  return has(false) || (has(true) && employeeId !== null && (await leadsSomebody(db, employeeId)))
}
