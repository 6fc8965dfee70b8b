import { bar, block, dot, each, line, type Picture, pillar, type Shape, wide } from './sheet.ts'

/** Racks from the top row down: each unit with its lamps, some of them lit. */
function racks(columns: readonly number[], width: number): Shape[] {
  const units = columns.flatMap((column, rack) => each(10, (row) => ({ column, row, rack })))
  const isLit = (row: number, rack: number) => (row * 7 + rack * 5) % 11 < 3
  const lamp = (column: number, row: number, rack: number) =>
    dot(column + width - 0.9, row, isLit(row, rack) ? 'amber' : 'pine1', 0.42)
  return [
    ...units.filter(({ row }) => row % 3 !== 1).map(({ column, row }) => bar(column, row, width, 'pine2')),
    ...units.filter(({ row }) => row % 3 === 1).map(({ column, row }) => bar(column, row, width, 'pine3')),
    bar(columns[2] ?? 0, 3, width, 'amber'),
    bar(columns[3] ?? 0, 6, width, 'amber'),
    ...units
      .map(({ column, row, rack }) => lamp(column, row, rack))
      .sort((one, other) => one.tone.localeCompare(other.tone)),
    ...[columns[2] ?? 0, columns[3] ?? 0].map((column, index) =>
      dot(column + width - 0.9, 3 + index * 3, 'pine1', 0.42),
    ),
  ]
}

/** Racks with their lamps, and what keeps them lit. */
export const managedInfrastructure: Picture[] = [
  wide([...racks([-3, 8, 19, 30, 41], 10)]),
  // One entrance, two ways to everything behind it.
  block([
    ...[5, 16, 27].flatMap((column) => [
      line(
        [
          [11, 4],
          [column, 8.5],
        ],
        'pine2',
        6,
      ),
      line(
        [
          [21, 4],
          [column, 8.5],
        ],
        'pine2',
        6,
      ),
    ]),
    line(
      [
        [16, 1],
        [11, 4],
      ],
      'amber',
      6,
    ),
    line(
      [
        [16, 1],
        [21, 4],
      ],
      'pine3',
      6,
    ),
    line(
      [
        [11, 4],
        [16, 8.5],
      ],
      'amber',
      6,
    ),
    bar(12, 1, 8, 'amber'),
    bar(8, 4, 6, 'amber'),
    bar(18, 4, 6, 'pine3'),
    ...[2, 13, 24].flatMap((column) =>
      each(3, (index) => [
        bar(column, 8.5 + index, 6, index === 0 && column === 13 ? 'amber' : index ? 'pine2' : 'pine3'),
      ]),
    ),
  ]),
  // The same data three times: in use, at hand, in the vault.
  block(
    each(3, (copy) => {
      const tone = (['amber', 'pine3', 'pine2'] as const)[copy] ?? 'pine2'
      const top = 0.6 + copy * 3.9
      return [
        bar(3 + copy * 3, top, 7, tone),
        bar(11 + copy * 3, top, 12, tone),
        bar(3 + copy * 3, top + 1, 12, tone),
        bar(16 + copy * 3, top + 1, 4, tone),
        bar(3 + copy * 3, top + 2, 4, tone),
        bar(8 + copy * 3, top + 2, 9, tone),
      ]
    }),
  ),
  // Day after day, and the one on which something was slow.
  block([
    ...each(4, (row) =>
      each(19, (day) =>
        pillar(
          2.6 + day * 1.49,
          2.6 + row * 2.7,
          1.7,
          row === 1 && day === 13 ? 'amber' : (day * 5 + row * 3) % 7 ? 'pine3' : 'pine2',
          0.9,
        ),
      ),
    ),
  ]),
]
