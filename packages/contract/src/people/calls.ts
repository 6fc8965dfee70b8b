import { array, mixed, number, object } from 'yup'
import { type Role, roles } from '#accounts/roles.ts'
import { flag, idParams } from '#core/fields.ts'
import { type Language, languages } from '#core/language.ts'
import { noReply, withSchemas } from '#core/withSchemas.ts'
import {
  addRecord,
  assignRole,
  changeRecord,
  inviteAgain,
  listRecords,
  offboard,
  openAccount,
  reinstate,
  removeSecondFactor,
  setAccountOpen,
  setCard,
} from './endpoints.ts'
import { accountSchema, lead, newPersonSchema, personChangesSchema, recordSchema } from './schema.ts'

export const peopleEndpoints = {
  listRecords: withSchemas(listRecords, {
    reply: object({ people: array(recordSchema).defined(), accounts: array(accountSchema).defined() }),
  }),
  addRecord: withSchemas(addRecord, {
    body: newPersonSchema,
    reply: object({ id: number().integer().required() }),
  }),
  changeRecord: withSchemas(changeRecord, { params: idParams, body: personChangesSchema, reply: noReply }),
  setCard: withSchemas(setCard, {
    params: idParams,
    body: object({ hasCard: flag().required() }),
    reply: noReply,
  }),
  offboard: withSchemas(offboard, {
    params: idParams,
    body: object({ successorId: lead().defined() }),
    reply: noReply,
  }),
  reinstate: withSchemas(reinstate, { params: idParams, reply: noReply }),
  openAccount: withSchemas(openAccount, {
    params: idParams,
    body: object({ language: mixed<Language>().oneOf(languages).required() }),
    reply: noReply,
  }),
  inviteAgain: withSchemas(inviteAgain, { params: idParams, reply: noReply }),
  setAccountOpen: withSchemas(setAccountOpen, {
    params: idParams,
    body: object({ isOpen: flag().required() }),
    reply: noReply,
  }),
  removeSecondFactor: withSchemas(removeSecondFactor, { params: idParams, reply: noReply }),
  assignRole: withSchemas(assignRole, {
    params: idParams,
    body: object({
      role: mixed<Role>().oneOf(roles).required(),
      readsSuggestions: flag().required(),
    }),
    reply: noReply,
  }),
}
