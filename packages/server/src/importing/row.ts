import { defaultLanguage, type Language, languages } from '@atrium/contract'
import type { Columns, RowOf } from './columns.ts'
import type { CsvRecord } from './csv.ts'
import { CellFault, type Fault } from './faults.ts'
import { localizedName, type Places } from './header.ts'

/** The values of a row, or the fault of each invalid cell. */
export function readRow<All extends Columns>(
  { line, cells }: CsvRecord,
  places: Places,
  columns: All,
): { row: RowOf<All> } | { faults: Fault[] } {
  const faults: Fault[] = []
  /** The value of the cell under a heading; `undefined` for an invalid cell. */
  const checked = (heading: string, read: (text: string) => unknown) => {
    try {
      return read(cellUnder(heading))
    } catch (error) {
      if (!(error instanceof CellFault)) throw error
      faults.push({ line, column: heading, text: error.message })
      return undefined
    }
  }
  const cellUnder = (heading: string) => cells[places.get(heading) ?? -1] ?? ''
  const localizedUnder = (column: string, read: (text: string) => unknown) => {
    if (places.has(column)) {
      const value = checked(column, read)
      return everywhere(() => value)
    }
    const values = everywhere((language) => checked(localizedName(column, language), read))
    const isFilled = (language: Language) => cellUnder(localizedName(column, language)).trim() !== ''
    // An empty language takes the English text, or else any text.
    return everywhere(
      (language) => values[[language, defaultLanguage, ...languages].find(isFilled) ?? language],
    )
  }
  const values = Object.entries(columns).map(([column, { isLocalized, read }]) => [
    column,
    isLocalized ? localizedUnder(column, read) : checked(column, read),
  ])
  return faults.length > 0 ? { faults } : { row: Object.fromEntries(values) as RowOf<All> }
}

const everywhere = <Value>(value: (language: Language) => Value) =>
  Object.fromEntries(languages.map((language) => [language, value(language)])) as Record<Language, Value>
