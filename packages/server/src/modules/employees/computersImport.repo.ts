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
  const match = (isSame: (one: ComputerRecord, computer: OwnComputer, employeeId: number) => boolean) => {
    for (const { computer, employeeId } of listed) {
      if (found.has(computer)) continue
      for (const one of free)
        if (isSame(one, computer, employeeId)) {
          found.set(computer, one)
          free.delete(one)
          break
        }
    }
  }
  // Where several have the same number, each keeps its own first.
  const hasSerial = (one: ComputerRecord, { serial }: OwnComputer) => serial !== '' && one.serial === serial
  match((one, computer, owner) => hasSerial(one, computer) && one.employeeId === owner)
  match(hasSerial)
  match(
    (one, { name, serial }, owner) =>
      one.employeeId === owner && one.name === name && (one.serial === '' || serial === ''),
  )

  const owners = new Set(given.map(({ number }) => idOf.get(number)))
  const gone = [...free].filter(({ employeeId }) => employeeId !== null && owners.has(employeeId))
  await moveComputers(tx, gone, { kind: 'store', id: null }, note)
  for (const { computer, employeeId } of listed) {
    const place = { kind: 'employee', id: employeeId } as const
    const known = found.get(computer)
    if (!known) {
      await insertComputers(tx, [{ ...computer, place }], note)
      continue
    }
    const { name, type } = computer
    const serial = computer.serial || known.serial
    if (known.name !== name || known.serial !== serial || !isSameText(known.type, type))
      await tx.update(computers).set({ name, type, serial }).where(eq(computers.id, known.id))
    await moveComputers(tx, [known], place, note)
  }
}

const isSameText = (one: OwnComputer['type'], other: OwnComputer['type']) =>
  one.AZ === other.AZ && one.EN === other.EN && one.RU === other.RU
