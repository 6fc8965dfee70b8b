import { languagesOf } from '@atrium/contract/core'
import { teamSamples } from '@atrium/contract/people/samples'
import { sql } from 'drizzle-orm'
import { teamMembers, teamMemberTexts } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

export async function teamIsEmpty(db: Database): Promise<boolean> {
  return (await db.select({ id: teamMembers.id }).from(teamMembers).limit(1)).length === 0
}

/** Writes the sample team. */
export async function seedTeam(tx: Database): Promise<void> {
  await tx
    .insert(teamMembers)
    .values(teamSamples.map(({ id, order, fullname, email }) => ({ id, order, fullname, email })))
  await tx
    .insert(teamMemberTexts)
    .values(
      teamSamples.flatMap(({ id: memberId, position }) =>
        languagesOf(position).map((language) => ({ memberId, language, position: position[language] })),
      ),
    )
  // The samples bring their own numbers; the next person has to come after them.
  await tx.execute(
    sql`select setval(pg_get_serial_sequence('team_members', 'id'), (select max(id) from team_members))`,
  )
}
