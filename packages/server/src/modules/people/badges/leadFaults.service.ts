import { idNumberOf } from '@atrium/contract/people'
import type { Fault } from '#importing/faults.ts'

/** People of a circle that its fault names. */
const shownOfCircle = 6

/** A row of which the number is valid. */
export interface NumberedRow {
  idnumber: number
  manager?: number | null | undefined
  deputy?: number | null | undefined
}

/**
 * The faults of managers and deputies: a person who is neither here nor in the file, oneself, and managers who lead in a
 * circle. `present` has the manager of everybody who is here and stays. Unless the file `isWhole`, a person may be in a row that
 * could not be read, and no person is reported as missing.
 */
export function leadFaults(
  rows: readonly { line: number; row: NumberedRow }[],
  present: ReadonlyMap<number, number | null>,
  isWhole: boolean,
): Fault[] {
  const managers = new Map(present)
  for (const { row } of rows)
    if (row.manager !== undefined || !managers.has(row.idnumber))
      managers.set(row.idnumber, row.manager ?? null)
  const circles = circlesOf(managers)
  const faults: Fault[] = []
  for (const { line, row } of rows) {
    for (const column of ['manager', 'deputy'] as const) {
      const lead = row[column]
      if (!lead) continue
      const values = { text: idNumberOf(lead) }
      if (lead === row.idnumber) faults.push({ line, column, code: 'oneself', values })
      else if (isWhole && !managers.has(lead)) faults.push({ line, column, code: 'nobody', values })
    }
    const circle = row.manager ? circles.get(row.idnumber) : undefined
    if (circle) faults.push({ line, column: 'manager', code: 'circle', values: { path: pathOf(circle) } })
  }
  return faults
}

/** The circle of managers of each person who is in one with others. */
function circlesOf(managers: ReadonlyMap<number, number | null>): Map<number, number[]> {
  const circles = new Map<number, number[]>()
  const checked = new Set<number>()
  for (const start of managers.keys()) {
    const path = new Set<number>()
    let person: number | null | undefined = start
    while (person && !checked.has(person) && !path.has(person)) {
      path.add(person)
      person = managers.get(person)
    }
    if (person && path.has(person)) {
      const walked = [...path]
      const circle = walked.slice(walked.indexOf(person))
      if (circle.length > 1) for (const one of circle) circles.set(one, circle)
    }
    for (const one of path) checked.add(one)
  }
  return circles
}

function pathOf(circle: readonly number[]): string {
  const shown = circle.slice(0, shownOfCircle).map(idNumberOf)
  const rest = circle.length > shownOfCircle ? ['…'] : []
  return [...shown, ...rest, shown[0]].join(' → ')
}
