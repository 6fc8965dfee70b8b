import type { SharedMeeting } from '@atrium/contract/meetings'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { accounts, meetingAnswers, meetingPeople } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import { answerFrom } from './answers.repo.ts'

/** An invited person with the stored answers, those to earlier versions too. */
interface AnsweringAttendee {
  /** The row in `meeting_people`. */
  id: number
  meetingId: string
  name: string
  email: string
  answers: SharedMeeting['answers']
}

/** Everybody whom meetings invite now, in the order of the invitation. */
export async function listAttendees(
  db: Database,
  meetingIds: readonly string[],
): Promise<AnsweringAttendee[]> {
  if (meetingIds.length === 0) return []
  const { id, meetingId, name } = meetingPeople
  const rows = await db
    .select({
      ...{ id, meetingId, name },
      email: sql<string>`coalesce(${accounts.email}, ${meetingPeople.email})`,
      answer: meetingAnswers,
    })
    .from(meetingPeople)
    .leftJoin(accounts, eq(accounts.id, meetingPeople.accountId))
    .leftJoin(meetingAnswers, eq(meetingAnswers.personId, meetingPeople.id))
    .where(and(inArray(meetingId, [...meetingIds]), eq(meetingPeople.isRemoved, false)))
    .orderBy(asc(id))
  const found = new Map<number, AnsweringAttendee>()
  for (const { answer, ...row } of rows) {
    const invitee = found.get(row.id) ?? { ...row, answers: [] }
    if (answer) invitee.answers.push(answerFrom(row.name, answer))
    found.set(row.id, invitee)
  }
  return [...found.values()]
}
