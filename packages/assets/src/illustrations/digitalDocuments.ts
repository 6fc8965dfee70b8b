import type { Drawing } from './shapes.ts'
import { area, bar, block, dot, each, line, type Picture, type Shape, type Tone } from './sheet.ts'
import { signing } from './work/screenBlocks.ts'

/** A sheet of paper with lines on it. */
const page = (
  column: number,
  row: number,
  lengths: readonly number[],
  tone: Tone,
  ink: Tone,
  width = 10,
): Shape[] => [
  area(column, row, width, lengths.length + 1, tone),
  ...lengths.map((length, index) => bar(column + 1.4, row + 0.5 + index, length, ink)),
]

/** Documents without paper. */
export const digitalDocuments: (Picture | Drawing)[] = [
  // From hand to hand, with a tick at each.
  block([
    line(
      [
        [5, 2.2],
        [27, 2.2],
        [27, 6],
        [5, 6],
        [5, 9.8],
        [20, 9.8],
      ],
      'pine2',
      8,
    ),
    ...[
      [5, 2.2],
      [16, 2.2],
      [27, 2.2],
      [27, 6],
      [16, 6],
      [5, 6],
      [5, 9.8],
    ].flatMap(([column = 0, row = 0], index) => [
      dot(column, row, index < 5 ? 'amber' : 'pine3', 1.9),
      ...(index < 5
        ? [
            line(
              [
                [column - 0.6, row],
                [column - 0.1, row + 0.25],
                [column + 0.7, row - 0.25],
              ],
              'pine1',
              6,
            ),
          ]
        : []),
    ]),
    ...page(18.4, 8, [5, 4], 'pine3', 'pine2', 8),
  ]),
  signing,
  // Everything in its place, and found again.
  block(
    each(5, (sheet) => {
      const [column, row] = [3 + sheet * 2.4, 0.4 + sheet * 1.4]
      const isLast = sheet === 4
      return [
        area(column - 0.35, row - 0.18, 16.7, 6, 'pine1'),
        area(column, row, 16, 6, isLast ? 'amber' : sheet % 2 ? 'pine3' : 'pine2'),
        ...(isLast
          ? [
              bar(column + 1.6, row + 0.7, 7, 'pine1'),
              bar(column + 1.6, row + 2, 12.5, 'pine1'),
              bar(column + 1.6, row + 3.2, 10, 'pine1'),
            ]
          : []),
      ]
    }),
  ),
]
