import type { SampleCounts } from '@atrium/contract/setup'
import { setupEndpoints } from '@atrium/contract/setup/calls'
import { setUpSchema } from '@atrium/contract/setup/schema'
import { answering, json, mockOf } from './answers.ts'
import { memoryOf } from './memory.ts'

const memory = memoryOf(() => ({ isDone: false }))

const counts: SampleCounts = [
  { kind: 'people', removed: 40, kept: 0 },
  { kind: 'accounts', removed: 29, kept: 0 },
  { kind: 'rooms', removed: 11, kept: 1 },
  { kind: 'questions', removed: 5, kept: 0 },
]

/** The calls that put a company in the place of the samples. */
export const setupMocks = [
  mockOf(setupEndpoints.getSetup, () => json({ isDone: memory.isDone, isPublic: true })),
  mockOf(setupEndpoints.countSamples, () => json(counts)),
  mockOf(
    setupEndpoints.setUp,
    answering(setUpSchema, () => {
      memory.isDone = true
      return json({ counts, passwordPath: '/staff/reset-password#token=sample' })
    }),
  ),
]
