import type { BadgeField } from '@atrium/contract/people'
import { eq } from 'drizzle-orm'
import { withAudit, withoutAudit } from '#db/audit.ts'
import { publicBadgeFields } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

export const listFieldDecisions = (db: Database) => db.select().from(publicBadgeFields)

/** Stores a decision. The log has the change of what held before, also for the first decision about a field. */
export async function savePublicField(
  tx: Database,
  id: BadgeField,
  { before, isPublic }: { before: boolean; isPublic: boolean },
): Promise<undefined> {
  await withoutAudit(tx)
  await tx.insert(publicBadgeFields).values({ id, isPublic: before }).onConflictDoNothing()
  await withAudit(tx)
  await tx.update(publicBadgeFields).set({ isPublic }).where(eq(publicBadgeFields.id, id))
}
