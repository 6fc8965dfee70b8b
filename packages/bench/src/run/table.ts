import type { Step } from '#subjects/page.ts'
import { type CellSize, median, type Rounds, ratioOf, steps } from './cells.ts'

const titles: Record<Step, string> = {
  mount: 'Mount the week',
  next: 'Show the next week',
  add: 'Add a meeting',
}

export interface Result {
  size: CellSize
  rounds: Rounds
}

/** Columns of a text table, as wide as their longest cell. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_cell, at) => Math.max(...rows.map((row) => (row[at] ?? '').length)))
  return rows
    .map((row) =>
      row
        .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
        .join('   ')
        .trimEnd(),
    )
    .join('\n')
}

const floorCost = ({ rounds }: Result, step: Step) =>
  `${median((rounds.floor ?? []).map((round) => round[step] ?? Number.NaN)).toFixed(1)} ms`

/** `null`: the calendar did not finish this step, or an earlier one of the round, within a minute. */
const written = (ratio: number | null) => (ratio === null ? '>60 s' : `×${ratio.toFixed(2)}`)

/** For each step a table: the sizes down, the calendars across, as multiples of the floor. */
export function costTable(results: readonly Result[], versions: Record<string, string>): string {
  const names = Object.keys(versions)
  return steps
    .map((step) =>
      columns([
        [titles[step], 'floor', ...names.map((name) => versions[name] ?? name)],
        ...results.map((result) => [
          `  ${result.size.label}`,
          floorCost(result, step),
          ...names.map((name) => written(ratioOf(result.rounds, name, step))),
        ]),
      ]),
    )
    .join('\n\n')
}
