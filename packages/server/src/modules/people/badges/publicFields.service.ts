import { type BadgeField, badgeFields } from '@atrium/contract/people'
import { changeAs } from '#db/audit.ts'
import type { Services } from '#services.ts'
import { listFieldDecisions, savePublicField } from './publicFields.repo.ts'

/** The public fields of badges: those of the setting, until an administrator has decided about a field. */
export async function listPublicFields({
  database,
  config,
}: Pick<Services, 'database' | 'config'>): Promise<BadgeField[]> {
  const decided = new Map((await listFieldDecisions(database.db)).map(({ id, isPublic }) => [id, isPublic]))
  return badgeFields.filter((field) => decided.get(field) ?? config.publicEmployeeFields.includes(field))
}

/** Makes a field of all badges public, or hides it from strangers. */
export const setPublicField = (
  { database, config }: Pick<Services, 'database' | 'config'>,
  by: number,
  field: BadgeField,
  isPublic: boolean,
): Promise<undefined> =>
  changeAs(database.db, by, (tx) =>
    savePublicField(tx, field, { before: config.publicEmployeeFields.includes(field), isPublic }),
  )
