import { compareNames, type DirectoryPerson, type Language } from '@atrium/contract'
import { staffSamples } from '@atrium/contract/samples'
import { availabilityEndpoints } from '@atrium/contract/schemas'
import { json, languageOf, mockOf } from './answers.ts'

/** The sample people in alphabetical order. */
export const directory = (language: Language): DirectoryPerson[] =>
  staffSamples
    .map(({ id, firstName, lastName, position }) => ({
      id,
      name: `${firstName} ${lastName}`,
      position: position[language],
    }))
    .toSorted((one, other) => compareNames(one.name, other.name))

/** The directory of colleagues. */
export const directoryMocks = [
  mockOf(availabilityEndpoints.listDirectory, ({ request }) => json(directory(languageOf(request)))),
]
