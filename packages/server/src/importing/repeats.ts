import { type Fault, quoted, type Reading } from './faults.ts'

/** What may stand in a file once, and how a person reads it. */
interface Key {
  key: string | number
  shown: string
}

/** A fault for each row with the key of an earlier one. */
export function repeats<Row>(rows: Reading<Row>['rows'], column: string, keyOf: (row: Row) => Key): Fault[] {
  const lines = new Map<Key['key'], number>()
  const faults: Fault[] = []
  for (const { line, row } of rows) {
    const { key, shown } = keyOf(row)
    const earlier = lines.get(key)
    if (earlier === undefined) lines.set(key, line)
    else faults.push({ line, column, text: `${quoted(shown)} stands in line ${earlier} too. Keep one.` })
  }
  return faults
}
