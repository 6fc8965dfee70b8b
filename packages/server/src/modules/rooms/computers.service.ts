import { compareNames, type Language } from '@atrium/contract/core'
import type {
  ComputerChanges,
  ComputerMove,
  ComputerPlace,
  ComputerTarget,
  StockComputer,
} from '@atrium/contract/rooms'
import { changeAs } from '#db/audit.ts'
import { insertComputers, moveComputers, placeOf } from '#db/computers.ts'
import type { Database } from '#db/types.ts'
import { notFound } from '#http/httpError.ts'
import { localize } from '#i18n/localize.ts'
import type { Services } from '#services.ts'
import {
  type ComputerRow,
  isComputer,
  listComputerRows,
  listMoveRows,
  lockComputer,
  type MoveRow,
  updateComputer,
} from './computers.repo.ts'
import { lockPerson, lockRoom } from './rooms.repo.ts'

type Parts = Pick<Services, 'database'>

/** All computers in alphabetical order, retired ones last. */
export async function listComputers({ database }: Parts, language: Language): Promise<StockComputer[]> {
  const rows = await listComputerRows(database.db)
  return rows
    .map((row) => stockOf(row, language))
    .toSorted(
      (one, other) =>
        Number(one.place.kind === 'retired') - Number(other.place.kind === 'retired') ||
        compareNames(one.name, other.name) ||
        one.id - other.id,
    )
}

function stockOf({ computer, person, room }: ComputerRow, language: Language): StockComputer {
  const { id, name, type, serial } = computer
  const place = { ...placeOf(computer), name: person ?? room ?? '' }
  return { id, name, type: localize(type, language) ?? '', types: type, serial, place }
}

const columnsOf = ({ name, types, serial }: ComputerChanges) => ({ name, type: types, serial })

/** Throws 404 for an unknown person, a person who has left, and an unknown room. */
async function lockPlace(tx: Database, { kind, id }: ComputerTarget): Promise<void> {
  if (id === null) return
  if (!(await (kind === 'room' ? lockRoom : lockPerson)(tx, id))) throw notFound()
}

/** Throws 404 for an unknown place. */
export const addComputer = (
  { database }: Parts,
  accountId: number,
  { place, ...changes }: ComputerChanges & { place: ComputerTarget },
): Promise<undefined> =>
  changeAs(database.db, accountId, async (tx): Promise<undefined> => {
    await lockPlace(tx, place)
    await insertComputers(tx, [{ ...columnsOf(changes), place }], { accountId })
  })

/** Throws 404 for an unknown computer. */
export const changeComputer = (
  { database }: Parts,
  accountId: number,
  id: number,
  changes: ComputerChanges,
): Promise<undefined> =>
  changeAs(database.db, accountId, async (tx): Promise<undefined> => {
    if (!(await updateComputer(tx, id, columnsOf(changes)))) throw notFound()
  })

/** Throws 404 for an unknown computer or place. */
export const moveComputer = (
  { database }: Parts,
  accountId: number,
  id: number,
  { place, words }: { place: ComputerTarget; words: string },
): Promise<undefined> =>
  changeAs(database.db, accountId, async (tx): Promise<undefined> => {
    const computer = await lockComputer(tx, id)
    if (!computer) throw notFound()
    await lockPlace(tx, place)
    await moveComputers(tx, [{ computer, to: place }], { accountId, words })
  })

/** Throws 404 for an unknown computer. */
export async function listMoves({ database }: Parts, id: number): Promise<ComputerMove[]> {
  if (!(await isComputer(database.db, id))) throw notFound()
  return (await listMoveRows(database.db, id)).map(entryOf)
}

function entryOf({ move, ...names }: MoveRow): ComputerMove {
  const { id, fromKind, toKind, words, createdAt } = move
  const from: ComputerPlace | null = fromKind && {
    kind: fromKind,
    id: move.fromPersonId ?? move.fromRoomId,
    name: names.fromPerson ?? names.fromRoom ?? '',
  }
  const to = {
    kind: toKind,
    id: move.toPersonId ?? move.toRoomId,
    name: names.toPerson ?? names.toRoom ?? '',
  }
  return { id, from, to, at: createdAt.toISOString(), by: names.by ?? '', words }
}
