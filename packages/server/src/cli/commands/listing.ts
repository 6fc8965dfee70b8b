import { foldText } from '@atrium/contract/core'
import { printable } from '#cli/printable.ts'
import { table } from '#cli/table.ts'

/** The most lines of an answer. */
const maxRows = 500

/** A table of the rows that contain the text `sought`, one line each; `nothing` when there is no such row. */
export function found(headings: string[], rows: string[][], sought: string, nothing: string): string {
  const text = foldText(sought)
  const fitting = rows.filter((cells) => foldText(cells.join(' ')).includes(text))
  if (fitting.length === 0) return nothing
  const left = fitting.length - maxRows
  const lines = fitting
    .slice(0, maxRows)
    .map((cells) => cells.map((cell) => printable(cell.replaceAll(/\s+/g, ' '))))
  return `${table(headings, lines)}${left > 0 ? `\n… and ${left} more.` : ''}`
}
