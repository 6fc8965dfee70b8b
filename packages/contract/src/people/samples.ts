import { staffSamples } from '#accounts/sampleStaff.ts'
import { badgeSamples } from '#people/badges/samples.ts'
import { cardSamples } from '#people/cards/samples.ts'
import { type Account, newPerson, type Person } from './schema.ts'

const accountOf = ({
  id,
  firstName,
  lastName,
  email,
  role,
  readsSuggestions,
}: (typeof staffSamples)[number]): Account => ({
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
export const personRecordSamples: Person[] = badgeSamples.map((employee) => {
  const { id, idnumber, name, surname, email, number, roomname, job, unit, managerId, deputyId } = employee
  const account = staffSamples.find((sample) => sample.email === email)
  return {
    ...newPerson,
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
    leftAt: '',
    account: account ? accountOf(account) : null,
    cardname: cardSamples.find((card) => card.email === email)?.name ?? '',
    meetings: account ? id % 4 : 0,
  }
})

export { badgeSample, badgeSamples } from './badges/samples.ts'
export { cardSample, cardSamples } from './cards/samples.ts'
export { colleagueSamples } from './colleagues/samples.ts'
export { importFaultsSample, importHeadingsSample, importPreviewSample } from './import/samples.ts'
export { type RecordRequestSample, recordRequestHistory, recordRequestSamples } from './requests/samples.ts'
export { roomCapacities, roomNames } from './samplePeople.ts'
export { teamSample, teamSamples } from './team/samples.ts'
