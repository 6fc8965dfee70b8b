import { formatDay, type IsoDay, type Language } from '@atrium/contract'
import { dayOfMonth, monthOf, yearOf } from '@atrium/contract/days'

/** This many days in a row, or more, are written as a range. */
const runLength = 4

/**
 * Days as text: `24, 25, 26 November`, `28–31 December, 1–4 January 2027`. The year is named where
 * it is not `currentYear`.
 */
export function daysInWords(days: readonly IsoDay[], language: Language, currentYear: number): string {
  const months = new Map<string, number[]>()
  for (const day of [...days].sort()) {
    const month = monthOf(day)
    months.set(month, [...(months.get(month) ?? []), dayOfMonth(day)])
  }
  return [...months]
    .map(([month, dates]) => {
      const [, name, ...year] = formatDay(`${month}-01`, language).split(' ')
      const isCurrent = yearOf(month) === currentYear
      return [runsOf(dates), name, ...(isCurrent ? [] : year)].join(' ')
    })
    .join(', ')
}

/** `24, 25, 26` day by day, `24–27` as a range. */
function runsOf(dates: readonly number[]): string {
  const runs: number[][] = []
  for (const date of dates) {
    const run = runs.at(-1)
    if (run?.at(-1) === date - 1) run.push(date)
    else runs.push([date])
  }
  return runs
    .flatMap((run) => (run.length < runLength ? run.map(String) : [`${run[0]}–${run.at(-1)}`]))
    .join(', ')
}
