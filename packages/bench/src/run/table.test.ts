import type { Rounds } from './cells.ts'
import { columns, costTable } from './table.ts'

it('aligns the first column to the left and the others to the right', () => {
  expect(
    columns([
      ['', 'one'],
      ['long', '1'],
    ]),
  ).toBe('       one\nlong     1')
})

it('writes the floor in ms, the calendars as multiples, and unfinished steps as >60 s', () => {
  const size = { label: '30 in the week', perWeek: 30, total: 60 }
  const rounds: Rounds = {
    floor: [{ mount: 10, next: 5, add: 2 }],
    ours: [{ mount: 12, next: 5, add: 3 }],
    slow: [{ mount: 120, next: null }],
  }
  const table = costTable([{ size, rounds }], { ours: 'Ours', slow: 'Slow 1.0' })
  const mount = /Mount the week.*\n(.*)/.exec(table)?.[1]
  expect(mount?.trim().split(/ {3,}/)).toEqual(['30 in the week', '10.0 ms', '×1.20', '×12.00'])
  const next = /Show the next week.*\n(.*)/.exec(table)?.[1]
  expect(next?.trim().split(/ {3,}/)).toEqual(['30 in the week', '5.0 ms', '×1.00', '>60 s'])
})
