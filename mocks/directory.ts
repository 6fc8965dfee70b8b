import { compareNames, type DirectoryPerson, type Language } from '@atrium/contract'
import { employeeSamples, staffSamples } from '@atrium/contract/samples'
import { availabilityEndpoints } from '@atrium/contract/schemas'
import { json, languageOf, mockOf } from './answers.ts'

/** The sample employees in alphabetical order. Each sample account is one of them. */
export const directory = (language: Language): DirectoryPerson[] =>
  employeeSamples
    .map(({ idnumber, name, surname, job, email }) => ({
      id: idnumber,
      name: `${name} ${surname}`,
      position: job[language],
      hasAccount: staffSamples.some((person) => person.email === email),
    }))
    .toSorted((one, other) => compareNames(one.name, other.name))

/** The directory of colleagues. */
export const directoryMocks = [
  mockOf(availabilityEndpoints.listDirectory, ({ request }) => json(directory(languageOf(request)))),
]
