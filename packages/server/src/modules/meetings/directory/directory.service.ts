import { type Language, type ReplyOf, sortByName } from '@atrium/contract/core'
import type { listDirectory as listDirectoryEndpoint } from '@atrium/contract/meetings'
import { fullNameOf } from '@atrium/contract/people'
import { localize } from '#i18n/localize.ts'
import type { Services } from '#services.ts'
import { directoryIdOf } from '../invitedPeople.ts'
import { listPeople } from './directory.repo.ts'

/** Everybody who works here, sorted by the Azerbaijani alphabet; positions in the given language. */
export async function listDirectory(
  { database }: Pick<Services, 'database'>,
  language: Language,
): Promise<ReplyOf<typeof listDirectoryEndpoint>> {
  const people = (await listPeople(database.db)).map(
    ({ accountId, deactivatedAt, number, job, photo, ...person }) => ({
      id: directoryIdOf(number, accountId),
      name: fullNameOf(person),
      position: localize(job, language) ?? '',
      hasAccount: accountId !== null && !deactivatedAt,
      ...(photo && { photo }),
    }),
  )
  return sortByName(
    people,
    ({ name }) => name,
    (one, other) => one.id.localeCompare(other.id, 'en', { numeric: true }),
  )
}
