import type { IsoDay } from '@atrium/contract/days'
import { lastDayOf } from '@atrium/contract/meetings/series'
import { and, asc, eq, exists, inArray, isNotNull, lt, notExists, sql } from 'drizzle-orm'
import { lockAccounts } from '#db/accounts.ts'
import { inChunks } from '#db/inChunks.ts'
import { listConcerned, raiseRevisions } from '#db/meetingRevisions.ts'
import { mails, meetingPeople, meetings } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

/**
 * Deletes the guests of meetings that ended before a day, with their addresses, answers and links; their names stay among
 * the participants. Devices get the meetings again. Returns the number of guests.
 */
export async function deletePastGuests(tx: Database, before: IsoDay): Promise<number> {
  const isGuest = and(eq(meetingPeople.meetingId, meetings.id), isNotNull(meetingPeople.email))
  const { id, day, start, end, title, notes, recurrence } = meetings
  const rows = await tx
    .select({ id, day, start, end, title, notes, recurrence })
    .from(meetings)
    .where(
      and(lt(day, before), exists(tx.select({ id: meetingPeople.id }).from(meetingPeople).where(isGuest))),
    )
    .orderBy(asc(meetings.accountId), asc(meetings.revision))
  const past = rows.filter((row) => lastDayOf({ ...row, recurrence: row.recurrence ?? undefined }) < before)
  const ids = past.map((row) => row.id)
  await lockAccounts(tx, await listConcerned(tx, ids))
  let removed = 0
  for (const part of inChunks(ids)) {
    await tx
      .update(meetings)
      .set({
        // Later than the copies on devices, and earlier than a change that waits there.
        changedAt: sql`${meetings.changedAt} + interval '1 millisecond'`,
        invitees: sql`coalesce((
          select jsonb_agg(one order by place) from jsonb_array_elements(${meetings.invitees}) with ordinality as listed(one, place)
          where not exists (
            select from ${meetingPeople} as person
            where person.meeting_id = ${meetings.id} and person.email is not null and person.name = one->>'name'
          )
        ), '[]')`,
      })
      .where(inArray(meetings.id, part))
    const guests = await tx
      .delete(meetingPeople)
      .where(and(inArray(meetingPeople.meetingId, part), isNotNull(meetingPeople.email)))
      .returning({ id: meetingPeople.id })
    removed += guests.length
  }
  await raiseRevisions(tx, ids)
  return removed
}

/**
 * Deletes former guests, as soon as no mail about their meeting to them is left: until then an undo of
 * the cancellation finds their answers. Returns their number.
 */
export async function deleteRemovedGuests(tx: Database): Promise<number> {
  const mail = tx
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        eq(mails.to, sql`${meetingPeople.email}`),
        eq(mails.about, sql`'meeting ' || ${meetingPeople.meetingId}`),
      ),
    )
  const removed = await tx
    .delete(meetingPeople)
    .where(and(isNotNull(meetingPeople.email), eq(meetingPeople.isRemoved, true), notExists(mail)))
    .returning({ id: meetingPeople.id })
  return removed.length
}
