import { array, number, object } from 'yup'
import { daySpan, idParams } from '#core/fields.ts'
import { noReply, withSchemas } from '#core/withSchemas.ts'
import {
  addLeaveEntry,
  addLeaveType,
  answerLeaveQuestion,
  cancelLeave,
  changeLeaveType,
  decideLeave,
  listBalances,
  listLeaveRequests,
  listLeaveTypes,
  listOwnBalances,
  listTeamAbsences,
  recordLeave,
  undoLeaveDecision,
} from './endpoints.ts'
import {
  balanceFields,
  leaveAnswerSchema,
  leaveDecisionSchema,
  leaveEntrySchema,
  leaveTypeSchema,
  personBalanceSchema,
  personYearQuery,
  recordedLeaveSchema,
  requestSchema,
  teamSchema,
  typeSchema,
  yearQuery,
} from './schema.ts'

export const leaveEndpoints = {
  listLeaveTypes: withSchemas(listLeaveTypes, { reply: array(typeSchema).defined() }),
  addLeaveType: withSchemas(addLeaveType, { body: leaveTypeSchema, reply: typeSchema }),
  changeLeaveType: withSchemas(changeLeaveType, {
    params: idParams,
    body: leaveTypeSchema,
    reply: typeSchema,
  }),
  listOwnBalances: withSchemas(listOwnBalances, {
    query: yearQuery,
    reply: array(object({ ...balanceFields, typeId: number().integer().required() })).defined(),
  }),
  answerLeaveQuestion: withSchemas(answerLeaveQuestion, {
    params: idParams,
    body: leaveAnswerSchema,
    reply: noReply,
  }),
  listLeaveRequests: withSchemas(listLeaveRequests, {
    query: personYearQuery,
    reply: array(requestSchema).defined(),
  }),
  cancelLeave: withSchemas(cancelLeave, { params: idParams, reply: noReply }),
  decideLeave: withSchemas(decideLeave, { params: idParams, body: leaveDecisionSchema, reply: noReply }),
  undoLeaveDecision: withSchemas(undoLeaveDecision, { params: idParams, reply: noReply }),
  recordLeave: withSchemas(recordLeave, { body: recordedLeaveSchema, reply: noReply }),
  listBalances: withSchemas(listBalances, {
    query: personYearQuery,
    reply: array(personBalanceSchema).defined(),
  }),
  addLeaveEntry: withSchemas(addLeaveEntry, { body: leaveEntrySchema, reply: noReply }),
  listTeamAbsences: withSchemas(listTeamAbsences, {
    query: daySpan,
    reply: array(teamSchema).defined(),
  }),
}
