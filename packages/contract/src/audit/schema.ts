import { array, mixed, number, type ObjectSchema, object, string } from 'yup'
import {
  type AuditActor,
  type AuditEntry,
  type AuditQuestion,
  auditActions,
  auditFilters,
  auditKinds,
  listAuditActors,
  listAuditEntries,
  systemActor,
} from './endpoints.ts'
import { limits } from '#core/limits.ts'
import { day, largestNumber, numberInAddress, text } from '#core/fields.ts'
import { withSchemas } from '#core/withSchemas.ts'

const entrySchema: ObjectSchema<AuditEntry> = object({
  id: number().integer().required(),
  at: string().required(),
  actorId: number().integer().defined().nullable(),
  actor: string().defined().nullable(),
  action: mixed<AuditEntry['action']>().oneOf(auditActions).required(),
  kind: mixed<AuditEntry['kind']>().oneOf(auditKinds).required(),
  recordId: string().required(),
  recordName: string().defined(),
  changes: array(
    object({
      field: string().required(),
      before: string().defined().nullable(),
      after: string().defined().nullable(),
    }),
  ).defined(),
})

const questionSchema: ObjectSchema<AuditQuestion> = object({
  text: text(limits.auditText),
  kind: mixed<(typeof auditFilters)[number]>().oneOf(auditFilters),
  action: mixed<AuditEntry['action']>().oneOf(auditActions),
  actor: numberInAddress(systemActor, largestNumber),
  from: day(),
  to: day(),
  before: numberInAddress(1, largestNumber),
})

const actorSchema: ObjectSchema<AuditActor> = object({
  id: number().integer().required(),
  name: string().required(),
})

export const auditEndpoints = {
  listAuditEntries: withSchemas(listAuditEntries, {
    query: questionSchema,
    reply: array(entrySchema).defined(),
  }),
  listAuditActors: withSchemas(listAuditActors, { reply: array(actorSchema).defined() }),
}
