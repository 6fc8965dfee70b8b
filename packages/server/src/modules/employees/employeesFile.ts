import { type Language, limits, numberOfId, type OtherInfo, readIdNumber } from '@atrium/contract'
import { email, localizedText, name, phone, plainText, text, tidy } from '#importing/cells.ts'
import { localized, plain, type RowOf } from '#importing/columns.ts'
import { CellFault, quoted, type Reading } from '#importing/faults.ts'
import { readSheet } from '#importing/sheet.ts'

const columns = {
  idnumber: plain(badgeNumber),
  name: plain(name(limits.name)),
  surname: plain(name(limits.name)),
  email: plain(email),
  number: plain(phone),
  roomname: plain(text(limits.roomName)),
  job: localized(text(limits.employeeText)),
  computers: plain(computers),
  otherinfo: localized(otherInfo),
}

/** A row of the CSV file; `idnumber` is the 7 of `DEV7`. */
export type NewEmployee = RowOf<typeof columns>

/** Reads a CSV file of employees. Whether their rooms exist is not checked here. */
export const readEmployees = (content: string): Reading<NewEmployee> => readSheet(content, columns)

function badgeNumber(cell: string): number {
  const idnumber = readIdNumber(cell)
  if (!idnumber) throw new CellFault(`${quoted(tidy(cell))} is no ID number. Write it like DEV7.`)
  return numberOfId(idnumber)
}

/** `Lenovo ThinkPad T14, Laptop, PF3X7K9; Dell U2723QE, Monitor`: brand and model, type, serial number if known. */
function computers(cell: string): { name: string; type: Record<Language, string>; serial: string }[] {
  const entries = entriesOf(cell)
  if (entries.length > limits.computers)
    throw new CellFault(`it has ${entries.length} computers. Write at most ${limits.computers}.`)
  return entries.map((entry) => {
    const [model = '', type = '', serial = '', ...more] = entry.split(',').map((part) => part.trim())
    if (!model || !type || more.length > 0)
      throw new CellFault(
        `${quoted(entry)} is no computer. Write brand and model, type, serial number, with commas between them.`,
      )
    return {
      name: plainText(model, limits.employeeText),
      type: localizedText(type, limits.employeeText),
      serial: plainText(serial, limits.employeeText),
    }
  })
}

/** `Languages: Azerbaijani | English; Extension: 107`: a name and a text, or a list between bars. */
function otherInfo(cell: string): OtherInfo[] {
  const entries = entriesOf(cell)
  if (entries.length > limits.otherInfo)
    throw new CellFault(`it has ${entries.length} entries. Write at most ${limits.otherInfo}.`)
  return entries.map((entry) => {
    const [, what = '', said = ''] = /^([^:]*):(.*)$/s.exec(entry) ?? []
    const parts = said.split('|').map((part) => plainText(part, limits.employeeText))
    const list = parts.filter(Boolean)
    const [only] = list
    if (!what.trim() || !only)
      throw new CellFault(
        `${quoted(entry)} is no information. Write a name, a colon, and a text or a list between bars (|).`,
      )
    return { name: plainText(what, limits.employeeText), description: parts.length > 1 ? list : only }
  })
}

/** Splits a cell at semicolons and line breaks. */
const entriesOf = (cell: string) => cell.split(/[;\n]/).map(tidy).filter(Boolean)
