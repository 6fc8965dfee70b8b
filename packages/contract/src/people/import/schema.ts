import { array, boolean, type InferType, mixed, number, object, string } from 'yup'
import { flag, text, verbatim } from '#core/fields.ts'
import { limits } from '#core/limits.ts'

const line = () => number().integer().required()

export const previewSchema = object({
  /** In the order of the lines, at most `limits.importFaults`. */
  faults: array(
    object({
      line: line(),
      column: string().defined(),
      name: string().defined(),
      code: string().defined(),
      text: string().defined(),
    }),
  ).defined(),
  /** How many faults the file has. */
  faultCount: number().integer().required(),
  /** The faults are those of the headings: the rows below them were not read. */
  hasWrongHeadings: boolean().required(),
  /** Those of people who are here first, each part in the order of the lines, at most `limits.importChanges`. */
  changes: array(
    object({
      line: line(),
      /** `DEV7`. */
      idnumber: string().defined(),
      /** First and last name as in the file. */
      name: string().defined(),
      kind: mixed<'added' | 'changed'>().oneOf(['added', 'changed']).required(),
      /** The cells that change, as an export writes them; `job` in the place of three equal texts. */
      fields: array(
        object({ column: string().defined(), before: string().defined(), after: string().defined() }),
      ).defined(),
    }),
  ).defined(),
  /** How many people the file adds and changes; none when the file has faults. */
  added: number().integer().required(),
  changed: number().integer().required(),
  /** How many people of the file stay as they are. */
  same: number().integer().required(),
  /** Names these changes; the import sends it back. */
  fingerprint: string().defined(),
})

/** What an import does, or would do. */
export type ImportPreview = InferType<typeof previewSchema>

/** The body of `importPeople`. */
export const peopleFileSchema = object({
  // The server counts bytes, and answers 413.
  csv: verbatim(2 * limits.importBytes).defined(),
  /** Shows what would change and writes nothing. */
  isDryRun: flag().required(),
  /** That of the preview; an import without it is refused. */
  fingerprint: text(limits.importFingerprint),
})

/** A file of people, and whether it is only looked at. */
export type PeopleFile = InferType<typeof peopleFileSchema>
