import { type Permission, permissionsOf } from '@atrium/contract/accounts'
import type { AccountRecord } from '#db/accounts.ts'
import { leadsSomebody } from '#db/leads.ts'
import type { Database } from '#db/types.ts'

/** Whether a person has a permission now: a change is effective from the next call on. */
export async function isPermitted(
  db: Database,
  { role, personId, readsSuggestions }: AccountRecord,
  permission: Permission,
): Promise<boolean> {
  const has = (isLead: boolean) => permissionsOf({ role, isLead, readsSuggestions }).includes(permission)
  // The question about the led people is asked only when the answer depends on it.
  return has(false) || (has(true) && (await leadsSomebody(db, personId)))
}
