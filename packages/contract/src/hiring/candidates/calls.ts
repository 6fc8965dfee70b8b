import { idParams } from '#core/fields.ts'
import { fileReply, noReply, withSchemas } from '#core/withSchemas.ts'
import { eraseCandidate, exportCandidate, getCandidateData } from './endpoints.ts'
import { candidateDataSchema, erasureSchema } from './schema.ts'

const params = idParams

export const candidatesEndpoints = {
  getCandidateData: withSchemas(getCandidateData, { params, reply: candidateDataSchema }),
  exportCandidate: withSchemas(exportCandidate, { params, reply: fileReply }),
  eraseCandidate: withSchemas(eraseCandidate, { params, body: erasureSchema, reply: noReply }),
}
