import type { Language } from './language.ts'

/** A text that a spreadsheet would take for a formula, with apostrophes before it or none. */
const formula = /^'*[\t\r\n ]*[=+\-@]/

/** The text of a cell that `csvRow` wrote; any other cell as it is. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell

/**
 * A row of a CSV file. Programs in Azerbaijani and Russian expect semicolons between cells and a comma in a number. A text that
 * looks like a formula gets an apostrophe and stays a text.
 */
export function csvRow(cells: readonly (string | number)[], language: Language): string {
  const [separator, point] = language === 'EN' ? [',', '.'] : [';', ',']
  const cellOf = (value: string | number) => {
    if (typeof value === 'number') return String(value).replace('.', point)
    const text = formula.test(value) ? `'${value}` : value
    return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  }
  return `${cells.map(cellOf).join(separator)}\r\n`
}

/** A CSV file for a spreadsheet, in UTF-8 with its mark: without it Excel reads another encoding. */
export const csvText = (rows: readonly (readonly (string | number)[])[], language: Language): string =>
  `\uFEFF${rows.map((cells) => csvRow(cells, language)).join('')}`
