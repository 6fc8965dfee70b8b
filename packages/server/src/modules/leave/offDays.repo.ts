import type { IsoDay } from '@atrium/contract/days'
import { openStates } from '@atrium/contract/leave'
import { and, desc, eq, getTableColumns, inArray, ne, sql } from 'drizzle-orm'
import { ownsAccount } from '#db/accounts.ts'
import { isColleague } from '#db/people.ts'
import { prepared } from '#db/prepared.ts'
import { accounts, leaveTypes, offDayRequests, offDaySteps, people } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import {
  deputies,
  hasDayBetween,
  isAwayAllDay,
  isDeputy,
  isManager,
  managers,
  personOf,
} from './leave.repo.ts'

export type OffDayRecord = typeof offDayRequests.$inferSelect

export async function insertOffDays(
  db: Database,
  request: typeof offDayRequests.$inferInsert,
): Promise<OffDayRecord> {
  const [row] = await db.insert(offDayRequests).values(request).returning()
  if (!row) throw new Error('The request was not written.')
  return row
}

const listStatement = prepared((db) =>
  db
    .select({ ...getTableColumns(offDayRequests), worksElsewhere: leaveTypes.worksElsewhere })
    .from(offDayRequests)
    .innerJoin(leaveTypes, eq(leaveTypes.id, offDayRequests.typeId))
    .where(eq(offDayRequests.personId, sql.placeholder('personId')))
    .orderBy(desc(offDayRequests.createdAt), desc(offDayRequests.id))
    .prepare('list_off_days'),
)

/** A request, and whether its kind says that the person works elsewhere. */
export type ShownRecord = OffDayRecord & { worksElsewhere: boolean }

/** The requests of a person, newest first. */
export async function listOffDaysOf(db: Database, personId: number): Promise<ShownRecord[]> {
  return listStatement(db).execute({ personId })
}

/** The open requests of everybody else who works here, with at least one day in a span, and the accounts of manager and deputy. */
export async function listOffDaysOfOthers(
  db: Database,
  personId: number,
  { from, to }: { from: IsoDay; to: IsoDay },
) {
  const { days, startTime, endTime, state } = offDayRequests
  const { worksElsewhere } = leaveTypes
  return db
    .select({
      name: people.name,
      surname: people.surname,
      days,
      startTime,
      endTime,
      state,
      worksElsewhere,
      managerId: managers.id,
      deputyId: deputies.id,
    })
    .from(offDayRequests)
    .innerJoin(leaveTypes, eq(leaveTypes.id, offDayRequests.typeId))
    .innerJoin(people, eq(people.id, offDayRequests.personId))
    .leftJoin(accounts, ownsAccount)
    .leftJoin(managers, isManager)
    .leftJoin(deputies, isDeputy)
    .where(
      and(
        ne(offDayRequests.personId, personId),
        isColleague,
        inArray(state, [...openStates]),
        hasDayBetween(from, to),
      ),
    )
}

/** The granted whole days away that end on a day or later, with the ids of their people. */
export const listAwayRows = (db: Database, from: IsoDay) =>
  db
    .select({ personId: offDayRequests.personId, days: offDayRequests.days })
    .from(offDayRequests)
    .innerJoin(leaveTypes, eq(leaveTypes.id, offDayRequests.typeId))
    .where(and(isAwayAllDay, sql`${offDayRequests.days} ->> -1 >= ${from}`))

/** Closes the leave requests of a person that wait for a decision, each with a step of the account that offboards the person. */
export async function closeLeaveRequests(
  tx: Database,
  personId: number,
  byId: number,
  now: Date,
): Promise<void> {
  const closed = await tx
    .update(offDayRequests)
    .set({ state: 'cancelled' })
    .where(and(eq(offDayRequests.personId, personId), inArray(offDayRequests.state, ['sent', 'askedBack'])))
    .returning({ id: offDayRequests.id })
  if (closed.length > 0)
    await tx.insert(offDaySteps).values(
      closed.map(({ id }) => ({
        requestId: id,
        accountId: byId,
        personId: personOf(byId),
        action: 'cancel' as const,
        createdAt: now,
      })),
    )
}
