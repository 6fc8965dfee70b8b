import { formatDayRange } from './dates.ts'
import { addDays, dayOfMonth, type IsoDay, monthOf } from './days.ts'
import type { Language } from './language.ts'

interface Run {
  first: IsoDay
  last: IsoDay
}

/**
 * Days as text, those in a row as a range: `24–26 November`, `27 November, 30 November – 2 December, 4, 7–8 December`.
 * The year is named where it is not `currentYear`.
 */
export function formatDays(days: readonly IsoDay[], language: Language, currentYear?: number): string {
  const runs = runsOf(days)
  return runs
    .map(({ first, last }, at) => {
      const next = runs[at + 1]
      // The last one of a month names it.
      const isNamed = !next || monthOf(first) !== monthOf(last) || monthOf(next.last) !== monthOf(last)
      if (isNamed) return formatDayRange(first, last, language, currentYear)
      return first === last ? dayOfMonth(last) : `${dayOfMonth(first)}–${dayOfMonth(last)}`
    })
    .join(', ')
}

/** Days in a row, sorted. */
function runsOf(days: readonly IsoDay[]): Run[] {
  const runs: Run[] = []
  for (const day of [...days].sort()) {
    const run = runs.at(-1)
    if (run && addDays(run.last, 1) === day) run.last = day
    else runs.push({ first: day, last: day })
  }
  return runs
}
