import { type Permission, permissionsOf } from '@atrium/contract/accounts'
import type { AccountRecord } from '#db/accounts.ts'
import { type NamedFor, namedFor } from '#db/leads.ts'
import type { Database } from '#db/types.ts'

/** Whether a person has a permission now: a change is effective from the next call on. */
export async function isPermitted(
  db: Database,
  { role, personId, readsSuggestions }: AccountRecord,
  permission: Permission,
): Promise<boolean> {
  const has = (named: NamedFor) => permissionsOf({ role, readsSuggestions, ...named }).includes(permission)
  if (has({ isLead: false, isReviewer: false })) return true
  // The question about led people and vacancies is asked only when the answer depends on it.
  return has({ isLead: true, isReviewer: true }) && has(await namedFor(db, personId))
}
