import type { Drawing } from './shapes.ts'
import { area, bar, block, each, type Picture } from './sheet.ts'
import { onPhone } from './work/screenBlocks.ts'

const figures = [0, 2.4, 4.2, 3, 3.6, 2]

/** Numbers that have become a picture. */
export const dataAndReporting: (Picture | Drawing)[] = [
  // A table, and the column that matters.
  block([
    area(18.4, 0.2, 6, 11.6, 'pine2'),
    ...each(6, (row) => {
      const top = 0.9 + row * 1.85
      return [
        bar(2, top, row ? 5 + ((row * 3) % 4) : 5, row ? 'pine2' : 'pine3'),
        bar(12.4, top, row ? 3 + (row % 2) : 4, row ? 'pine2' : 'pine3'),
        bar(19.3, top, row ? (figures[row] ?? 0) : 4.2, 'sky'),
        bar(25.8, top, row ? 3 + ((row + 1) % 2) : 4.2, row ? 'pine2' : 'pine3'),
      ]
    }),
  ]),
  // Who leads, and by how much.
  block([
    ...[27, 22, 18, 15, 9, 6].map((length, index) =>
      bar(2.5, 0.9 + index * 1.8, length, index ? 'pine3' : 'sky'),
    ),
    ...[27, 22, 18, 15, 9, 6]
      .map((length, index) => bar(length + 3.5, 0.9 + index * 1.8, 32 - length, 'pine2'))
      .slice(1),
  ]),
  onPhone,
]
