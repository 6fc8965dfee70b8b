import type { Drawing } from './shapes.ts'
import { area, bar, block, curve, dot, each, type Picture } from './sheet.ts'
import { suspiciousMail } from './work/learningBlocks.ts'

/** What is kept, and what does not get through. */
export const security: (Picture | Drawing)[] = [
  // One wall behind the other.
  block([
    area(1, 0, 30, 12, 'pine2'),
    area(3.5, 1.25, 25, 9.5, 'pine1'),
    area(6, 2.5, 20, 7, 'pine3'),
    area(8.5, 3.75, 15, 4.5, 'pine1'),
    bar(11, 5, 10, 'lime'),
    bar(13.5, 6, 5, 'lime'),
  ]),
  // A lock.
  block([
    curve(
      [
        [11.5, 5],
        [11.5, 2.6],
        [11.5, 0.7],
        [16, 0.7],
        [20.5, 0.7],
        [20.5, 2.6],
        [20.5, 5],
      ],
      'pine3',
      32,
    ),
    ...each(6, (row) => bar(8, 4.9 + row, 16, row === 2 || row === 3 ? 'pine3' : 'lime')),
    dot(16, 7.4, 'lime', 1.5),
    ...each(4, (row) => [
      bar(-2, 5.4 + row * 1.5, 8 - row, 'pine2'),
      bar(27 - (row % 2), 5.4 + row * 1.5, 9, 'pine2'),
    ]),
  ]),
  suspiciousMail,
]
