import type { Drawing } from './shapes.ts'
import { bar, block, dot, each, type Picture } from './sheet.ts'
import { guide } from './work/learningBlocks.ts'

/** Step by step, to the top. */
export const trainingAndOnboarding: (Picture | Drawing)[] = [
  // One who shows, and a small group.
  block([
    bar(8, 1, 16, 'lilac'),
    ...each(3, (row) =>
      each(4, (seat) => [
        dot(5.5 + seat * 7, 4.2 + row * 2.6, row === 1 && seat === 2 ? 'lilac' : 'pine3'),
        bar(3 + seat * 7, 5.2 + row * 2.6, 5, row === 1 && seat === 2 ? 'lilac' : 'pine2'),
      ]),
    ),
  ]),
  guide,
  // How far each one has come.
  block(
    each(6, (row) => {
      const done = [28, 28, 19, 13, 6, 3][row] ?? 0
      return [
        bar(2, 0.9 + row * 1.85, 28, 'pine2'),
        bar(2, 0.9 + row * 1.85, done, done === 28 ? 'lilac' : 'pine3'),
      ]
    }),
  ),
]
