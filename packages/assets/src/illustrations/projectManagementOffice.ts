import { bar, block, dot, each, type Picture, today, wide } from './sheet.ts'

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
  // Each phase with its tasks; the finished ones are behind the line.
  block([
    bar(2, 1, 13, 'limeDim'),
    bar(3, 2, 6, 'pine3'),
    bar(7, 3, 8, 'pine3'),
    dot(16.6, 3, 'limeDim', 0.7),
    bar(12, 5, 14, 'lime'),
    bar(13, 6, 8, 'pine3'),
    bar(19, 7, 7, 'pine3'),
    dot(27.6, 7, 'lime', 0.7),
    bar(21, 9, 13, 'pine2'),
    bar(22, 10, 7, 'pine2'),
    bar(2, 9, 6, 'pine2'),
    bar(-2, 6, 7, 'pine2'),
    bar(24, 2, 10, 'pine2'),
    ...today(19, 0.4, 12),
  ]),
  // What was planned, and under it what was done: they end on the same day.
  block(
    [
      [2, 13, 13, 0],
      [6, 14, 14, 0],
      [11, 12, 11, 1],
      [14, 14, 14, 0],
    ].flatMap(([start = 0, planned = 0, done = 0, late = 0], index) => [
      bar(start, 0.5 + index * 3, planned, 'pine2'),
      bar(start + late, 1.5 + index * 3, done, index === 3 ? 'lime' : 'pine3'),
      dot(start + planned + 1.6, 1.5 + index * 3, index === 3 ? 'lime' : 'limeDim', 0.6),
    ]),
  ),
  // Many beginnings, one date.
  block([
    ...each(9, (index) => {
      const length = [20, 9, 15, 6, 23, 12, 7, 17, 10][index] ?? 0
      return bar(24.6 - length, 1.5 + index, length, index === 4 ? 'lime' : index % 3 ? 'pine3' : 'pine2')
    }),
    ...today(26, 0.4, 12),
    ...each(3, (index) => bar(28.5, 2.5 + index * 3, 6, 'pine2')),
  ]),
]
