import { staffSamples } from '@atrium/contract/accounts/samples'
import { compareNames, type Language } from '@atrium/contract/core'
import type { InvitablePerson } from '@atrium/contract/meetings'
import { availabilityEndpoints } from '@atrium/contract/meetings/availability/calls'
import { badgeSamples } from '@atrium/contract/people/samples'
import { json, languageOf, mockOf } from './answers.ts'

/** The sample employees in alphabetical order. Each sample account is one of them. */
export const directory = (language: Language): InvitablePerson[] =>
  badgeSamples
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
