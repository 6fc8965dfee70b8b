import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { accounts, meetingPeople, meetings } from './schema.ts'
import type { Database } from './types.ts'

/** The accounts whom meetings concern: their organisers, and everybody who is or was invited. */
export async function listConcerned(tx: Database, meetingIds: readonly string[]): Promise<number[]> {
  if (meetingIds.length === 0) return []
  const ids = [...meetingIds]
  const organisers = await tx
    .selectDistinct({ id: meetings.accountId })
    .from(meetings)
    .where(inArray(meetings.id, ids))
  const invited = await tx
    .selectDistinct({ id: meetingPeople.accountId })
    .from(meetingPeople)
    .where(and(inArray(meetingPeople.meetingId, ids), isNotNull(meetingPeople.accountId)))
  return [...organisers, ...invited].flatMap(({ id }) => (id === null ? [] : [id]))
}

/**
 * Counts the revisions of accounts on. `meetings` and `meeting_people` have one sequence for each account, and the caller
 * holds the accounts (`lockAccounts`): a device that asks for the changes after a revision misses none.
 */
export async function revisionsAfter(
  tx: Database,
  accountIds: Iterable<number>,
): Promise<(accountId: number) => number> {
  const last = (table: typeof meetings | typeof meetingPeople) =>
    sql`coalesce((select max(${table.revision}) from ${table} where ${table.accountId} = ${accounts.id}), 0)`
  const rows = await tx
    .select({
      id: accounts.id,
      revision: sql<number>`greatest(${last(meetings)}, ${last(meetingPeople)})::int`,
    })
    .from(accounts)
    .where(inArray(accounts.id, [...accountIds]))
  const revisions = new Map(rows.map(({ id, revision }) => [id, revision]))
  return (accountId) => {
    const next = (revisions.get(accountId) ?? 0) + 1
    revisions.set(accountId, next)
    return next
  }
}

/**
 * Gives meetings a new revision for their organisers and for everybody who is invited, in the order of the ids. The caller
 * holds all these accounts.
 */
export async function raiseRevisions(tx: Database, meetingIds: readonly string[]): Promise<void> {
  if (meetingIds.length === 0) return
  const ids = [...meetingIds]
  const own = await tx
    .select({ id: meetings.id, accountId: meetings.accountId })
    .from(meetings)
    .where(inArray(meetings.id, ids))
  const invited = await tx
    .select({ id: meetingPeople.id, meetingId: meetingPeople.meetingId, accountId: meetingPeople.accountId })
    .from(meetingPeople)
    .where(and(inArray(meetingPeople.meetingId, ids), eq(meetingPeople.isRemoved, false)))
  const accounts = [...own, ...invited].flatMap(({ accountId }) => (accountId === null ? [] : [accountId]))
  const next = await revisionsAfter(tx, new Set(accounts))
  const place = new Map(ids.map((id, index) => [id, index]))
  const inOrder = <Row>(rows: Row[], idOf: (row: Row) => string) =>
    rows.toSorted((one, other) => (place.get(idOf(one)) ?? 0) - (place.get(idOf(other)) ?? 0))
  const ownRows = inOrder(own, ({ id }) => id).map(({ id, accountId }) => ({ id, revision: next(accountId) }))
  const invitedRows = inOrder(invited, ({ meetingId }) => meetingId).flatMap(({ id, accountId }) =>
    accountId === null ? [] : [{ id, revision: next(accountId) }],
  )
  await tx.execute(sql`update ${meetings} set revision = raised.revision
    from jsonb_to_recordset(${JSON.stringify(ownRows)}::jsonb) as raised(id text, revision int)
    where ${meetings.id} = raised.id`)
  await tx.execute(sql`update ${meetingPeople} set revision = raised.revision
    from jsonb_to_recordset(${JSON.stringify(invitedRows)}::jsonb) as raised(id int, revision int)
    where ${meetingPeople.id} = raised.id`)
}
