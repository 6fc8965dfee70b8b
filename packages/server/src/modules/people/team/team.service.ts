import type { Language } from '@atrium/contract/core'
import type { TeamMember } from '@atrium/contract/people'
import { localize } from '#i18n/localize.ts'
import type { Services } from '#services.ts'
import { listTeamRows } from './team.repo.ts'

/**
 * All team members, sorted by `order`; a position in the given language, else in English, else in any available
 * language.
 */
export async function listTeam(
  { database }: Pick<Services, 'database'>,
  language: Language,
): Promise<TeamMember[]> {
  const members = await listTeamRows(database.db)
  return members.map(({ positions, ...member }) => ({
    ...member,
    position: localize(positions, language) ?? '',
  }))
}
