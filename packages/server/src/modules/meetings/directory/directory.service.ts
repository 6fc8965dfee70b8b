import { type Language, sortByName } from '@atrium/contract/core'
import type { DirectoryPerson } from '@atrium/contract/meetings'
import { idNumberOf } from '@atrium/contract/people'
import { localize } from '#i18n/localize.ts'
import type { Services } from '#services.ts'
import { listPeople } from './directory.repo.ts'

/**
 * Everybody who works here, sorted by the Azerbaijani alphabet; positions in the given language. The account says the
 * name, by which meetings find the person; the badge says the position, as its page does.
 */
export async function listDirectory(
  { database }: Pick<Services, 'database'>,
  language: Language,
): Promise<DirectoryPerson[]> {
  const people: DirectoryPerson[] = []
  for (const { account, badge } of await listPeople(database.db)) {
    const person = account ?? badge
    if (!person) continue
    people.push({
      id: badge ? idNumberOf(badge.number) : `account-${account?.id}`,
      name: `${person.firstName} ${person.lastName}`,
      position: [badge, account].map((one) => one && localize(one.position, language)).find(Boolean) ?? '',
      hasAccount: Boolean(account),
    })
  }
  return sortByName(
    people,
    ({ name }) => name,
    (one, other) => one.id.localeCompare(other.id, 'en', { numeric: true }),
  )
}
