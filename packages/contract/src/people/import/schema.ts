import { array, mixed, number, type ObjectSchema, object, string } from 'yup'
import { limits } from '#core/limits.ts'
import {
  exportPeople,
  type ImportPreview,
  importPeople,
  type PeopleFile,
  type PersonChange,
} from './endpoints.ts'
import { flag, text, verbatim } from '#core/fields.ts'
import { fileReply, withSchemas } from '#core/withSchemas.ts'

const line = () => number().integer().required()

const previewSchema: ObjectSchema<ImportPreview> = object({
  faults: array(object({ line: line(), column: string().defined(), text: string().defined() })).defined(),
  faultCount: number().integer().required(),
  changes: array(
    object({
      line: line(),
      idnumber: string().defined(),
      name: string().defined(),
      kind: mixed<PersonChange['kind']>().oneOf(['added', 'changed']).required(),
      fields: array(
        object({ column: string().defined(), before: string().defined(), after: string().defined() }),
      ).defined(),
    }),
  ).defined(),
  added: number().integer().required(),
  changed: number().integer().required(),
  same: number().integer().required(),
  fingerprint: string().defined(),
})

/** The body of `importPeople`. */
export const peopleFileSchema: ObjectSchema<PeopleFile> = object({
  // The server counts bytes, and says so.
  csv: verbatim(2 * limits.importBytes).defined(),
  isDryRun: flag().required(),
  fingerprint: text(limits.importFingerprint),
})

export const peopleImportEndpoints = {
  importPeople: withSchemas(importPeople, { body: peopleFileSchema, reply: previewSchema }),
  exportPeople: withSchemas(exportPeople, { reply: fileReply }),
}
