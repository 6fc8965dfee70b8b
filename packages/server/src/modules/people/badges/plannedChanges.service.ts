import type { ImportPreview } from '@atrium/contract/people'
import { localizedNames } from '#importing/header.ts'
import { mapInPieces } from '#importing/pieces.ts'
import type { BadgeRow } from './badges.repo.ts'
import { hasSameComputers, withKnownSerials } from './computersCell.ts'
import type { writePeople } from './peopleImport.repo.ts'
import { cellsOf, recordFields, type valuesOf } from './personColumns.service.ts'

type FileRow = ReturnType<typeof valuesOf>

type ChangedFields = ImportPreview['changes'][number]['fields']

/** A row that adds or changes a person. */
export interface PlannedChange {
  line: number
  row: FileRow
  /** The person as stored, and the values that a file would have; missing for a new person. */
  before: (Pick<BadgeRow, 'person'> & { values: FileRow }) | undefined
  fields: ChangedFields
}

/** The changes that the rows of a file make, and how many rows make none; computed in pieces. */
export async function plannedChanges(
  rows: readonly Pick<PlannedChange, 'line' | 'row'>[],
  present: readonly NonNullable<PlannedChange['before']>[],
): Promise<{ changes: PlannedChange[]; same: number }> {
  const byNumber = new Map(present.map((one) => [one.values.idnumber, one]))
  const compared = await mapInPieces(rows, ({ line, row: given }) => {
    const before = byNumber.get(given.idnumber)
    const row = { ...given, computers: withKnownSerials(given.computers, before?.values.computers ?? []) }
    return { line, row, before, fields: fieldsOf(row, before?.values) }
  })
  const changes = compared.filter(({ before, fields }) => !before || fields.length > 0)
  return { changes, same: rows.length - changes.length }
}

/** The cells that differ; of a new person those that are not empty. The ID number is the same. */
function fieldsOf(row: FileRow, present: FileRow | undefined): ChangedFields {
  const old: Record<string, string> = present ? cellsOf(present) : {}
  const { idnumber: _idnumber, ...cells } = cellsOf(row)
  const fields = Object.entries(cells)
    .map(([column, after]) => ({ column, before: old[column] ?? '', after }))
    .filter(
      ({ column, before, after }) =>
        before !== after && !(column === 'computers' && hasSameComputers(before, after)),
    )
  return ['job', 'unit', 'otherinfo'].reduce(joined, fields)
}

/** One field in the place of three in languages that have the same texts. */
function joined(fields: ChangedFields, column: string): ChangedFields {
  const names = localizedNames(column)
  const parts = fields.filter((field) => names.includes(field.column))
  const [first] = parts
  if (!first || parts.length < names.length) return fields
  if (parts.some(({ before, after }) => before !== first.before || after !== first.after)) return fields
  return fields.flatMap((field) =>
    field === first ? [{ ...first, column }] : parts.includes(field) ? [] : [field],
  )
}

/** Whether a change is about a column, in any language. */
export const isAbout = (fields: ChangedFields, column: string): boolean =>
  fields.some((field) => field.column === column || localizedNames(column).includes(field.column))

/** The record after a change: a value whose cell stays is kept as it is stored. `importComputers` writes the computers. */
export function recordOf(
  { row, before, fields }: PlannedChange,
  roomId: number | null,
): Parameters<typeof writePeople>[1][number] {
  const kept = (column: string) => (isAbout(fields, column) ? undefined : before?.person)
  const values = recordFields
    .filter(({ column }) => column !== 'computers')
    .map(({ column, field, empty }) => [field, (kept(column) ?? { [field]: row[column] ?? empty })[field]])
  return { ...Object.fromEntries(values), roomId: (kept('roomname') ?? { roomId }).roomId }
}
