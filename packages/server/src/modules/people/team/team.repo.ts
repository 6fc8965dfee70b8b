import type { InLanguages } from '@atrium/contract/core'
import type { TeamMember } from '@atrium/contract/people'
import { asc, eq } from 'drizzle-orm'
import { teamMembers, teamMemberTexts } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

type Member = Omit<TeamMember, 'position'> & { positions: InLanguages<string> }

/** All team members with their positions in all available languages, sorted by `order`. */
export async function listTeamRows(db: Database): Promise<Member[]> {
  const rows = await db
    .select({ member: teamMembers, text: teamMemberTexts })
    .from(teamMembers)
    .leftJoin(teamMemberTexts, eq(teamMemberTexts.memberId, teamMembers.id))
    .orderBy(asc(teamMembers.order), asc(teamMembers.id))
  const found = new Map<number, Member>()
  for (const { member, text } of rows) {
    const { id, fullname, email, order } = member
    const entry = found.get(id) ?? { fullname, email, order, positions: {} }
    if (text) entry.positions[text.language] = text.position
    found.set(id, entry)
  }
  return [...found.values()]
}
