import { array, mixed, number, type ObjectSchema, object, string } from 'yup'
import { type Language, languages } from '#core/language.ts'
import { limits } from '#core/limits.ts'
import { message } from '#core/messages.ts'
import {
  decideRecordRequest,
  listOwnRecordRequests,
  listRecordRequests,
  type NewRecordRequest,
  type OwnRecordRequest,
  type RecordDecision,
  type RecordRequest,
  type RecordRequestState,
  recordRequestStates,
  sendRecordRequest,
  withdrawRecordRequest,
} from './endpoints.ts'
import { idParams, line, lines, personName, record } from '#core/fields.ts'
import { noReply, withSchemas } from '#core/withSchemas.ts'

const ownFields = {
  id: number().integer().required(),
  changes: object({
    firstName: string().optional(),
    lastName: string().optional(),
    position: string().optional(),
    language: mixed<Language>().oneOf(languages).optional(),
  }),
  reason: string().defined(),
  state: mixed<RecordRequestState>().oneOf(recordRequestStates).required(),
  answer: string().defined(),
  createdAt: string().required(),
  decidedAt: string().defined().nullable(),
}
const ownSchema: ObjectSchema<OwnRecordRequest> = object(ownFields)

const requestSchema: ObjectSchema<RecordRequest> = object({
  ...ownFields,
  userId: number().integer().required(),
  name: string().defined(),
  position: string().defined(),
  unit: string().defined(),
  present: object({
    firstName: string().defined(),
    lastName: string().defined(),
    position: object({ AZ: string().defined(), EN: string().defined(), RU: string().defined() }),
  }),
  decidedBy: string().defined(),
})

const position = () => line(limits.employeeText, message('positionTooLong'))
const words = () => lines(limits.leaveWords, message('wordsTooLong'))

/** The body of `sendRecordRequest`. */
export const newRecordRequestSchema: ObjectSchema<NewRecordRequest> = object({
  firstName: personName().required(message('firstNameRequired')),
  lastName: personName().required(message('lastNameRequired')),
  /** Empty for a person without one. */
  position: position().defined(),
  reason: words().required(message('reasonRequired')),
})

const given = () => position().required(message('positionRequired'))

/** The body of `decideRecordRequest`. */
export const recordDecisionSchema: ObjectSchema<RecordDecision> = object({
  decision: mixed<RecordDecision['decision']>().oneOf(['grant', 'decline']).required(),
  words: words()
    .defined()
    .when('decision', {
      is: 'decline',
      // biome-ignore lint/suspicious/noThenProperty: the name is that of yup
      then: (schema) => schema.required(message('wordsRequired')),
    }),
  position: record({ AZ: given(), EN: given(), RU: given() }).default(undefined).optional(),
})

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
}
