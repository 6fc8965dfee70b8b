import { area, bar, block, dot, each, line, type Picture, pillar, today, wide } from './sheet.ts'

/** A plan with its milestones; what is under way today is lit. */
export const projectManagementOffice: Picture[] = [
  wide([
    bar(-2, 0, 8, 'pine2'),
    bar(9, 0, 5, 'pine2'),
    bar(37, 0, 9, 'pine2'),
    bar(2, 1, 10, 'pine3'),
    bar(40, 1, 10, 'pine2'),
    bar(7, 2, 9, 'limeDim'),
    dot(17.6, 2, 'limeDim', 0.7),
    bar(43, 2, 3, 'pine2'),
    bar(13, 3, 11, 'limeDim'),
    bar(38, 3, 6, 'pine2'),
    bar(20, 4, 14, 'lime'),
    bar(25, 5, 9, 'lime'),
    dot(35.6, 5, 'lime', 0.7),
    bar(-1, 5, 6, 'pine2'),
    bar(33, 6, 9, 'pine3'),
    bar(3, 6, 8, 'pine2'),
    bar(38, 7, 9, 'pine3'),
    bar(-3, 7, 9, 'pine2'),
    bar(10, 7, 4, 'pine2'),
    bar(43, 8, 8, 'pine3'),
    bar(5, 8, 13, 'pine2'),
    bar(21, 8, 5, 'pine2'),
    bar(-2, 9, 10, 'pine2'),
    bar(12, 9, 6, 'pine2'),
    bar(30, 9, 7, 'pine2'),
    ...today(30, 0.5, 10),
  ]),
  // One plan for all: each task with the one who answers for it.
  block([
    area(2, 0.6, 28, 10.8, 'pine2'),
    ...[
      [9, 9],
      [9, 15],
      [13, 13],
      [18, 9],
    ].flatMap(([start = 0, length = 0], row) => {
      const middle = 1.9 + row * 2.4
      const tone = row === 2 ? 'lime' : 'pine3'
      return [
        dot(5.6, middle - 0.42, tone, 0.85),
        bar(4.2, middle + 0.5, 2.8, tone),
        bar(start, middle, length, tone),
      ]
    }),
  ]),
  // One page at the end of every week.
  block([
    ...each(4, (day) => area(2 + day * 3.6, 2, 2.8, 8, 'pine2')),
    ...each(4, (day) => dot(3.4 + day * 3.6, 9, 'pine3', 0.5)),
    area(16.4, 0.6, 13.6, 10.8, 'lime'),
    bar(18.4, 1.7, 6, 'pine1'),
    ...each(3, (row) => [
      dot(19.3, 3.9 + row * 1.5, row === 1 ? 'pine1' : 'pine3', 1.1),
      bar(21, 3.9 + row * 1.5, [7, 4.5, 6][row] ?? 0, row === 1 ? 'pine1' : 'pine3'),
    ]),
    ...[2, 1.2, 1.6, 2.6].map((height, index) => pillar(19.4 + index * 2.8, 9.9, height, 'pine1', 1.5)),
  ]),
  // The flag of the start, and the two weeks after it.
  block([
    area(7, 0.9, 15, 4.6, 'lime'),
    line(
      [
        [7, 1.2],
        [7, 10.4],
      ],
      'pine3',
      18,
    ),
    line(
      [
        [9.8, 3.2],
        [12.6, 4],
        [18, 2.4],
      ],
      'pine1',
      20,
    ),
    ...each(2, (week) =>
      each(5, (day) => dot(11.6 + day * 4.2, 7.9 + week * 2, week || day > 2 ? 'pine2' : 'pine3', 1.5)),
    ),
  ]),
]
