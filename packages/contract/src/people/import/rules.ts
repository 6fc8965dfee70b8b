/** What an import does to the record of one person. */
export interface PersonChange {
  /** The line in the file, from 1. */
  line: number
  /** `DEV7`. */
  idnumber: string
  /** First and last name as in the file. */
  name: string
  kind: 'added' | 'changed'
  /** The cells that change, as an export writes them; `job` in the place of three equal texts. */
  fields: { column: string; before: string; after: string }[]
}
