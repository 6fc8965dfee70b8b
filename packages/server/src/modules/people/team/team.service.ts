import type { ContentValue } from '@atrium/contract/content'
import type { Language, ReplyOf } from '@atrium/contract/core'
import { fullNameOf, type listTeam as listTeamEndpoint } from '@atrium/contract/people'
import { listMembers } from '#db/members.ts'
import { localize } from '#i18n/localize.ts'
import type { Services } from '#services.ts'

/** The team of the page about us, sorted by `order`; a position in the given language, else in another one. */
export async function listTeam(
  { database }: Pick<Services, 'database'>,
  language: Language,
): Promise<ReplyOf<typeof listTeamEndpoint>> {
  const members = await listMembers(database.db)
  return members.map(({ person, published }, place) => {
    const { portrait } = (published as unknown as ContentValue).facts
    return {
      fullname: fullNameOf(person),
      position: localize(person.job, language) ?? '',
      email: person.email,
      order: place + 1,
      ...(portrait && { portrait }),
    }
  })
}
