import { fileReply, withSchemas } from '#core/withSchemas.ts'
import { exportPeople, importPeople } from './endpoints.ts'
import { peopleFileSchema, previewSchema } from './schema.ts'

export const peopleImportEndpoints = {
  importPeople: withSchemas(importPeople, { body: peopleFileSchema, reply: previewSchema }),
  exportPeople: withSchemas(exportPeople, { reply: fileReply }),
}
