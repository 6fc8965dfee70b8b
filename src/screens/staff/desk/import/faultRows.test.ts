import { faultRows, formatLines } from './faultRows.ts'

const faultIn = (line: number, column: string) => ({ line, column, name: '', code: 'empty', text: `${line}` })

it('makes one row of more than ten faults of one kind, in the place of the first', () => {
  const lines = [2, ...Array.from({ length: 10 }, (_line, place) => place + 4)]
  const faults = [
    ...lines.map((line) => faultIn(line, 'name')),
    ...lines.slice(0, 10).map((line) => faultIn(line, 'surname')),
  ].toSorted((one, other) => one.line - other.line)
  const rows = faultRows(faults)
  expect(rows).toHaveLength(11)
  expect(rows[0]).toMatchObject({ line: 2, column: 'name', lines })
  expect(rows.slice(1).map(({ column, lines }) => [column, lines.length])).toEqual(
    Array.from({ length: 10 }, () => ['surname', 1]),
  )
})

it('writes lines that follow each other as a span', () => {
  expect(formatLines([2, 4, 5, 6, 9])).toBe('2, 4–6, 9')
})
