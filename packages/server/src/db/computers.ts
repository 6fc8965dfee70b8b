import type { ComputerPlaceKind, ComputerTarget } from '@atrium/contract'
import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { inChunks } from './inChunks.ts'
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
  userId: number | null
  words?: string
}

/** The computers of the employee with an id, as JSON, in the order in which they were added. */
export const computersOf = (employeeId: PgColumn): SQL<OwnComputer[]> =>
  sql<OwnComputer[]>`coalesce((
    select jsonb_agg(jsonb_build_object('name', own.name, 'type', own.type, 'serial', own.serial) order by own.id)
    from ${computers} as own where own.employee_id = ${employeeId}
  ), '[]')`

/** Where a computer is. */
export const placeOf = ({ employeeId, roomId, retiredAt }: ComputerRecord): ComputerTarget => {
  if (employeeId !== null) return { kind: 'employee', id: employeeId }
  if (roomId !== null) return { kind: 'room', id: roomId }
  return { kind: retiredAt === null ? 'store' : 'retired', id: null }
}

const idFor = (kind: ComputerPlaceKind, place: ComputerTarget | null) =>
  place?.kind === kind ? place.id : null

const moveOf = (computerId: number, from: ComputerTarget | null, to: ComputerTarget, note: MoveNote) => ({
  computerId,
  fromKind: from?.kind ?? null,
  fromEmployeeId: idFor('employee', from),
  fromRoomId: idFor('room', from),
  toKind: to.kind,
  toEmployeeId: idFor('employee', to),
  toRoomId: idFor('room', to),
  userId: note.userId,
  words: note.words ?? '',
})

const columnsOf = (place: ComputerTarget) => ({
  employeeId: idFor('employee', place),
  roomId: idFor('room', place),
  retiredAt: place.kind === 'retired' ? sql`now()` : null,
})

/** Adds computers at places, with the first entry of their history. */
export async function insertComputers(
  tx: Database,
  added: readonly (OwnComputer & { place: ComputerTarget })[],
  note: MoveNote,
): Promise<void> {
  for (const part of inChunks(added)) {
    const rows = await tx
      .insert(computers)
      .values(part.map(({ place, ...computer }) => ({ ...computer, ...columnsOf(place) })))
      .returning()
    await tx
      .insert(computerMoves)
      .values(rows.map((computer) => moveOf(computer.id, null, placeOf(computer), note)))
  }
}

/** Moves computers, and writes it into their history. A computer that is there already stays as it is. */
export async function moveComputers(
  tx: Database,
  found: readonly ComputerRecord[],
  to: ComputerTarget,
  note: MoveNote,
): Promise<void> {
  const moved = found.filter((computer) => {
    const { kind, id } = placeOf(computer)
    return kind !== to.kind || id !== to.id
  })
  for (const part of inChunks(moved)) {
    const ids = part.map(({ id }) => id)
    await tx.update(computers).set(columnsOf(to)).where(inArray(computers.id, ids))
    await tx
      .insert(computerMoves)
      .values(part.map((computer) => moveOf(computer.id, placeOf(computer), to, note)))
  }
}

const store: ComputerTarget = { kind: 'store', id: null }

/** Takes all computers of an employee into store: they stay on record without an owner. */
export async function storeComputersOf(
  tx: Database,
  employeeId: number,
  userId: number | null,
): Promise<void> {
  const own = await tx.select().from(computers).where(eq(computers.employeeId, employeeId)).for('update')
  await moveComputers(tx, own, store, { userId })
}

/** Takes all computers of a room into store. */
export async function storeComputersIn(tx: Database, roomId: number, userId: number | null): Promise<void> {
  const there = await tx.select().from(computers).where(eq(computers.roomId, roomId)).for('update')
  await moveComputers(tx, there, store, { userId })
}
