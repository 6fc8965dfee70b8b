import { desc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { ownsAccount } from '#db/accounts.ts'
import type { ComputerRecord, OwnComputer } from '#db/computers.ts'
import { fullNameColumn } from '#db/people.ts'
import { accounts, computerMoves, computers, people, rooms } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

/** A computer with the names of its places: `null` for those where it is not. */
export interface ComputerRow {
  computer: ComputerRecord
  person: string | null
  room: string | null
}

/** All computers, unsorted. */
export const listComputerRows = (db: Database): Promise<ComputerRow[]> =>
  db
    .select({ computer: computers, person: fullNameColumn(people), room: rooms.name })
    .from(computers)
    .leftJoin(people, eq(people.id, computers.personId))
    .leftJoin(rooms, eq(rooms.id, computers.roomId))

/** Finds a computer and locks it until the transaction ends. */
export async function lockComputer(tx: Database, id: number): Promise<ComputerRecord | undefined> {
  const [row] = await tx.select().from(computers).where(eq(computers.id, id)).for('update')
  return row
}

export async function isComputer(db: Database, id: number): Promise<boolean> {
  return (await db.select({ id: computers.id }).from(computers).where(eq(computers.id, id))).length > 0
}

/** Whether there is such a computer. */
export async function updateComputer(tx: Database, id: number, changes: OwnComputer): Promise<boolean> {
  const found = await tx
    .update(computers)
    .set(changes)
    .where(eq(computers.id, id))
    .returning({ id: computers.id })
  return found.length > 0
}

/** An entry of the history, with the names of places and of the user; `null` where the record is gone. */
export interface MoveRow {
  move: typeof computerMoves.$inferSelect
  fromPerson: string | null
  toPerson: string | null
  fromRoom: string | null
  toRoom: string | null
  by: string | null
}

const fromPeople = alias(people, 'from_employee')
const toPeople = alias(people, 'to_employee')
const fromRooms = alias(rooms, 'from_room')
const toRooms = alias(rooms, 'to_room')

/** The history of a computer, the newest entry first. */
export const listMoveRows = (db: Database, computerId: number): Promise<MoveRow[]> =>
  db
    .select({
      move: computerMoves,
      fromPerson: fullNameColumn(fromPeople),
      toPerson: fullNameColumn(toPeople),
      fromRoom: fromRooms.name,
      toRoom: toRooms.name,
      by: fullNameColumn(people),
    })
    .from(computerMoves)
    .leftJoin(fromPeople, eq(fromPeople.id, computerMoves.fromPersonId))
    .leftJoin(toPeople, eq(toPeople.id, computerMoves.toPersonId))
    .leftJoin(fromRooms, eq(fromRooms.id, computerMoves.fromRoomId))
    .leftJoin(toRooms, eq(toRooms.id, computerMoves.toRoomId))
    .leftJoin(accounts, eq(accounts.id, computerMoves.accountId))
    .leftJoin(people, ownsAccount)
    .where(eq(computerMoves.computerId, computerId))
    .orderBy(desc(computerMoves.id))
