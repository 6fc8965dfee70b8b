import type { Drawing } from './shapes.ts'
import { bar, block, dot, each, line, type Picture } from './sheet.ts'
import { answer, visit } from './work/careBlocks.ts'

/** How requests are answered. */
export const itSupport: (Picture | Drawing)[] = [
  answer,
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
  visit,
]
