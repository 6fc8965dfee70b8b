import type { BadgeField } from '@atrium/contract/people'
import { publicBadgeFields } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

export const listFieldDecisions = (db: Database) => db.select().from(publicBadgeFields)

export async function savePublicField(db: Database, id: BadgeField, isPublic: boolean): Promise<undefined> {
  await db
    .insert(publicBadgeFields)
    .values({ id, isPublic })
    .onConflictDoUpdate({ target: publicBadgeFields.id, set: { isPublic } })
}
