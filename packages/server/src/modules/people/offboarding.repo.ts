import { and, eq, isNull, ne, or } from 'drizzle-orm'
import { lockAccounts } from '#db/accounts.ts'
import { accounts, people, recordRequests } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

/**
 * Replaces a manager and a deputy by a successor, for all people who work here. A person does not become their own deputy
 * or the deputy of their own manager: these people are without a deputy. Returns how many people the successor leads now.
 */
export async function handOverPeople(
  tx: Database,
  leaverId: number,
  successorId: number | null,
): Promise<number> {
  const led = await tx
    .update(people)
    .set({ managerId: successorId })
    .where(
      and(
        eq(people.managerId, leaverId),
        isNull(people.leftAt),
        successorId === null ? undefined : ne(people.id, successorId),
      ),
    )
    .returning({ id: people.id })
  await tx
    .update(people)
    .set({ deputyId: successorId })
    .where(and(eq(people.deputyId, leaverId), isNull(people.leftAt)))
  if (successorId !== null)
    await tx
      .update(people)
      .set({ deputyId: null })
      .where(
        and(
          eq(people.deputyId, successorId),
          or(eq(people.id, successorId), eq(people.managerId, successorId)),
        ),
      )
  return led.length
}

/** Withdraws the waiting request of an account to change its record. */
export async function withdrawRecordRequests(tx: Database, accountId: number, now: Date): Promise<void> {
  await tx
    .update(recordRequests)
    .set({ state: 'withdrawn', decidedAt: now, held: null, heldUntil: null })
    .where(and(eq(recordRequests.accountId, accountId), eq(recordRequests.state, 'sent')))
}

/**
 * Locks the accounts that a departure changes, in the order of their ids as every change of meetings does: of the person,
 * of the successor and of everybody whom the meetings concern; for an administrator also those of all administrators.
 */
export async function lockForHandOver(
  tx: Database,
  accountIds: readonly number[],
  isAdmin: boolean,
): Promise<ReadonlySet<number>> {
  const admins = isAdmin
    ? await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.role, 'admin'))
    : []
  return new Set((await lockAccounts(tx, [...accountIds, ...admins.map(({ id }) => id)])).keys())
}
