import { asc, eq, sql } from 'drizzle-orm'
import { leaveTypes } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

export type LeaveTypeRecord = typeof leaveTypes.$inferSelect

/** The kinds of leave; archived ones last. */
export const listTypeRows = (db: Database): Promise<LeaveTypeRecord[]> =>
  db.select().from(leaveTypes).orderBy(sql`${leaveTypes.archivedAt} is not null`, asc(leaveTypes.id))

export async function insertType(
  db: Database,
  type: typeof leaveTypes.$inferInsert,
): Promise<LeaveTypeRecord> {
  const [row] = await db.insert(leaveTypes).values(type).returning()
  if (!row) throw new Error('The kind of leave was not written.')
  return row
}

/** Returns the changed kind; `undefined` for an unknown id. An archived kind keeps the time of its archiving. */
export async function updateType(
  db: Database,
  id: number,
  { archivedAt, ...type }: Omit<typeof leaveTypes.$inferInsert, 'id'>,
): Promise<LeaveTypeRecord | undefined> {
  const [row] = await db
    .update(leaveTypes)
    .set({
      ...type,
      archivedAt: archivedAt
        ? sql`coalesce(${leaveTypes.archivedAt}, ${archivedAt.toISOString()}::timestamptz)`
        : null,
    })
    .where(eq(leaveTypes.id, id))
    .returning()
  return row
}
