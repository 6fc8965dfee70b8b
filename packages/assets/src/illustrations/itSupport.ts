import { bar, block, dot, each, line, type Picture } from './sheet.ts'

/** How requests are answered. */
export const itSupport: Picture[] = [
  // A question, an answer, and thanks.
  block([
    bar(2, 0.8, 15, 'pine3'),
    bar(2, 1.8, 9, 'pine3'),
    bar(13, 3.6, 17, 'lilac'),
    bar(19, 4.6, 11, 'lilac'),
    bar(2, 6.4, 12, 'pine3'),
    bar(16, 8.2, 14, 'lilac'),
    bar(2, 10, 6, 'pine3'),
    ...each(3, (index) => dot(25.5 + index * 1.8, 10, 'pine2', 0.6)),
  ]),
  // Answered before the promised time.
  block([
    ...[14, 9, 17, 6, 19, 11, 4, 15, 8].map((length, index) =>
      bar(2, 1.5 + index, length, [19, 17].includes(length) ? 'pine3' : index % 2 ? 'pine2' : 'pine3'),
    ),
    line(
      [
        [24, 0.6],
        [24, 10.9],
      ],
      'lilac',
      4,
    ),
    dot(24, 0.6, 'lilac', 0.5),
    ...[14, 9, 17, 6, 19, 11, 4, 15, 8].map((length, index) => dot(3.4 + length, 1.5 + index, 'lilac', 0.55)),
    ...each(3, (index) => bar(26.5, 2.5 + index * 3, 8, 'pine2')),
  ]),
  // The first line solves most, the second the rest but a few.
  block([
    ...each(3, (row) =>
      each(6, (index) => bar(2 + index * 4.8, 0.8 + row, 4, (index + row) % 3 ? 'pine2' : 'pine3')),
    ),
    ...each(2, (row) => each(4, (index) => bar(6.8 + index * 4.8, 5 + row, 4, 'pine3'))),
    ...each(2, (index) => bar(11.6 + index * 4.8, 8.2, 4, 'pine3')),
    bar(13, 10.2, 6, 'lilac'),
  ]),
]
