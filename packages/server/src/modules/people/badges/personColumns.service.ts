import { type Language, languages, limits } from '@atrium/contract/core'
import { companyDays, isLifeDay, utcDayOf } from '@atrium/contract/days'
import { idNumberOf, numberOfId, type PeopleColumn, readIdNumber } from '@atrium/contract/people'
import { noText } from '#db/tables/columns.ts'
import { email, personName, phone, plainText, text, tidy } from '#importing/cells.ts'
import { type Columns, filled, localized, optional, plain, type RowOf } from '#importing/columns.ts'
import { CellFault, quoted, type Reading } from '#importing/faults.ts'
import { localizedName } from '#importing/header.ts'
import { readSheet } from '#importing/sheet.ts'
import type { BadgeRow } from './badges.repo.ts'
import { readComputers, writeComputers } from './computersCell.ts'
import { readOtherInfo, writeOtherInfo } from './otherInfoCell.ts'

/** What a column of the file has besides the rule of its cells. */
interface RecordColumn {
  /** The field of the record with the value. Room, manager and deputy have none: the file names them. */
  field?: keyof BadgeRow['person']
  /** Writes the cell that the rule reads. @default `tidy` */
  write?: (value: never) => string
  /** The value of a new person when the file leaves the column out. @default null */
  empty?: unknown
}

const columns = {
  idnumber: { ...plain(badgeNumber), field: 'number', write: idNumberOf },
  name: { ...plain(personName(limits.name)), field: 'name' },
  surname: { ...plain(personName(limits.name)), field: 'surname' },
  email: { ...plain(email), field: 'email' },
  number: { ...plain(phone), field: 'phone' },
  roomname: plain(text(limits.roomName)),
  job: { ...localized(text(limits.employeeText)), field: 'job' },
  unit: { ...optional(localized(text(limits.employeeText))), field: 'unit', empty: noText },
  manager: { ...optional(plain(otherBadgeNumber)), write: writeLead },
  deputy: { ...optional(plain(otherBadgeNumber)), write: writeLead },
  birthday: { ...optional(plain(lifeDay(() => utcDayOf(new Date())))), field: 'birthday' },
  startedon: { ...optional(plain(lifeDay(() => companyDays.last))), field: 'startedOn' },
  computers: { ...plain(readComputers), field: 'computers', write: writeComputers },
  otherinfo: { ...localized(readOtherInfo), field: 'otherInfo', write: writeOtherInfo },
} satisfies Columns & Record<string, RecordColumn>

/**
 * A row of the CSV file; `idnumber` is the 7 of `DEV7`, like `manager` and `deputy`, which are `null` for none. A column
 * that the file leaves out is `undefined`.
 */
type FileRow = RowOf<typeof columns>

type ColumnName = keyof typeof columns

const entries = Object.entries(columns) as [ColumnName, Columns[string] & RecordColumn][]

/** The columns with a value of the record, and what a new person has without the column. */
export const recordFields = entries.flatMap(([column, { field, empty = null }]) =>
  field ? [{ column, field, empty }] : [],
)

/** Reads a CSV file of employees. Whether their rooms and managers exist is not checked here. */
export const readPeopleFile = (content: string): Promise<Reading<FileRow>> => readSheet(content, columns)

/** The values that the file would have for a person of the table. */
export const valuesOf = (
  { person, roomname }: BadgeRow,
  numberOf: (id: number | null) => number | null,
): FileRow =>
  ({
    ...Object.fromEntries(recordFields.map(({ column, field }) => [column, person[field]])),
    roomname: roomname ?? '',
    manager: numberOf(person.managerId),
    deputy: numberOf(person.deputyId),
  }) as FileRow

/** The cells of a person by heading; without the columns that a file leaves out. */
type Cells = Partial<Record<PeopleColumn, string>>

/**
 * The cells of a person as an export writes them. Two records with equal cells are equal for the import, so that an export
 * can be imported without a change.
 */
export function cellsOf(row: FileRow): Cells {
  const cells: Cells = {}
  for (const [column, { isLocalized, write = writeText }] of entries) {
    const value = row[column]
    if (value === undefined) continue
    const writeCell = write as (value: unknown) => string
    if (!isLocalized) cells[column as PeopleColumn] = writeCell(value)
    else Object.assign(cells, inLanguages(column, value as Record<Language, unknown>, writeCell))
  }
  return cells
}

const writeText = (value: string | null) => tidy(value ?? '')

/** Three cells; one that would be empty has the text of another language, as the import reads it. */
function inLanguages(
  column: string,
  values: Record<Language, unknown>,
  write: (value: unknown) => string,
): Cells {
  const texts = filled(values, (language) => write(values[language]) !== '')
  return Object.fromEntries(
    languages.map((language) => [localizedName(column, language), write(texts[language])]),
  )
}

function badgeNumber(cell: string): number {
  const idnumber = readIdNumber(cell)
  if (!idnumber) throw new CellFault('noIdNumber', { text: quoted(tidy(cell)) })
  return numberOfId(idnumber)
}

/** The number on another person's badge, or `null`. */
function otherBadgeNumber(cell: string): number | null {
  return tidy(cell) === '' ? null : badgeNumber(cell)
}

function writeLead(number: number | null): string {
  return number === null ? '' : idNumberOf(number)
}

/**
 * A day of a person's life by the rules of the form, or none: `1990-03-08`, or `08.03.1990` as Excel writes it in
 * Azerbaijani and Russian.
 */
function lifeDay(last: () => string) {
  return (cell: string): string | null => {
    const found = plainText(cell, limits.employeeText)
    const [, day = '', month = '', year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(found) ?? []
    const isoDay = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : found
    if (isoDay && !isLifeDay(isoDay, last())) throw new CellFault('noDay', { text: quoted(found) })
    return isoDay || null
  }
}
