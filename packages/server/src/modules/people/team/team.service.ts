import type { Language, ReplyOf } from '@atrium/contract/core'
import { fullNameOf, type listTeam as listTeamEndpoint } from '@atrium/contract/people'
import { localize } from '#i18n/localize.ts'
import type { Services } from '#services.ts'
import { listPortraitRows } from './team.repo.ts'

/** The people of the page about us, sorted by `order`; a position in the given language, else in another one. */
export async function listTeam(
  { database }: Pick<Services, 'database'>,
  language: Language,
): Promise<ReplyOf<typeof listTeamEndpoint>> {
  const people = await listPortraitRows(database.db)
  return people.map(({ email, job, order, ...person }) => ({
    fullname: fullNameOf(person),
    position: localize(job, language) ?? '',
    email,
    order: order ?? 0,
  }))
}
