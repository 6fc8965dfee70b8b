import { compareNames, type DirectoryPerson, type Language } from '@atrium/contract'
import { localize } from '#i18n/localize.ts'
import type { Services } from '#services.ts'
import { listActivePeople } from './directory.repo.ts'

/** All employees with an account, sorted by the Azerbaijani alphabet; positions in the given language. */
export async function listDirectory(
  { database }: Pick<Services, 'database'>,
  language: Language,
): Promise<DirectoryPerson[]> {
  const people = await listActivePeople(database.db)
  return people
    .map(({ id, firstName, lastName, position }) => ({
      id,
      name: `${firstName} ${lastName}`,
      position: localize(position, language) ?? '',
    }))
    .toSorted((one, other) => compareNames(one.name, other.name) || one.id - other.id)
}
