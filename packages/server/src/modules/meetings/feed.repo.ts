import type { IsoDay } from '@atrium/contract/days'
import type { Meeting, SharedMeeting, Versions } from '@atrium/contract/meetings'
import { and, asc, eq, gte, isNull } from 'drizzle-orm'
import { type AccountRecord, accountColumns, ownsAccount } from '#db/accounts.ts'
import { groupBy } from '#db/groupBy.ts'
import { accounts, calendarFeeds, lastDayOf, meetingPeople, meetings, people } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import { answerFrom, listAnswersOf } from './answers.repo.ts'
import { asMeeting, versionsOf } from './meetings.repo.ts'

type FeedRecord = typeof calendarFeeds.$inferSelect

export async function findFeed(db: Database, accountId: number): Promise<FeedRecord | undefined> {
  const [row] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.accountId, accountId))
  return row
}

/** Writes the address of a person over an earlier one. */
export async function saveFeed(tx: Database, feed: FeedRecord): Promise<void> {
  const { tokenHash, createdAt } = feed
  await tx
    .insert(calendarFeeds)
    .values(feed)
    .onConflictDoUpdate({ target: calendarFeeds.accountId, set: { tokenHash, createdAt } })
}

/** The active user with an address. */
export async function findFeedOwner(db: Database, tokenHash: string): Promise<AccountRecord | undefined> {
  const [row] = await db
    .select(accountColumns)
    .from(calendarFeeds)
    .innerJoin(accounts, eq(accounts.id, calendarFeeds.accountId))
    .innerJoin(people, ownsAccount)
    .where(and(eq(calendarFeeds.tokenHash, tokenHash), isNull(accounts.deactivatedAt)))
  return row
}

/** A meeting in the calendar of a person. */
interface FeedMeeting extends Versions {
  meeting: Meeting
  organiser: { name: string; surname: string; email: string }
  /** Of a meeting of another person: the row of the person in `meeting_people`. */
  invited?: { id: number; name: string } | undefined
}

/** The meetings of a person and those to which the person is invited, from a day on, by day. */
export async function listFeedMeetings(
  db: Database,
  accountId: number,
  from: IsoDay,
): Promise<FeedMeeting[]> {
  const isListed = and(eq(meetings.isDeleted, false), gte(lastDayOf(meetings), from))
  const { name, surname, email } = people
  const organiser = { name, surname, email }
  const own = await db
    .select({ meeting: meetings, organiser })
    .from(meetings)
    .innerJoin(accounts, eq(accounts.id, meetings.accountId))
    .innerJoin(people, ownsAccount)
    .where(and(eq(meetings.accountId, accountId), isListed))
    .orderBy(asc(meetings.day), asc(meetings.id))
  const invited = await db
    .select({ meeting: meetings, organiser, invited: { id: meetingPeople.id, name: meetingPeople.name } })
    .from(meetingPeople)
    .innerJoin(meetings, eq(meetings.id, meetingPeople.meetingId))
    .innerJoin(accounts, eq(accounts.id, meetings.accountId))
    .innerJoin(people, ownsAccount)
    .where(and(eq(meetingPeople.accountId, accountId), eq(meetingPeople.isRemoved, false), isListed))
    .orderBy(asc(meetings.day), asc(meetings.id))
  return [...own, ...invited].map((row) => ({
    ...row,
    meeting: asMeeting(row.meeting),
    ...versionsOf(row.meeting),
  }))
}

/** The answers of one person, by the rows in `meeting_people`. */
export async function listOwnAnswers(
  db: Database,
  people: readonly { id: number; name: string }[],
): Promise<Map<number, SharedMeeting['answers']>> {
  const rows = await listAnswersOf(
    db,
    people.map(({ id }) => id),
  )
  const answers = groupBy(rows, ({ personId }) => personId)
  return new Map(
    people.map(({ id, name }) => [id, (answers.get(id) ?? []).map((row) => answerFrom(name, row))]),
  )
}
