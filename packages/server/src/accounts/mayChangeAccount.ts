import { type Permission, permissionsOf } from '@atrium/contract/accounts'
import type { AccountRecord } from '#db/accounts.ts'

type Holder = Pick<AccountRecord, 'role' | 'readsSuggestions'>

/** The permissions by role and by name. Leading somebody is left out: it gives no power over accounts. */
const permissionsBy = ({ role, readsSuggestions }: Holder): Permission[] =>
  permissionsOf({ role, readsSuggestions, isLead: false, isReviewer: false })

/**
 * Whether a person may change the account of another: address, second factor, open or closed. The other may have no
 * permission that the person lacks, else a new address and a new password would take over the account of an
 * administrator. Who gives roles may change every account.
 */
export function mayChangeAccount(person: Holder, other: Holder): boolean {
  const own = permissionsBy(person)
  return own.includes('roles.give') || permissionsBy(other).every((one) => own.includes(one))
}
