import type { Language } from '@atrium/contract/core'
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { raiseRevisions } from '#db/meetingRevisions.ts'
import { accounts, meetingPeople, meetings } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import type { MeetingTexts } from './redactMeeting.ts'

/**
 * Removes guests with some addresses from meetings, and rewrites the texts of the meetings for the language of the organiser.
 * Devices get the meetings again. The caller holds the accounts that the meetings concern.
 */
export async function anonymizeGuests(
  tx: Database,
  { emails, meetingIds }: { emails: readonly string[]; meetingIds: readonly string[] },
  rewrite: (texts: MeetingTexts, guestNames: readonly string[], language: Language) => MeetingTexts,
): Promise<void> {
  if (meetingIds.length === 0) return
  const removed = await tx
    .delete(meetingPeople)
    .where(and(isNotNull(meetingPeople.email), inArray(meetingPeople.email, [...emails])))
    .returning({ meetingId: meetingPeople.meetingId, name: meetingPeople.name })
  const rows = await tx
    .select({ meeting: meetings, language: accounts.language })
    .from(meetings)
    .innerJoin(accounts, eq(accounts.id, meetings.accountId))
    .where(inArray(meetings.id, [...meetingIds]))
    .orderBy(asc(meetings.accountId), asc(meetings.revision))
  for (const { meeting, language } of rows) {
    const { title, notes, attendees, invitees, recurrence } = meeting
    const names = removed.flatMap(({ meetingId, name }) => (meetingId === meeting.id ? [name] : []))
    await tx
      .update(meetings)
      .set({
        ...rewrite({ title, notes, attendees, invitees, recurrence }, names, language),
        // Later than the copies on devices, and earlier than a change that waits there.
        changedAt: sql`${meetings.changedAt} + interval '1 millisecond'`,
      })
      .where(eq(meetings.id, meeting.id))
  }
  await raiseRevisions(
    tx,
    rows.map(({ meeting }) => meeting.id),
  )
}
