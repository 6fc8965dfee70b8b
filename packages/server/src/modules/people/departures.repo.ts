import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm'
import { lockUsers } from '#db/lockUsers.ts'
import { employees, offDayRequests, offDaySteps, recordRequests, users } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

/**
 * Puts a successor in the place of a manager and of a deputy, for everybody who works here. Nobody becomes their own deputy
 * or the deputy of their own manager: these people are without a deputy. Returns how many people the successor leads now.
 */
export async function handOverPeople(
  tx: Database,
  leaverId: number,
  successorId: number | null,
): Promise<number> {
  const led = await tx
    .update(employees)
    .set({ managerId: successorId })
    .where(
      and(
        eq(employees.managerId, leaverId),
        isNull(employees.leftAt),
        successorId === null ? undefined : ne(employees.id, successorId),
      ),
    )
    .returning({ id: employees.id })
  await tx
    .update(employees)
    .set({ deputyId: successorId })
    .where(and(eq(employees.deputyId, leaverId), isNull(employees.leftAt)))
  if (successorId !== null)
    await tx
      .update(employees)
      .set({ deputyId: null })
      .where(
        and(
          eq(employees.deputyId, successorId),
          or(eq(employees.id, successorId), eq(employees.managerId, successorId)),
        ),
      )
  return led.length
}

/** Closes the requests of a person that wait for a decision, each with a step of the user who let the person go. */
export async function closeRequests(tx: Database, userId: number, byId: number, now: Date): Promise<void> {
  const closed = await tx
    .update(offDayRequests)
    .set({ state: 'cancelled' })
    .where(and(eq(offDayRequests.userId, userId), inArray(offDayRequests.state, ['sent', 'askedBack'])))
    .returning({ id: offDayRequests.id })
  if (closed.length > 0)
    await tx
      .insert(offDaySteps)
      .values(
        closed.map(({ id }) => ({ requestId: id, userId: byId, action: 'cancel' as const, createdAt: now })),
      )
  await tx
    .update(recordRequests)
    .set({ state: 'withdrawn', decidedAt: now })
    .where(and(eq(recordRequests.userId, userId), eq(recordRequests.state, 'sent')))
}

/**
 * Locks the accounts that a departure changes, in the order of their ids as every change of meetings does: of the person,
 * of the successor and of everybody whom the meetings concern; for an administrator also those of all administrators.
 */
export async function lockForHandOver(
  tx: Database,
  userIds: readonly number[],
  isAdmin: boolean,
): Promise<ReadonlySet<number>> {
  const admins = isAdmin ? await tx.select({ id: users.id }).from(users).where(eq(users.role, 'admin')) : []
  return new Set((await lockUsers(tx, [...userIds, ...admins.map(({ id }) => id)])).keys())
}
