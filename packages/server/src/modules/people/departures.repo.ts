import type { IsoDay } from '@atrium/contract'
import { and, eq, gte, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import {
  employees,
  meetingFiles,
  meetings,
  offDayRequests,
  offDaySteps,
  recordRequests,
  users,
} from '#db/schema.ts'
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
 * Moves the meetings of a person from a day on to another, with their files. Locks the accounts, as every change of their
 * meetings does. Returns how many meetings moved.
 */
export async function handOverMeetings(
  tx: Database,
  { fromId, toId, day, now }: { fromId: number; toId: number; day: IsoDay; now: Date },
): Promise<number> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [fromId, toId]))
    .orderBy(users.id)
    .for('update')
  const moved = await tx
    .select({ id: meetings.id, attachments: meetings.attachments })
    .from(meetings)
    .where(and(eq(meetings.userId, fromId), gte(meetings.day, day), eq(meetings.isDeleted, false)))
  if (moved.length === 0) return 0
  const ids = moved.map(({ id }) => id)
  await tx.execute(sql`
    update ${meetings} set user_id = ${toId}, changed_at = ${now.toISOString()}::timestamptz,
      revision = numbered.revision
    from (
      select id, row_number() over (order by revision)
        + (select coalesce(max(revision), 0) from ${meetings} where user_id = ${toId}) as revision
      from ${meetings} where user_id = ${fromId} and ${inArray(meetings.id, ids)}
    ) as numbered
    where ${meetings.userId} = ${fromId} and ${meetings.id} = numbered.id
  `)
  const fileIds = moved.flatMap(({ attachments }) => attachments.map(({ id }) => id))
  if (fileIds.length > 0)
    await tx
      .update(meetingFiles)
      .set({ userId: toId })
      .where(and(eq(meetingFiles.userId, fromId), inArray(meetingFiles.id, fileIds)))
  return moved.length
}
