import { array, mixed, number, type ObjectSchema, object, string } from 'yup'
import { type AuditEntry, auditActions, auditKinds, listAuditEntries } from '#audit.ts'
import { limits } from '#limits.ts'
import { largestNumber, numberInAddress, text } from './fields.ts'
import { withSchemas } from './withSchemas.ts'

const entrySchema: ObjectSchema<AuditEntry> = object({
  id: number().integer().required(),
  at: string().required(),
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

const questionSchema: ObjectSchema<{ text?: string | undefined; before?: number | undefined }> = object({
  text: text(limits.auditText),
  before: numberInAddress(1, largestNumber),
})

export const auditEndpoints = {
  listAuditEntries: withSchemas(listAuditEntries, {
    query: questionSchema,
    reply: array(entrySchema).defined(),
  }),
}
