import { idNumberOf, type Person } from '@atrium/contract/people'
import type { PersonRecord } from '#db/people.ts'

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
}: PersonRecord): Omit<Person, 'roomname' | 'account' | 'cardname' | 'meetings'> => ({
  ...fields,
  idnumber: idNumberOf(number),
  positions: job,
  units: unit,
  birthday: birthday ?? '',
  startedOn: startedOn ?? '',
  leftAt: leftAt?.toISOString() ?? '',
})
