import type { ComputerTarget } from '@atrium/contract/rooms'
import { gt, sql } from 'drizzle-orm'
import { actorOf } from '#db/audit.ts'
import {
  type ComputerRecord,
  insertComputers,
  moveComputers,
  type OwnComputer,
  toStore,
} from '#db/computers.ts'
import { groupBy } from '#db/groupBy.ts'
import { inChunks } from '#db/inChunks.ts'
import { badgeNumber, hasBadge } from '#db/people.ts'
import { computers, people } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

/** The computers that a file names for an employee. */
interface Given {
  /** The number of the badge. */
  number: number
  computers: readonly OwnComputer[]
}

/**
 * Assigns people the computers of a file, and moves their others into store. A computer is identified by its serial number
 * wherever it is, else by its name among those of the same employee.
 */
export async function importComputers(tx: Database, given: readonly Given[]): Promise<void> {
  if (given.length === 0) return
  const note = { accountId: await actorOf(tx) }
  const numbered = await tx.select({ id: people.id, number: badgeNumber }).from(people).where(hasBadge)
  const idOf = new Map(numbered.map(({ id, number }) => [number, id]))
  const free = new Set(await lockComputers(tx))
  const listed = given.flatMap(({ number, computers: own }) => {
    const personId = idOf.get(number)
    return personId === undefined ? [] : own.map((computer) => ({ computer, personId }))
  })
  const found = new Map<object, ComputerRecord>()
  const bySerial = groupBy(free, ({ serial }) => serial)
  const byOwner = groupBy(free, ({ personId }) => personId)
  const match = (candidates: (computer: OwnComputer, personId: number) => readonly ComputerRecord[]) => {
    for (const { computer, personId } of listed) {
      const one = found.has(computer)
        ? undefined
        : candidates(computer, personId).find((each) => free.has(each))
      if (!one) continue
      found.set(computer, one)
      free.delete(one)
    }
  }
  // Where several have the same number, each keeps its own first.
  const withSerial = ({ serial }: OwnComputer) => (serial === '' ? [] : (bySerial.get(serial) ?? []))
  match((computer, owner) => withSerial(computer).filter(({ personId }) => personId === owner))
  match(withSerial)
  match(({ name, serial }, owner) =>
    (byOwner.get(owner) ?? []).filter((one) => one.name === name && (one.serial === '' || serial === '')),
  )

  const owners = new Set(given.map(({ number }) => idOf.get(number)))
  const gone = [...free].filter(({ personId }) => personId !== null && owners.has(personId))
  await moveComputers(tx, toStore(gone), note)
  const fresh = listed
    .filter(({ computer }) => !found.has(computer))
    .map(({ computer, personId }) => ({ ...computer, place: placeAt(personId) }))
  await insertComputers(tx, fresh, note)
  const kept = listed.flatMap(({ computer, personId }) => {
    const known = found.get(computer)
    if (!known) return []
    const { name, type } = computer
    return { known, to: placeAt(personId), values: { name, type, serial: computer.serial || known.serial } }
  })
  const changed = kept.filter(
    ({ known, values }) =>
      known.name !== values.name || known.serial !== values.serial || !isSameText(known.type, values.type),
  )
  for (const part of inChunks(changed)) {
    const rows = part.map(({ known: { id }, values }) => ({ id, ...values }))
    await tx.execute(sql`
      update ${computers} set name = given.name, type = given.type, serial = given.serial
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id integer, name text, type jsonb, serial text)
      where ${computers}.id = given.id`)
  }
  await moveComputers(
    tx,
    kept.map(({ known: computer, to }) => ({ computer, to })),
    note,
  )
}

/** Computers per statement: the rows of one are read in one piece. */
const readSize = 1000

/** All computers, locked until the transaction ends. Reads in parts. */
async function lockComputers(tx: Database): Promise<ComputerRecord[]> {
  const all: ComputerRecord[] = []
  for (let part: ComputerRecord[] | undefined; !part || part.length === readSize; ) {
    part = await tx
      .select()
      .from(computers)
      .where(gt(computers.id, all.at(-1)?.id ?? 0))
      .orderBy(computers.id)
      .limit(readSize)
      .for('update')
    all.push(...part)
  }
  return all
}

const placeAt = (id: number): ComputerTarget => ({ kind: 'employee', id })

const isSameText = (one: OwnComputer['type'], other: OwnComputer['type']) =>
  one.AZ === other.AZ && one.EN === other.EN && one.RU === other.RU
