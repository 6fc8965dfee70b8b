import { readSettings, type StaffUser } from '@atrium/contract/accounts'
import type { AccountRecord } from '#db/accounts.ts'

/** The signed-in user as the application knows them (spec 3). */
export const staffUserOf = ({
  id,
  email,
  name,
  surname,
  role,
  settings,
}: Pick<AccountRecord, 'id' | 'email' | 'name' | 'surname' | 'role' | 'settings'>): StaffUser => ({
  id,
  email,
  firstName: name,
  lastName: surname,
  role,
  settings: readSettings(settings),
})
