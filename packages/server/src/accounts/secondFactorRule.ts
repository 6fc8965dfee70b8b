import type { Role } from '@atrium/contract'
import type { Config } from '#config/config.ts'
import type { Database } from '#db/types.ts'
import { hasSecondFactor } from './secondFactor.repo.ts'
import type { UserRecord } from './users.repo.ts'

/** Roles that see or change the data of other people. */
const demandingRoles: readonly Role[] = ['hr', 'admin']

/** Whether a role demands a second factor. A server without `PUBLIC_URL` is a trial and demands none. */
export const isSecondFactorRequired = ({ publicUrl }: Pick<Config, 'publicUrl'>, role: Role): boolean =>
  publicUrl !== '' && demandingRoles.includes(role)

/** Whether a person has to set up a second factor before any other call. */
export const isSecondFactorMissing = async (
  db: Database,
  config: Pick<Config, 'publicUrl'>,
  { id, role }: UserRecord,
): Promise<boolean> => isSecondFactorRequired(config, role) && !(await hasSecondFactor(db, id))
