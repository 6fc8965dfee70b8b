import { idNumberOf, type PersonRecord } from '@atrium/contract/people'
import type { EmployeeRecord } from './records.repo.ts'

/** The record of a person as the desk sees it, without what other tables have. */
export const recordOf = ({
  id,
  number,
  name,
  surname,
  email,
  phone,
  job,
  unit,
  managerId,
  deputyId,
  birthday,
  startedOn,
  leftAt,
}: EmployeeRecord): Omit<PersonRecord, 'roomname' | 'account' | 'cardname' | 'meetings'> => ({
  id,
  idnumber: idNumberOf(number),
  name,
  surname,
  email,
  phone,
  positions: job,
  units: unit,
  managerId,
  deputyId,
  birthday: birthday ?? '',
  startedOn: startedOn ?? '',
  leftAt: leftAt?.toISOString() ?? '',
})
