import type { Language } from '@atrium/contract/core'
import { guarded } from './formula.ts'

/**
 * The content of a CSV file for a spreadsheet, in UTF-8 with its mark: without it Excel reads another encoding. Programs in
 * Azerbaijani and Russian expect semicolons between cells. No cell is a formula.
 */
export const csvText = (rows: readonly (readonly string[])[], language: Language): string =>
  `\uFEFF${rows.map((cells) => csvRow(cells, language)).join('')}`

/** A row of `csvText`. */
export function csvRow(cells: readonly string[], language: Language): string {
  const separator = language === 'EN' ? ',' : ';'
  const cellOf = (text: string) => {
    const cell = guarded(text)
    return /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
  }
  return `${cells.map(cellOf).join(separator)}\r\n`
}
