import { array } from 'yup'
import { withSchemas } from '#core/withSchemas.ts'
import { listAuditActors, listAuditEntries } from './endpoints.ts'
import { actorSchema, entrySchema, questionSchema } from './schema.ts'

export const auditEndpoints = {
  listAuditEntries: withSchemas(listAuditEntries, {
    query: questionSchema,
    reply: array(entrySchema).defined(),
  }),
  listAuditActors: withSchemas(listAuditActors, { reply: array(actorSchema).defined() }),
}
