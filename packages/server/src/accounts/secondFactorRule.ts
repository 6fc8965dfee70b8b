import type { Role } from '@atrium/contract/accounts'
import type { Config } from '#config/config.ts'
import type { AccountRecord } from '#db/accounts.ts'
import type { Database } from '#db/types.ts'
import { hasSecondFactor } from './secondFactor.repo.ts'

/** Roles that see or change the data of other people. */
const privilegedRoles: readonly Role[] = ['hr', 'admin']

type RuleConfig = Pick<Config, 'publicUrl' | 'secondFactor'>

/** Whether a person of a role must have a second factor. A server without `PUBLIC_URL` is a trial and demands none. */
export const isSecondFactorRequired = ({ publicUrl, secondFactor }: RuleConfig, role: Role): boolean =>
  publicUrl !== '' && (secondFactor === 'everyone' || privilegedRoles.includes(role))

/** Whether a person has to set up a second factor before any other call. */
export const isSecondFactorMissing = async (
  db: Database,
  config: RuleConfig,
  { id, role }: AccountRecord,
): Promise<boolean> => isSecondFactorRequired(config, role) && !(await hasSecondFactor(db, id))
