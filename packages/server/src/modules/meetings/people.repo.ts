import { toEmailAddress } from '@atrium/contract/core'
import type { Attendee, Meeting } from '@atrium/contract/meetings'
import { fullNameOf, numberOfId } from '@atrium/contract/people'
import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { accountColumns, ownsAccount } from '#db/accounts.ts'
import { groupBy } from '#db/groupBy.ts'
import { insertMany } from '#db/insertMany.ts'
import { accounts, meetingPeople, meetings, people } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import { type AttendeeRecord, directoryIdOf, indexAccounts } from './invitedPeople.ts'
import { asMeeting, type Selection, selectionIn } from './meetings.repo.ts'

/** The accounts of invitees, by badge, account or address, and those with one of the ids. */
export async function findAccounts(db: Database, invitees: readonly Attendee[], ids: readonly number[]) {
  const persons = [...new Set(invitees.flatMap(({ personId }) => personId ?? []))]
  const numbersOf = (prefix: string) => persons.filter((one) => one.startsWith(prefix)).map(numberOfId)
  const emails = [...new Set(invitees.flatMap(({ email }) => (email ? toEmailAddress(email) : [])))]
  const { id, email, language, deactivatedAt } = accounts
  const rows = await db
    .select({ id, email, language, deactivatedAt, number: people.number })
    .from(accounts)
    .innerJoin(people, ownsAccount)
    .where(
      or(
        inArray(people.number, numbersOf('DEV')),
        inArray(accounts.id, [...new Set([...numbersOf('account-'), ...ids])]),
        inArray(accounts.email, emails),
      ),
    )
  return rows.map(({ deactivatedAt, ...account }) => ({ ...account, isActive: deactivatedAt === null }))
}

/** The accounts that meetings and the rows of their people name. */
export const findAccountIndex = async (
  tx: Database,
  meetings: readonly Meeting[],
  rows: ReadonlyMap<string, AttendeeRecord[]>,
) =>
  indexAccounts(
    await findAccounts(
      tx,
      meetings.flatMap(({ invitees = [] }) => invitees),
      [...rows.values()].flat().flatMap(({ accountId }) => accountId ?? []),
    ),
  )

/** The present and former invited people of meetings, by the id of the meeting, in the order of the invitation. */
export async function findPeople(
  db: Database,
  meetingIds: readonly string[],
): Promise<Map<string, AttendeeRecord[]>> {
  if (meetingIds.length === 0) return new Map()
  const { id, meetingId, accountId, email, name, isRemoved } = meetingPeople
  const rows = await db
    .select({ id, meetingId, accountId, email, name, isRemoved })
    .from(meetingPeople)
    .where(inArray(meetingId, [...meetingIds]))
    .orderBy(asc(id))
  return groupBy(rows, (row) => row.meetingId)
}

/** The invitees of meetings who have an account, with their names and their ids in the directory. */
export async function listColleagueGuests(db: Database, meetingIds: readonly string[]) {
  if (meetingIds.length === 0) return []
  const rows = await db
    .select({ person: meetingPeople, account: accountColumns })
    .from(meetingPeople)
    .innerJoin(accounts, eq(accounts.id, meetingPeople.accountId))
    .innerJoin(people, ownsAccount)
    .where(and(inArray(meetingPeople.meetingId, [...meetingIds]), eq(meetingPeople.isRemoved, false)))
    .orderBy(asc(meetingPeople.id))
  return rows.map(({ person: { meetingId, name }, account }) => ({
    meetingId,
    name,
    personId: directoryIdOf(account.number, account.id),
    fullName: fullNameOf(account),
  }))
}

/** The state of a person after a change. */
interface AttendeeState extends Omit<AttendeeRecord, 'id'> {
  /** Left out for a new person. */
  id?: number | undefined
  revision: number
}

/** Writes the people of meetings; returns the ids of all of them, in the given order. */
export async function saveAttendees(tx: Database, people: readonly AttendeeState[]): Promise<number[]> {
  const known = people.filter(({ id }) => id !== undefined)
  const added = people.filter(({ id }) => id === undefined)
  if (known.length > 0)
    await tx.execute(sql`update ${meetingPeople} set user_id = changed."accountId", email = changed.email,
        name = changed.name, is_removed = changed."isRemoved", revision = changed.revision
      from jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as changed(
        id int, "accountId" int, email text, name text, "isRemoved" boolean, revision int)
      where ${meetingPeople.id} = changed.id`)
  const newIds = await insertMany(
    tx,
    meetingPeople,
    added.map(({ id: _none, ...person }) => person),
  )
  let next = 0
  return people.map(({ id }) => id ?? newIds[next++] ?? 0)
}

/**
 * A selection of the meetings of others to which a person is invited, at most `limit`; after a revision also those to which the
 * person was invited.
 */
export async function listInvited(db: Database, accountId: number, selection: Selection, limit: number) {
  const { isSelected, order } = selectionIn(selection, meetingPeople.revision)
  const rows = await db
    .select({
      meeting: meetings,
      person: meetingPeople,
      organiser: { name: people.name, surname: people.surname },
    })
    .from(meetingPeople)
    .innerJoin(meetings, eq(meetings.id, meetingPeople.meetingId))
    .innerJoin(accounts, eq(accounts.id, meetings.accountId))
    .innerJoin(people, ownsAccount)
    .where(
      and(
        eq(meetingPeople.accountId, accountId),
        isSelected,
        'since' in selection ? undefined : eq(meetingPeople.isRemoved, false),
        // The successor who organises the meeting now.
        ne(meetings.accountId, accountId),
      ),
    )
    .orderBy(order)
    .limit(limit)
  return rows.map(({ meeting, person, organiser }) => ({
    revision: person.revision,
    sequence: meeting.sequence,
    counted: meeting.counted ?? undefined,
    meeting: asMeeting(meeting),
    organiser: fullNameOf(organiser),
    /** The name of the person among the invitees. */
    invitedAs: person.name,
    isRemoved: person.isRemoved,
  }))
}
