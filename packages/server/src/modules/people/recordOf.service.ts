import { idNumberOf, type PersonRecord } from '@atrium/contract/people'
import type { BadgedPerson } from '#db/people.ts'

/**
 * The record of a person as the desk sees it, without what other tables have. Further columns of the table are in it; a reply is
 * stripped of them.
 */
export const recordOf = ({
  number,
  job,
  unit,
  birthday,
  startedOn,
  leftAt,
  ...fields
}: BadgedPerson): Omit<PersonRecord, 'roomname' | 'account' | 'cardname' | 'meetings'> => ({
  ...fields,
  idnumber: idNumberOf(number),
  positions: job,
  units: unit,
  birthday: birthday ?? '',
  startedOn: startedOn ?? '',
  leftAt: leftAt?.toISOString() ?? '',
})
