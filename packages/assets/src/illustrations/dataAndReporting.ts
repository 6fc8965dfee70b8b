import { area, bar, block, dot, each, line, type Picture } from './sheet.ts'

const figures = [0, 2.4, 4.2, 3, 3.6, 2]

/** Numbers that have become a picture. */
export const dataAndReporting: Picture[] = [
  // Who leads, and by how much.
  block([
    ...[27, 22, 18, 15, 9, 6].map((length, index) =>
      bar(2.5, 0.9 + index * 1.8, length, index ? 'pine3' : 'sky'),
    ),
    ...[27, 22, 18, 15, 9, 6]
      .map((length, index) => bar(length + 3.5, 0.9 + index * 1.8, 32 - length, 'pine2'))
      .slice(1),
  ]),
  // A curve over time.
  block([
    ...each(5, (row) =>
      line(
        [
          [2, 1.5 + row * 2.2],
          [30, 1.5 + row * 2.2],
        ],
        'pine2',
        4,
      ),
    ),
    line(
      [
        [3, 8.6],
        [7.5, 8],
        [12, 9],
        [16.5, 7.4],
        [21, 7.8],
        [25, 6.4],
        [29, 6.6],
      ],
      'pine3',
      8,
    ),
    line(
      [
        [3, 9.6],
        [7.5, 7.2],
        [12, 7.8],
        [16.5, 5],
        [21, 5.4],
        [25, 3],
        [29, 1.9],
      ],
      'sky',
      8,
    ),
    dot(16.5, 5, 'sky', 0.75),
    dot(29, 1.9, 'sky', 1.1),
  ]),
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
]
