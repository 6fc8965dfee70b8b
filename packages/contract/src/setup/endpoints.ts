import { endpointFor } from '#core/endpoint.ts'
import type { SampleCounts, SetUp, SetUpReply, SetupState } from './schema.ts'

const path = '/api/v1/setup/'
const administer = endpointFor('roles.give')

/** Whether the samples still stand for the company. */
export const getSetup = administer<{ reply: SetupState }>({ method: 'GET', path })

/** What `setUp` would remove, and which samples would stay. */
export const countSamples = administer<{ reply: SampleCounts }>({
  method: 'GET',
  path: `${path}samples/`,
  reply: 'list',
})

/**
 * Puts a company in the place of the samples: publishes its facts, adds its administrator, and removes the samples. What people have
 * entered stays. All or nothing. 409 `setupDone` after the first time.
 */
export const setUp = administer<{ body: SetUp; reply: SetUpReply }>({ method: 'POST', path })
