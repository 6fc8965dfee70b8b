import { area, bar, block, dot, each, line, type Picture } from './sheet.ts'

/** Code, and what becomes of it. */
export const softwareDevelopment: Picture[] = [
  // A screen: its bar, its menu, its cards.
  block([
    area(2, 1, 28, 10, 'pine2'),
    dot(4, 1.6, 'sky', 0.5),
    dot(5.2, 1.6, 'pine3', 0.5),
    dot(6.4, 1.6, 'pine3', 0.5),
    bar(22, 1.6, 6.5, 'pine3'),
    bar(3.5, 3.4, 5.5, 'sky'),
    bar(3.5, 4.5, 4, 'pine3'),
    bar(3.5, 5.6, 5, 'pine3'),
    bar(3.5, 6.7, 3.5, 'pine3'),
    area(11, 3.2, 8, 3.2, 'pine1'),
    area(20.5, 3.2, 8, 3.2, 'pine1'),
    area(11, 6.8, 17.5, 3.6, 'pine1'),
    bar(12, 3.6, 4, 'pine3'),
    bar(21.5, 3.6, 5, 'pine3'),
    bar(12.2, 7.4, 9, 'pine3'),
    bar(12.2, 8.6, 6, 'sky'),
  ]),
  // Branches that part and come together.
  block([
    line(
      [
        [0, 6],
        [32, 6],
      ],
      'pine3',
      6,
    ),
    line(
      [
        [5, 6],
        [8, 3],
        [20, 3],
        [23, 6],
      ],
      'pine3',
      6,
    ),
    line(
      [
        [11, 6],
        [14, 9],
        [25, 9],
        [28, 6],
      ],
      'pine2',
      6,
    ),
    ...[2, 11, 17].map((column) => dot(column, 6, 'pine3')),
    ...[9, 14, 19].map((column) => dot(column, 3, 'sky')),
    ...[15, 20, 24].map((column) => dot(column, 9, 'pine3')),
    dot(23, 6, 'sky', 1.4),
    dot(28, 6, 'pine3'),
    bar(9, 1.4, 6, 'pine2'),
    bar(16, 1.4, 3, 'pine2'),
    bar(15, 10.4, 8, 'pine2'),
  ]),
  // Every change passes the same four gates.
  block([
    ...each(4, (gate) =>
      line(
        [
          [8 + gate * 6.4, 1],
          [8 + gate * 6.4, 10],
        ],
        'pine2',
        20,
      ),
    ),
    ...[29, 19.4, 29, 13, 29].flatMap((end, index) => {
      const row = 1.5 + index * 2
      const isThrough = end === 29
      return [
        bar(1.5, row, end - 1.5, isThrough && index === 2 ? 'sky' : 'pine3'),
        dot(end + 1.2, row, isThrough ? 'sky' : 'pine3', 0.6),
      ]
    }),
  ]),
]
