import { asc, eq, getTableColumns, gt, inArray, type SQL, sql } from 'drizzle-orm'
import { actorOf } from '#db/audit.ts'
import { computersOf, storeComputersOf } from '#db/computers.ts'
import { inChunks } from '#db/inChunks.ts'
import { insertMany } from '#db/insertMany.ts'
import { employees, rooms } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

/** The computers are written by `importComputers`. */
export type NewEmployeeRecord = Omit<
  typeof employees.$inferInsert,
  'id' | 'createdAt' | 'computers' | 'managerId' | 'deputyId' | 'isBirthdayShared' | 'leftAt'
>

/** People per statement: it computes the computers of each. */
const readSize = 500

/** Everybody with the name of the room, also who has left, sorted by number. Reads in parts. */
export async function listAllEmployeeRows(db: Database) {
  const all: Awaited<ReturnType<typeof listEmployeeRowsAfter>> = []
  let last: number | undefined
  do {
    const part = await listEmployeeRowsAfter(db, last)
    for (const row of part) all.push(row)
    last = part.length === readSize ? part.at(-1)?.employee.number : undefined
  } while (last !== undefined)
  return all
}

const listEmployeeRowsAfter = (db: Database, number: number | undefined) =>
  db
    .select({
      employee: { ...getTableColumns(employees), computers: computersOf(employees.id) },
      roomname: rooms.name,
    })
    .from(employees)
    .leftJoin(rooms, eq(rooms.id, employees.roomId))
    .where(number === undefined ? undefined : gt(employees.number, number))
    .orderBy(asc(employees.number))
    .limit(readSize)

/** Inserts employees, or updates them by their number (upsert). */
export async function writeEmployees(tx: Database, rows: readonly NewEmployeeRecord[]): Promise<void> {
  for (const part of inChunks(rows)) await insertMany(tx, employees, part, overwrite)
}

const overwrite = sql`on conflict (number) do update set
  name = excluded.name, surname = excluded.surname, email = excluded.email, phone = excluded.phone,
  room_id = excluded.room_id, job = excluded.job, unit = excluded.unit, birthday = excluded.birthday,
  started_on = excluded.started_on, other_info = excluded.other_info`

/** The numbers of a person, of the manager and of the deputy; `null` for nobody, `undefined` for the present one. */
export interface NewLeads {
  number: number
  manager: number | null | undefined
  deputy: number | null | undefined
}

/** Sets managers and deputies, who may have been added a moment ago. */
export async function writeLeads(tx: Database, rows: readonly NewLeads[]): Promise<void> {
  const set = async (column: SQL, part: readonly { number: number; lead: number | null }[]) => {
    await tx.execute(sql`
      update ${employees} set ${column} = lead.id
      from jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as given (number integer, lead integer)
      left join ${employees} as lead on lead.number = given.lead
      where ${employees}.number = given.number`)
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

/** Deletes employees. Their computers are in store afterwards. */
export async function deleteEmployees(tx: Database, ids: readonly number[]): Promise<void> {
  const actor = await actorOf(tx)
  for (const id of ids) await storeComputersOf(tx, id, actor)
  for (const part of inChunks(ids)) await tx.delete(employees).where(inArray(employees.id, part))
}
