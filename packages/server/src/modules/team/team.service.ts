import { defaultLanguage, type Language, languagesOf, type TeamMember } from '@atrium/contract'
import type { Services } from '#services.ts'
import { listTeamRows } from './team.repo.ts'

/** Everybody, by `order`; a position in the language asked for, else in English, else in any that it has. */
export async function listTeam(
  { database }: Pick<Services, 'database'>,
  language: Language,
): Promise<TeamMember[]> {
  const members = await listTeamRows(database.db)
  return members.map(({ positions, ...member }) => {
    const spoken = [language, defaultLanguage, ...languagesOf(positions)].find((each) => positions[each])
    return { ...member, position: (spoken && positions[spoken]) ?? '' }
  })
}
