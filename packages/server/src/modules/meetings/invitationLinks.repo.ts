import { and, eq, isNull } from 'drizzle-orm'
import { insertMany } from '#db/insertMany.ts'
import { accounts, invitationLinks, meetingPeople } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

/** Adds links of invited people; the earlier links of these people stay valid. */
export async function insertInvitationLinks(
  tx: Database,
  links: readonly (typeof invitationLinks.$inferInsert)[],
): Promise<void> {
  await insertMany(tx, invitationLinks, links)
}

/** The invited person of a link; `undefined` for an unknown token and for a closed account. */
export async function findByInvitationLink(
  db: Database,
  tokenHash: string,
): Promise<typeof meetingPeople.$inferSelect | undefined> {
  const [row] = await db
    .select({ person: meetingPeople })
    .from(invitationLinks)
    .innerJoin(meetingPeople, eq(meetingPeople.id, invitationLinks.personId))
    .leftJoin(accounts, eq(accounts.id, meetingPeople.accountId))
    .where(and(eq(invitationLinks.tokenHash, tokenHash), isNull(accounts.deactivatedAt)))
  return row?.person
}
