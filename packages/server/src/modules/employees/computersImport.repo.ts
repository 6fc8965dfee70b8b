import type { ComputerTarget } from '@atrium/contract'
import { eq } from 'drizzle-orm'
import { actorOf } from '#db/audit.ts'
import { type ComputerRecord, insertComputers, moveComputers, type OwnComputer } from '#db/computers.ts'
import { computers, employees } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

/** The computers that a file names for an employee. */
interface Given {
  /** The number of the badge. */
  number: number
  computers: readonly OwnComputer[]
}

/**
 * Gives employees the computers of a file, and takes their others into store. A computer is known by its serial number
 * wherever it is, else by its name among those of the same employee.
 */
export async function importComputers(tx: Database, given: readonly Given[]): Promise<void> {
  const note = { userId: await actorOf(tx) }
  const people = await tx.select({ id: employees.id, number: employees.number }).from(employees)
  const idOf = new Map(people.map(({ id, number }) => [number, id]))
  const free = new Set(await tx.select().from(computers).orderBy(computers.id).for('update'))
  const listed = given.flatMap(({ number, computers: own }) => {
    const employeeId = idOf.get(number)
    return employeeId === undefined ? [] : own.map((computer) => ({ computer, employeeId }))
  })
  const found = new Map<object, ComputerRecord>()
  const bySerial = grouped(free, ({ serial }) => serial)
  const byOwner = grouped(free, ({ employeeId }) => employeeId)
  const match = (candidates: (computer: OwnComputer, employeeId: number) => readonly ComputerRecord[]) => {
    for (const { computer, employeeId } of listed) {
      const one = found.has(computer)
        ? undefined
        : candidates(computer, employeeId).find((each) => free.has(each))
      if (!one) continue
      found.set(computer, one)
      free.delete(one)
    }
  }
  // Where several have the same number, each keeps its own first.
  const withSerial = ({ serial }: OwnComputer) => (serial === '' ? [] : (bySerial.get(serial) ?? []))
  match((computer, owner) => withSerial(computer).filter(({ employeeId }) => employeeId === owner))
  match(withSerial)
  match(({ name, serial }, owner) =>
    (byOwner.get(owner) ?? []).filter((one) => one.name === name && (one.serial === '' || serial === '')),
  )

  const owners = new Set(given.map(({ number }) => idOf.get(number)))
  const gone = [...free].filter(({ employeeId }) => employeeId !== null && owners.has(employeeId))
  await moveComputers(tx, gone, { kind: 'store', id: null }, note)
  const fresh = listed
    .filter(({ computer }) => !found.has(computer))
    .map(({ computer, employeeId }) => ({ ...computer, place: placeAt(employeeId) }))
  await insertComputers(tx, fresh, note)
  for (const { computer, employeeId } of listed) {
    const known = found.get(computer)
    if (!known) continue
    const { name, type } = computer
    const serial = computer.serial || known.serial
    if (known.name !== name || known.serial !== serial || !isSameText(known.type, type))
      await tx.update(computers).set({ name, type, serial }).where(eq(computers.id, known.id))
    await moveComputers(tx, [known], placeAt(employeeId), note)
  }
}

function grouped<Key>(all: Iterable<ComputerRecord>, keyOf: (one: ComputerRecord) => Key) {
  const groups = new Map<Key, ComputerRecord[]>()
  for (const one of all) {
    const group = groups.get(keyOf(one))
    if (group) group.push(one)
    else groups.set(keyOf(one), [one])
  }
  return groups
}

const placeAt = (id: number): ComputerTarget => ({ kind: 'employee', id })

const isSameText = (one: OwnComputer['type'], other: OwnComputer['type']) =>
  one.AZ === other.AZ && one.EN === other.EN && one.RU === other.RU
