import { type Fault, quoted, type Reading } from './faults.ts'

/** A value that must be unique in a file, and its readable form. */
interface Key {
  key: string | number
  shown: string
}

/** A fault for each duplicate of an earlier row. */
export function repeats<Row>(rows: Reading<Row>['rows'], column: string, keyOf: (row: Row) => Key): Fault[] {
  const lines = new Map<Key['key'], number>()
  const faults: Fault[] = []
  for (const { line, row } of rows) {
    const { key, shown } = keyOf(row)
    const earlier = lines.get(key)
    if (earlier === undefined) lines.set(key, line)
    else
      faults.push({
        line,
        column,
        code: 'repeated',
        values: { text: quoted(shown), line: `${earlier}` },
      })
  }
  return faults
}
