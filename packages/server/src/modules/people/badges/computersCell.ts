import { type Language, limits } from '@atrium/contract/core'
import { localizedText, plainText, tidy } from '#importing/cells.ts'
import { filled } from '#importing/columns.ts'
import { escaped, splitAt, unescaped } from '#importing/entries.ts'
import { CellFault, quoted } from '#importing/faults.ts'

/** A computer as the file has it. */
export interface NewComputer {
  name: string
  type: Record<Language, string>
  serial: string
}

/** `Lenovo ThinkPad T14, Laptop, PF3X7K9; Dell U2723QE, Monitor`: brand and model, type, serial number if known. */
export function readComputers(cell: string): NewComputer[] {
  const entries = entriesOf(cell)
  if (entries.length > limits.computers)
    throw new CellFault('tooManyComputers', { found: `${entries.length}`, max: `${limits.computers}` })
  return entries.map((entry) => {
    const [model = '', type = '', serial = '', ...more] = splitAt(entry, ',').map((part) => part.trim())
    if (!model || !type || more.length > 0) throw new CellFault('noComputer', { text: quoted(entry) })
    return {
      name: plainText(unescaped(model), limits.employeeText),
      type: localizedText(type, limits.employeeText),
      serial: plainText(unescaped(serial), limits.employeeText),
    }
  })
}

/** The cell that `readComputers` reads. */
export const writeComputers = (computers: readonly NewComputer[]): string =>
  computers
    .map(({ name, type, serial }) =>
      [escaped(tidy(name)), typeCell(type), escaped(tidy(serial))].filter(Boolean).join(', '),
    )
    .join('; ')

function typeCell(type: Record<Language, string>): string {
  const { AZ, EN, RU } = filled(type, (language) => type[language].trim() !== '')
  const texts = AZ === EN && EN === RU ? [AZ] : [AZ, EN, RU]
  return texts.map((text) => escaped(tidy(text))).join(' | ')
}

/** Whether two cells have the same computers, in any order. */
export const hasSameComputers = (one: string, other: string): boolean =>
  one.length === other.length && entriesOf(one).toSorted().join() === entriesOf(other).toSorted().join()

/** Computers with the serial number that is known of one of the same name, where the file leaves it out. */
export function withKnownSerials(
  computers: readonly NewComputer[],
  own: readonly NewComputer[],
): NewComputer[] {
  const free = own.filter(({ serial }) => !serial || computers.every((one) => one.serial !== serial))
  return computers.map((computer) => {
    const place = computer.serial ? -1 : free.findIndex(({ name }) => name === computer.name)
    const [known] = place < 0 ? [] : free.splice(place, 1)
    return known ? { ...computer, serial: known.serial } : computer
  })
}

/** Splits a cell at semicolons and line breaks. */
export const entriesOf = (cell: string): string[] => splitAt(cell, ';\n').map(tidy).filter(Boolean)
