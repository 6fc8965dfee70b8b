import { and, asc, eq, exists, getTableColumns, gt, inArray, not, or, type SQL, sql } from 'drizzle-orm'
import { actorOf } from '#db/audit.ts'
import { storeComputersOf } from '#db/computers.ts'
import { inChunks } from '#db/inChunks.ts'
import { insertMany } from '#db/insertMany.ts'
import { hasBadge } from '#db/people.ts'
import { accounts, cards, leaveEntries, offDayRequests, people } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import { adoptAccounts } from '../adoption.repo.ts'
import { withRooms } from './badges.repo.ts'

/** The computers are written by `importComputers`. */
type NewPerson = Omit<
  typeof people.$inferInsert & { number: number },
  'photoFileId' | 'id' | 'createdAt' | 'computers' | 'managerId' | 'deputyId' | 'isBirthdayShared' | 'leftAt'
>

/** People per statement: it computes the computers of each. */
const readSize = 500

/** The people with a badge and the names of their rooms, also people who have left, sorted by number. Reads in parts. */
export async function listAllBadgeRows(db: Database) {
  const all: Awaited<ReturnType<typeof listBadgeRowsAfter>> = []
  let last: number | undefined
  do {
    const part = await listBadgeRowsAfter(db, last)
    for (const row of part) all.push(row)
    last = part.length === readSize ? part.at(-1)?.person.number : undefined
  } while (last !== undefined)
  return all
}

const listBadgeRowsAfter = (db: Database, number: number | undefined) =>
  withRooms(db)
    .where(and(hasBadge, number === undefined ? undefined : gt(people.number, number)))
    .orderBy(asc(people.number))
    .limit(readSize)

/** Inserts employees, or updates them by their number (upsert); open accounts with their addresses become theirs. */
export async function writePeople(tx: Database, rows: readonly NewPerson[]): Promise<void> {
  for (const part of inChunks(rows)) if (part[0]) await insertMany(tx, people, part, overwrite(part[0]))
  await adoptAccounts(
    tx,
    rows.flatMap(({ email }) => email || []),
  )
}

/** Every written column takes the new value. */
function overwrite(row: NewPerson): SQL {
  const names = Object.entries(getTableColumns(people))
    .filter(([field]) => field in row && field !== 'number')
    .map(([, { name }]) => sql.identifier(name))
  const values = names.map((name) => sql`${name} = excluded.${name}`)
  return sql`on conflict (number) do update set ${sql.join(values, sql`, `)}`
}

/** The numbers of a person, the manager and the deputy; `null` for none, `undefined` for no change. */
interface NewLeads {
  number: number
  manager: number | null | undefined
  deputy: number | null | undefined
}

/** Sets managers and deputies, who may have been added a moment ago. */
export async function writeLeads(tx: Database, rows: readonly NewLeads[]): Promise<void> {
  const set = async (column: SQL, part: readonly { number: number; lead: number | null }[]) => {
    await tx.execute(sql`
      update ${people} set ${column} = lead.id
      from jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as given (number integer, lead integer)
      left join ${people} as lead on lead.number = given.lead
      where ${people}.number = given.number`)
  }
  for (const [column, lead] of [
    [sql`manager_id`, ({ manager }: NewLeads) => manager],
    [sql`deputy_id`, ({ deputy }: NewLeads) => deputy],
  ] as const) {
    const changed = rows.flatMap((row) => {
      const found = lead(row)
      return found === undefined ? [] : [{ number: row.number, lead: found }]
    })
    for (const part of inChunks(changed)) await set(column, part)
  }
}

/**
 * Deletes employees; one with an account, a card or leave stays as a person without a badge. Their computers are in store
 * afterwards.
 */
export async function deletePeople(tx: Database, ids: readonly number[]): Promise<void> {
  const actor = await actorOf(tx)
  for (const id of ids) await storeComputersOf(tx, id, actor)
  const own = (table: typeof accounts | typeof cards | typeof leaveEntries | typeof offDayRequests) =>
    exists(tx.select({ id: table.id }).from(table).where(eq(table.personId, people.id)))
  const isNeeded = or(own(accounts), own(cards), own(leaveEntries), own(offDayRequests)) as SQL
  for (const part of inChunks(ids)) {
    await tx.delete(people).where(and(inArray(people.id, part), not(isNeeded)))
    await tx.update(people).set({ managerId: null }).where(inArray(people.managerId, part))
    await tx.update(people).set({ deputyId: null }).where(inArray(people.deputyId, part))
    await tx
      .update(people)
      .set({ number: null, roomId: null, managerId: null, deputyId: null })
      .where(inArray(people.id, part))
  }
}
