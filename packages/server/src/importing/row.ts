import { unguarded } from '@atrium/contract/core'
import { type Columns, everywhere, filled, type RowOf } from './columns.ts'
import type { CsvRecord } from './csv.ts'
import { CellFault, type Fault } from './faults.ts'
import { localizedName, localizedNames, type Places } from './header.ts'

/** Characters of a cell that is read: the longest list of computers in three languages is shorter. */
const maxCellLength = 100_000

/** The values of a row, and the fault of each invalid cell, whose value is `undefined`. */
export function readRow<All extends Columns>(
  { line, cells }: CsvRecord,
  places: Places,
  columns: All,
): { row: Partial<RowOf<All>>; faults: Fault[] } {
  const faults: Fault[] = []
  /** The value of the cell under a heading; `undefined` for an invalid cell. */
  const checked = (heading: string, read: (text: string) => unknown) => {
    try {
      const cell = cellUnder(heading)
      if (cell.length > maxCellLength)
        throw new CellFault('tooLong', { length: `${cell.length}`, max: `${maxCellLength}` })
      return read(cell)
    } catch (error) {
      if (!(error instanceof CellFault)) throw error
      faults.push({ line, column: heading, code: error.code, values: error.values })
      return undefined
    }
  }
  const cellUnder = (heading: string) => unguarded(cells[places.get(heading) ?? -1] ?? '')
  const localizedUnder = (column: string, read: (text: string) => unknown) => {
    if (places.has(column)) {
      const value = checked(column, read)
      return everywhere(() => value)
    }
    return filled(
      everywhere((language) => checked(localizedName(column, language), read)),
      (language) => cellUnder(localizedName(column, language)).trim() !== '',
    )
  }
  const values = Object.entries(columns)
    .filter(([column]) => [column, ...localizedNames(column)].some((heading) => places.has(heading)))
    .map(([column, { isLocalized, read }]) => [
      column,
      isLocalized ? localizedUnder(column, read) : checked(column, read),
    ])
  return { row: Object.fromEntries(values), faults }
}
