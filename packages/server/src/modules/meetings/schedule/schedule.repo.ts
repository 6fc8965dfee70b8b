import { asc, sql } from 'drizzle-orm'
import { inChunks } from '#db/inChunks.ts'
import { prepared } from '#db/prepared.ts'
import { scheduledMeetings } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

/** Rows of one statement; a statement has room for 65,535 values. */
const batchSize = 5000

const listStatement = prepared((db) =>
  db.select().from(scheduledMeetings).orderBy(asc(scheduledMeetings.id)).prepare('list_schedule'),
)

export const listScheduled = (db: Database) => listStatement(db).execute()

/** Replaces the whole schedule; returns the number of earlier meetings. Simultaneous imports run one after another. */
export async function replaceScheduled(
  tx: Database,
  meetings: readonly (typeof scheduledMeetings.$inferInsert)[],
): Promise<number> {
  await tx.execute(sql`lock table ${scheduledMeetings} in exclusive mode`)
  const before = await tx.delete(scheduledMeetings).returning({ id: scheduledMeetings.id })
  for (const part of inChunks(meetings, batchSize)) await tx.insert(scheduledMeetings).values(part)
  return before.length
}
