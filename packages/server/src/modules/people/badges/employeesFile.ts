import { limits } from '@atrium/contract/core'
import { companyDays, isLifeDay, utcDayOf } from '@atrium/contract/days'
import { numberOfId, readIdNumber } from '@atrium/contract/people'
import { email, personName, phone, plainText, text, tidy } from '#importing/cells.ts'
import { localized, optional, plain, type RowOf } from '#importing/columns.ts'
import { CellFault, quoted, type Reading } from '#importing/faults.ts'
import { readSheet } from '#importing/sheet.ts'
import { readComputers } from './computersCell.ts'
import { readOtherInfo } from './otherInfoCell.ts'

const columns = {
  idnumber: plain(badgeNumber),
  name: plain(personName(limits.name)),
  surname: plain(personName(limits.name)),
  email: plain(email),
  number: plain(phone),
  roomname: plain(text(limits.roomName)),
  job: localized(text(limits.employeeText)),
  unit: optional(localized(text(limits.employeeText))),
  manager: optional(plain(otherBadgeNumber)),
  deputy: optional(plain(otherBadgeNumber)),
  birthday: optional(plain(lifeDay(() => utcDayOf(new Date())))),
  startedon: optional(plain(lifeDay(() => companyDays.last))),
  computers: plain(readComputers),
  otherinfo: localized(readOtherInfo),
}

/**
 * A row of the CSV file; `idnumber` is the 7 of `DEV7`, like `manager` and `deputy`, of which `null` is nobody. A column
 * that the file leaves out is `undefined`.
 */
export type NewEmployee = RowOf<typeof columns>

/** Reads a CSV file of employees. Whether their rooms and managers exist is not checked here. */
export const readEmployees = (content: string): Promise<Reading<NewEmployee>> => readSheet(content, columns)

function badgeNumber(cell: string): number {
  const idnumber = readIdNumber(cell)
  if (!idnumber) throw new CellFault('noIdNumber', { text: quoted(tidy(cell)) })
  return numberOfId(idnumber)
}

/** The number on another person's badge, or nobody. */
function otherBadgeNumber(cell: string): number | null {
  return tidy(cell) === '' ? null : badgeNumber(cell)
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
