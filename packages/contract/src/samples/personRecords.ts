import type { PersonAccount, PersonRecord } from '#personRecords.ts'
import { cardSamples } from './cards.ts'
import { employeeSamples } from './employees.ts'
import { type StaffSample, staffSamples } from './staff.ts'

const accountOf = ({
  id,
  firstName,
  lastName,
  email,
  role,
  readsSuggestions,
}: StaffSample): PersonAccount => ({
  id,
  name: firstName,
  surname: lastName,
  email,
  role,
  readsSuggestions,
  state: 'active',
  hasSecondFactor: false,
  isChangeable: true,
})

/** The records of the sample people in the form of the answer, sorted by number. */
export const personRecordSamples: PersonRecord[] = employeeSamples.map((employee) => {
  const { id, idnumber, name, surname, email, number, roomname, job, unit, managerId, deputyId } = employee
  const account = staffSamples.find((sample) => sample.email === email)
  return {
    id,
    idnumber,
    name,
    surname,
    email,
    phone: number,
    roomname,
    positions: job,
    units: unit,
    managerId,
    deputyId,
    birthday: '',
    startedOn: '',
    leftAt: '',
    account: account ? accountOf(account) : null,
    cardname: cardSamples.find((card) => card.email === email)?.name ?? '',
    meetings: account ? id % 4 : 0,
  }
})
