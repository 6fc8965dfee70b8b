import { foldText } from '@atrium/contract'
import { CommandError } from '#cli/command.ts'
import { printable } from '#cli/printable.ts'
import { table } from '#cli/table.ts'

/** Lines of one answer. */
const maxRows = 500

/** What is looked for: the words after `list`, as they are searched by. */
export function soughtText(args: string[], form: string): string {
  if (args.some((arg) => arg.startsWith('--'))) throw new CommandError(`Say: ${form}`)
  return foldText(args.join(' '))
}

/** A table of the rows in which a text stands, each on one line; `nothing` is said when there is none. */
export function found(headings: string[], rows: string[][], sought: string, nothing: string): string {
  const fitting = rows.filter((cells) => foldText(cells.join(' ')).includes(sought))
  if (fitting.length === 0) return nothing
  const left = fitting.length - maxRows
  const lines = fitting
    .slice(0, maxRows)
    .map((cells) => cells.map((cell) => printable(cell.replaceAll(/\s+/g, ' '))))
  return `${table(headings, lines)}${left > 0 ? `\n… and ${left} more.` : ''}`
}
