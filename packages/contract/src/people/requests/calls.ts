import { array } from 'yup'
import { idParams } from '#core/fields.ts'
import { noReply, withSchemas } from '#core/withSchemas.ts'
import {
  decideRecordRequest,
  listOwnRecordRequests,
  listRecordRequests,
  sendRecordRequest,
  undoRecordDecision,
  withdrawRecordRequest,
} from './endpoints.ts'
import { newRecordRequestSchema, ownSchema, recordDecisionSchema, requestSchema } from './schema.ts'

export const recordRequestsEndpoints = {
  listOwnRecordRequests: withSchemas(listOwnRecordRequests, { reply: array(ownSchema).defined() }),
  sendRecordRequest: withSchemas(sendRecordRequest, { body: newRecordRequestSchema, reply: noReply }),
  withdrawRecordRequest: withSchemas(withdrawRecordRequest, { params: idParams, reply: noReply }),
  listRecordRequests: withSchemas(listRecordRequests, { reply: array(requestSchema).defined() }),
  decideRecordRequest: withSchemas(decideRecordRequest, {
    params: idParams,
    body: recordDecisionSchema,
    reply: noReply,
  }),
  undoRecordDecision: withSchemas(undoRecordDecision, { params: idParams, reply: noReply }),
}
