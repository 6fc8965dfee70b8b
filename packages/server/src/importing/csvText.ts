import type { Language } from '@atrium/contract'
import { guarded } from './formula.ts'

/**
 * The content of a CSV file for a spreadsheet, in UTF-8 with its mark: without it Excel reads another encoding. Programs in
 * Azerbaijani and Russian expect semicolons between cells. No cell is a formula.
 */
export function csvText(rows: readonly (readonly string[])[], language: Language): string {
  const separator = language === 'EN' ? ',' : ';'
  const cellOf = (text: string) => {
    const cell = guarded(text)
    return /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
  }
  return `\uFEFF${rows.map((cells) => `${cells.map(cellOf).join(separator)}\r\n`).join('')}`
}
