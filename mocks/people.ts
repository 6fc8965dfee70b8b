import { colleagueSamples } from '@atrium/contract/samples'
import { peopleEndpoints } from '@atrium/contract/schemas'
import { json, languageOf, mockOf } from './answers.ts'

/** The directory of colleagues, answered from the samples. */
export const peopleMocks = [
  mockOf(peopleEndpoints.listColleagues, ({ request }) => json(colleagueSamples(languageOf(request)))),
]
