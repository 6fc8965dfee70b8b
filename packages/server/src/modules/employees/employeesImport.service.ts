import { lookupKey } from '#db/lookupKey.ts'
import { changesOf, type ImportManner, type ImportOutcome } from '#importing/changes.ts'
import { quoted } from '#importing/faults.ts'
import { repeats } from '#importing/repeats.ts'
import type { Services } from '#services.ts'
import { listEmployeeRows } from './employees.repo.ts'
import { type NewEmployee, readEmployees } from './employeesFile.ts'
import { deleteEmployees, type NewEmployeeRecord, writeEmployees } from './employeesImport.repo.ts'
import { listRoomRows, lockRooms } from './roomsImport.repo.ts'

/** Imports the employees of a CSV file, all or none. The ID number identifies an employee. */
export async function importEmployees(
  { database }: Pick<Services, 'database'>,
  content: string,
  manner: ImportManner,
): Promise<ImportOutcome> {
  const { rows, faults } = readEmployees(content)
  faults.push(...repeats(rows, 'idnumber', ({ idnumber }) => ({ key: idnumber, shown: `DEV${idnumber}` })))
  return database.db.transaction(async (tx) => {
    await lockRooms(tx)
    const rooms = new Map((await listRoomRows(tx)).map(({ key, id }) => [key, id]))
    const given: NewEmployeeRecord[] = []
    for (const { line, row } of rows) {
      const roomId = row.roomname ? rooms.get(lookupKey(row.roomname)) : null
      if (roomId === undefined) faults.push({ line, column: 'roomname', text: noRoom(row.roomname) })
      else given.push(recordOf(row, roomId))
    }
    if (faults.length > 0) return { faults }
    const present = (await listEmployeeRows(tx)).map(({ employee }) => employee)
    const { written, removed, counts } = changesOf(given, present, ({ number }) => number, manner)
    if (!manner.isDryRun) {
      await deleteEmployees(
        tx,
        removed.map(({ id }) => id),
      )
      await writeEmployees(tx, written)
    }
    return { counts }
  })
}

const noRoom = (name: string) => `there is no room ${quoted(name)}. Import the rooms first, with this one.`

const recordOf = (row: NewEmployee, roomId: number | null): NewEmployeeRecord => ({
  number: row.idnumber,
  name: row.name,
  surname: row.surname,
  email: row.email,
  phone: row.number,
  roomId,
  job: row.job,
  computers: row.computers,
  otherInfo: row.otherinfo,
})
