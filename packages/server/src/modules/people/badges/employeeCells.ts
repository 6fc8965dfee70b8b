import { type Language, languages } from '@atrium/contract/core'
import { idNumberOf, type PeopleColumn } from '@atrium/contract/people'
import { tidy } from '#importing/cells.ts'
import { filled } from '#importing/columns.ts'
import { localizedName } from '#importing/header.ts'
import { writeComputers } from './computersCell.ts'
import type { NewEmployee } from './employeesFile.ts'
import { writeOtherInfo } from './otherInfoCell.ts'

/** The cells of a person by heading; without the columns that a file leaves out. */
export type EmployeeCells = Partial<Record<PeopleColumn, string>>

/**
 * The cells of a person as an export writes them. Two records with equal cells are equal for the import, so that an export
 * can be imported without a change.
 */
export function cellsOf(employee: NewEmployee): EmployeeCells {
  const { idnumber, name, surname, email, number, roomname, job, unit, otherinfo } = employee
  const { manager, deputy, birthday, startedon } = employee
  return {
    idnumber: idNumberOf(idnumber),
    name: tidy(name),
    surname: tidy(surname),
    email: tidy(email),
    number: tidy(number),
    roomname: tidy(roomname),
    ...inLanguages('job', job, tidy),
    ...(unit && inLanguages('unit', unit, tidy)),
    ...(manager !== undefined && { manager: badge(manager) }),
    ...(deputy !== undefined && { deputy: badge(deputy) }),
    ...(birthday !== undefined && { birthday: birthday ?? '' }),
    ...(startedon !== undefined && { startedon: startedon ?? '' }),
    computers: writeComputers(employee.computers),
    ...inLanguages('otherinfo', otherinfo, writeOtherInfo),
  }
}

const badge = (number: number | null) => (number === null ? '' : idNumberOf(number))

/** Three cells; one that would be empty has the text of another language, as the import reads it. */
function inLanguages<Value>(
  column: string,
  values: Record<Language, Value>,
  write: (value: Value) => string,
): EmployeeCells {
  const texts = filled(values, (language) => write(values[language]) !== '')
  return Object.fromEntries(
    languages.map((language) => [localizedName(column, language), write(texts[language])]),
  )
}
