import type { ComputerPlaceKind, ComputerTarget } from '@atrium/contract/rooms'
import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { inChunks } from './inChunks.ts'
import { insertMany } from './insertMany.ts'
import { computerMoves, computers } from './schema.ts'
import type { LocalizedText } from './tables/columns.ts'
import type { Database } from './types.ts'

/** What a badge shows of a computer. */
export interface OwnComputer {
  name: string
  type: LocalizedText
  serial: string
}

export type ComputerRecord = typeof computers.$inferSelect

/** Who moves a computer, and why. */
interface MoveNote {
  /** `null` for an import in the terminal. */
  accountId: number | null
  words?: string
}

/** The computers of the employee with an id, as JSON, in the order in which they were added. */
export const computersOf = (personId: PgColumn): SQL<OwnComputer[]> =>
  sql<OwnComputer[]>`coalesce((
    select jsonb_agg(jsonb_build_object('name', own.name, 'type', own.type, 'serial', own.serial) order by own.id)
    from ${computers} as own where own.employee_id = ${personId}
  ), '[]')`

/** Where a computer is. */
export const placeOf = ({ personId, roomId, retiredAt }: ComputerRecord): ComputerTarget => {
  if (personId !== null) return { kind: 'employee', id: personId }
  if (roomId !== null) return { kind: 'room', id: roomId }
  return { kind: retiredAt === null ? 'store' : 'retired', id: null }
}

const idFor = (kind: ComputerPlaceKind, place: ComputerTarget | null) =>
  place?.kind === kind ? place.id : null

const moveOf = (computerId: number, from: ComputerTarget | null, to: ComputerTarget, note: MoveNote) => ({
  computerId,
  fromKind: from?.kind ?? null,
  fromPersonId: idFor('employee', from),
  fromRoomId: idFor('room', from),
  toKind: to.kind,
  toPersonId: idFor('employee', to),
  toRoomId: idFor('room', to),
  accountId: note.accountId,
  words: note.words ?? '',
})

/** Adds computers at places, with the first entry of their history. */
export async function insertComputers(
  tx: Database,
  added: readonly (OwnComputer & { place: ComputerTarget })[],
  note: MoveNote,
): Promise<void> {
  for (const part of inChunks(added)) {
    const ids = await insertMany(
      tx,
      computers,
      part.map(({ name, type, serial, place }) => ({
        ...{ name, type, serial },
        personId: idFor('employee', place),
        roomId: idFor('room', place),
      })),
    )
    const written = part.map(({ place }, index) => ({ id: ids[index] ?? 0, place }))
    const retired = written.filter(({ place }) => place.kind === 'retired').map(({ id }) => id)
    if (retired.length > 0)
      await tx.update(computers).set({ retiredAt: sql`now()` }).where(inArray(computers.id, retired))
    await insertMany(
      tx,
      computerMoves,
      written.map(({ id, place }) => moveOf(id, null, place, note)),
    )
  }
}

/** Moves computers to places, and writes it into their history. A computer that is there already stays as it is. */
export async function moveComputers(
  tx: Database,
  moves: readonly { computer: ComputerRecord; to: ComputerTarget }[],
  note: MoveNote,
): Promise<void> {
  const needed = moves.filter(({ computer, to }) => {
    const { kind, id } = placeOf(computer)
    return kind !== to.kind || id !== to.id
  })
  for (const part of inChunks(needed)) {
    const given = part.map(({ computer: { id }, to: { kind, id: at } }) => ({ id, kind, at }))
    await tx.execute(sql`
      update ${computers} set
        employee_id = case when given.kind = 'employee' then given.at end,
        room_id = case when given.kind = 'room' then given.at end,
        retired_at = case when given.kind = 'retired' then now() end
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (id integer, kind text, at integer)
      where ${computers}.id = given.id`)
    await insertMany(
      tx,
      computerMoves,
      part.map(({ computer, to }) => moveOf(computer.id, placeOf(computer), to, note)),
    )
  }
}

/** The moves of computers into store. */
export const toStore = (
  found: readonly ComputerRecord[],
): { computer: ComputerRecord; to: ComputerTarget }[] =>
  found.map((computer) => ({ computer, to: { kind: 'store', id: null } }))

/** Takes all computers of an employee into store: they stay on record without an owner. */
export async function storeComputersOf(
  tx: Database,
  personId: number,
  accountId: number | null,
): Promise<void> {
  const own = await tx.select().from(computers).where(eq(computers.personId, personId)).for('update')
  await moveComputers(tx, toStore(own), { accountId })
}

/** Takes all computers of a room into store. */
export async function storeComputersIn(
  tx: Database,
  roomId: number,
  accountId: number | null,
): Promise<void> {
  const there = await tx.select().from(computers).where(eq(computers.roomId, roomId)).for('update')
  await moveComputers(tx, toStore(there), { accountId })
}
