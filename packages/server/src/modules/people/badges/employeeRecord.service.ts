import { noText } from '#db/tables/columns.ts'
import type { EmployeeRow } from './employees.repo.ts'
import { type EmployeeChange, isAbout } from './employeesChanges.ts'
import type { NewEmployeeRecord } from './employeesImport.repo.ts'

type EmployeeRecord = EmployeeRow['employee']

/** The record after a change: a value whose cell stays is kept as it is stored. */
export function recordOf(
  { row, before, fields }: EmployeeChange<{ employee: EmployeeRecord }>,
  roomId: number | null,
): NewEmployeeRecord {
  const choose = <Value>(column: string, given: Value, kept: (record: EmployeeRecord) => Value): Value =>
    before && !isAbout(fields, column) ? kept(before.employee) : given
  return {
    number: row.idnumber,
    name: choose('name', row.name, ({ name }) => name),
    surname: choose('surname', row.surname, ({ surname }) => surname),
    email: choose('email', row.email, ({ email }) => email),
    phone: choose('number', row.number, ({ phone }) => phone),
    roomId: choose('roomname', roomId, (record) => record.roomId),
    job: choose('job', row.job, ({ job }) => job),
    unit: choose('unit', row.unit ?? noText, ({ unit }) => unit),
    birthday: choose('birthday', row.birthday ?? null, ({ birthday }) => birthday),
    startedOn: choose('startedon', row.startedon ?? null, ({ startedOn }) => startedOn),
    otherInfo: choose('otherinfo', row.otherinfo, ({ otherInfo }) => otherInfo),
  }
}
