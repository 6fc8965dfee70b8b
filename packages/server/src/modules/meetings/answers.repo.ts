import type { SharedMeeting } from '@atrium/contract/meetings'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { meetingAnswers, meetingPeople } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

export type AnswerRow = typeof meetingAnswers.$inferSelect

/** The answer of the person with a name among the invitees. */
export const answerFrom = (
  name: string,
  { day, state, answeredAt, sequence }: AnswerRow,
): SharedMeeting['answers'][number] => ({
  name,
  ...(day && { day }),
  state,
  at: answeredAt.toISOString(),
  sequence,
})

/** The answers of those who are invited to meetings, by the id of the meeting. */
export async function findAnswers(
  db: Database,
  meetingIds: readonly string[],
): Promise<Map<string, SharedMeeting['answers']>> {
  const found = new Map<string, SharedMeeting['answers']>()
  if (meetingIds.length === 0) return found
  const rows = await db
    .select({ meetingId: meetingPeople.meetingId, name: meetingPeople.name, answer: meetingAnswers })
    .from(meetingAnswers)
    .innerJoin(meetingPeople, eq(meetingPeople.id, meetingAnswers.personId))
    .where(and(inArray(meetingPeople.meetingId, [...meetingIds]), eq(meetingPeople.isRemoved, false)))
    .orderBy(asc(meetingPeople.id), asc(meetingAnswers.day))
  for (const { meetingId, name, answer } of rows)
    found.set(meetingId, [...(found.get(meetingId) ?? []), answerFrom(name, answer)])
  return found
}

/** The answers of some people (`meeting_people.id`). */
export async function listAnswersOf(db: Database, personIds: readonly number[]): Promise<AnswerRow[]> {
  if (personIds.length === 0) return []
  return db
    .select()
    .from(meetingAnswers)
    .where(inArray(meetingAnswers.personId, [...personIds]))
}

/** Writes answers over the earlier ones of the same person and day. */
export async function saveAnswers(tx: Database, answers: readonly AnswerRow[]): Promise<void> {
  if (answers.length === 0) return
  await tx
    .insert(meetingAnswers)
    .values([...answers])
    .onConflictDoUpdate({
      target: [meetingAnswers.personId, meetingAnswers.day],
      set: {
        state: sql`excluded.state`,
        answeredAt: sql`excluded.answered_at`,
        sequence: sql`excluded.sequence`,
      },
    })
}
