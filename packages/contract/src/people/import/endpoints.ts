import { endpoint } from '#core/endpoint.ts'
import type { ImportPreview, PeopleFile } from './schema.ts'

/**
 * The columns of the CSV file of people in the order of an export. A file may have `job`, `unit` and `otherinfo` in the
 * place of the three in languages, and may leave out those from `unit` to `startedon`.
 */
export const peopleColumns = [
  'idnumber',
  'name',
  'surname',
  'email',
  'number',
  'roomname',
  'job_az',
  'job_en',
  'job_ru',
  'unit_az',
  'unit_en',
  'unit_ru',
  'manager',
  'deputy',
  'birthday',
  'startedon',
  'computers',
  'otherinfo_az',
  'otherinfo_en',
  'otherinfo_ru',
] as const

export type PeopleColumn = (typeof peopleColumns)[number]

/** A fault in the file, and how to correct it. */
export interface ImportFault {
  /** The line in the file, from 1; 0 for a fault of the whole file. */
  line: number
  /** The heading of the cell, or the wrong or missing heading; empty for a fault of a whole line or file. */
  column: string
  /** First and last name in the line, else its ID number; empty where neither can be read. */
  name: string
  /** Which rule it is about: faults of one code and column are of one kind. */
  code: string
  /** In the language of the request. */
  text: string
}

/**
 * Adds and changes people by a CSV file, all or none; it removes no people. 409 when the import would do something else than
 * the preview of the fingerprint: records have changed meanwhile, and nothing is written. 413 for a file beyond the limit.
 */
export const importPeople = endpoint<{ body: PeopleFile; reply: ImportPreview }>({
  method: 'POST',
  path: '/api/v1/people/import/',
  permission: 'people.manage',
})

/** The people who have not left, as the file that the import reads: importing it unchanged changes nothing. */
export const exportPeople = endpoint<{ reply: Blob }>({
  method: 'GET',
  path: '/api/v1/people/export/',
  reply: 'file',
  permission: 'people.manage',
})
