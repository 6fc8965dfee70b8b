import type { IsoDay } from '@atrium/contract'
import { lastDayOf } from '@atrium/contract/recurrence'
import { and, eq, gte, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import { holdUsers } from '#db/holdUsers.ts'
import { raiseRevisions } from '#db/meetingRevisions.ts'
import {
  employees,
  meetingFiles,
  meetingPeople,
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

/** The meetings of a person from a day on, and the series that go on then, in the order of their revision. */
async function listAhead(tx: Database, userId: number, day: IsoDay) {
  const { id, day: first, start, end, title, notes, recurrence, attachments } = meetings
  const rows = await tx
    .select({ id, day: first, start, end, title, notes, recurrence, attachments })
    .from(meetings)
    .where(
      and(
        eq(meetings.userId, userId),
        eq(meetings.isDeleted, false),
        or(gte(first, day), isNotNull(recurrence)),
      ),
    )
    .orderBy(meetings.revision)
  return rows.filter((row) => lastDayOf({ ...row, recurrence: row.recurrence ?? undefined }) >= day)
}

/**
 * Locks the accounts that a departure changes, in the order of their ids as every change of meetings does: of the person,
 * of the successor and of everybody whom the meetings concern; for an administrator also those of all administrators.
 */
export async function holdForHandOver(
  tx: Database,
  userIds: readonly number[],
  isAdmin: boolean,
): Promise<ReadonlySet<number>> {
  const admins = isAdmin ? await tx.select({ id: users.id }).from(users).where(eq(users.role, 'admin')) : []
  return new Set((await holdUsers(tx, [...userIds, ...admins.map(({ id }) => id)])).keys())
}

/**
 * Moves the meetings of a person from a day on to another, with their files. Everybody concerned gets a new revision; a
 * successor who was invited organises the meeting now. The caller holds the accounts (`holdForHandOver`). Returns how many
 * meetings moved.
 */
export async function handOverMeetings(
  tx: Database,
  { fromId, toId, day, now }: { fromId: number; toId: number; day: IsoDay; now: Date },
): Promise<number> {
  const moved = await listAhead(tx, fromId, day)
  if (moved.length === 0) return 0
  const ids = moved.map(({ id }) => id)
  await tx
    .update(meetings)
    .set({
      userId: toId,
      // Later than every copy on a device, whose clock may be wrong.
      changedAt: sql`greatest(${now.toISOString()}::timestamptz, ${meetings.changedAt} + interval '1 millisecond')`,
      invitees: sql`coalesce((
        select jsonb_agg(one) from jsonb_array_elements(${meetings.invitees}) as one
        where not exists (
          select from ${meetingPeople} as person
          where person.meeting_id = ${meetings.id} and person.user_id = ${toId}
            and not person.is_removed and person.name = one->>'name'
        )
      ), '[]')`,
    })
    .where(inArray(meetings.id, ids))
  await tx
    .update(meetingPeople)
    .set({ isRemoved: true })
    .where(and(inArray(meetingPeople.meetingId, ids), eq(meetingPeople.userId, toId)))
  await raiseRevisions(tx, ids)
  const fileIds = moved.flatMap(({ attachments }) => attachments.map(({ id }) => id))
  if (fileIds.length > 0)
    await tx
      .update(meetingFiles)
      .set({ userId: toId })
      .where(and(eq(meetingFiles.userId, fromId), inArray(meetingFiles.id, fileIds)))
  return moved.length
}
