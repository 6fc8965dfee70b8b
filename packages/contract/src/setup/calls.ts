import { withSchemas } from '#core/withSchemas.ts'
import { countSamples, getSetup, setUp } from './endpoints.ts'
import { sampleCountsSchema, setUpReplySchema, setUpSchema, setupStateSchema } from './schema.ts'

export const setupEndpoints = {
  getSetup: withSchemas(getSetup, { reply: setupStateSchema }),
  countSamples: withSchemas(countSamples, { reply: sampleCountsSchema }),
  setUp: withSchemas(setUp, { body: setUpSchema, reply: setUpReplySchema }),
}
