import type { IsoDay } from '@atrium/contract'
import { openStates } from '@atrium/contract/leave'
import { and, desc, eq, getTableColumns, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import { prepared } from '#db/prepared.ts'
import { leaveTypes, offDayRequests, users } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

export type OffDayRecord = typeof offDayRequests.$inferSelect

export async function insertOffDays(
  db: Database,
  request: typeof offDayRequests.$inferInsert,
): Promise<OffDayRecord> {
  const [row] = await db.insert(offDayRequests).values(request).returning()
  if (!row) throw new Error('The request was not written.')
  return row
}

type Asked = Pick<OffDayRecord, 'userId' | 'days' | 'startTime' | 'endTime' | 'message'>

/**
 * Whether the person has made the same request after an instant and not cancelled it. Locks the requests of the
 * person, so that simultaneous requests run one after another.
 */
export async function isAskedSince(tx: Database, asked: Asked, since: Date): Promise<boolean> {
  const { userId, days, startTime, endTime, message } = asked
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  const found = await tx
    .select({ id: offDayRequests.id })
    .from(offDayRequests)
    .where(
      and(
        eq(offDayRequests.userId, userId),
        eq(offDayRequests.state, 'sent'),
        gt(offDayRequests.createdAt, since),
        eq(offDayRequests.days, days),
        eq(offDayRequests.startTime, startTime),
        eq(offDayRequests.endTime, endTime),
        eq(offDayRequests.message, message),
      ),
    )
    .limit(1)
  return found.length > 0
}

const listStatement = prepared((db) =>
  db
    .select({ ...getTableColumns(offDayRequests), worksElsewhere: leaveTypes.worksElsewhere })
    .from(offDayRequests)
    .innerJoin(leaveTypes, eq(leaveTypes.id, offDayRequests.typeId))
    .where(eq(offDayRequests.userId, sql.placeholder('userId')))
    .orderBy(desc(offDayRequests.createdAt), desc(offDayRequests.id))
    .prepare('list_off_days'),
)

/** A request, and whether its kind says that the person works elsewhere. */
export type ShownRecord = OffDayRecord & { worksElsewhere: boolean }

/** The requests of a person, newest first. */
export async function listOffDaysOf(db: Database, userId: number): Promise<ShownRecord[]> {
  return listStatement(db).execute({ userId })
}

/** The requests of everybody else who may sign in, with at least one day in a span. */
export async function listOffDaysOfOthers(
  db: Database,
  userId: number,
  { from, to }: { from: IsoDay; to: IsoDay },
) {
  const { days, startTime, endTime, state } = offDayRequests
  const { worksElsewhere } = leaveTypes
  return db
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      days,
      startTime,
      endTime,
      worksElsewhere,
    })
    .from(offDayRequests)
    .innerJoin(leaveTypes, eq(leaveTypes.id, offDayRequests.typeId))
    .innerJoin(users, and(eq(users.id, offDayRequests.userId), isNull(users.deactivatedAt)))
    .where(
      and(
        ne(offDayRequests.userId, userId),
        inArray(state, [...openStates]),
        sql`exists (select 1 from jsonb_array_elements_text(${days}) as day where day between ${from} and ${to})`,
      ),
    )
}

const isOwn = (userId: number, id: number) =>
  and(eq(offDayRequests.id, id), eq(offDayRequests.userId, userId))

export async function findOwnOffDays(
  db: Database,
  userId: number,
  id: number,
): Promise<OffDayRecord | undefined> {
  const [row] = await db.select().from(offDayRequests).where(isOwn(userId, id))
  return row
}
