import { bar, box, type Drawing, disc, type Shape } from '#illustrations/shapes.ts'
import { type Looks, person, personFromBehind } from './people.ts'
import { pane } from './things.ts'

const teacher: Looks = { skin: 'skinOlive', hair: 'deep', cut: 'side', top: 'lilac', inner: 'light' }

const learners: readonly Looks[] = [
  { skin: 'skinLight', hair: 'chestnut', cut: 'long', top: 'amber' },
  { skin: 'skinDark', hair: 'deep', cut: 'short', top: 'lime' },
  { skin: 'skinOlive', hair: 'deep', cut: 'bun', top: 'sky' },
  { skin: 'skinLight', hair: 'shade', cut: 'short', top: 'coral' },
]

const lesson: Shape[] = [
  box('light', 370, 76, 560, 250, 14),
  box('ground', 370, 76, 130, 250, 14),
  ...[0, 1, 2, 3].map((row) =>
    bar(row === 1 ? 'lime' : 'pine3', 392, 104 + row * 36, row === 1 ? 84 : 64, 14),
  ),
  bar('ground', 530, 104, 160, 18),
  ...[0, 1, 2].flatMap((row) => [
    bar('shade', 530, 146 + row * 38, 100, 12),
    bar('shade', 660, 146 + row * 38, 120, 12),
    disc(row === 1 ? 'lilac' : 'shade', 890, 152 + row * 38, 10),
  ]),
]

/** A lesson about a new system. */
export const teaching: Drawing = {
  size: [1200, 500],
  ground: 'pine2',
  shapes: [
    ...pane(60, 76, 250, 250),
    ...lesson,
    person(teacher, 990, 190, {
      scale: 1.2,
      looking: -1,
      pointing: [
        [-70, 108],
        [-118, 128],
        [-150, 60],
      ],
    }),
    ...learners.map((looks, index) =>
      personFromBehind(looks, 100 + index * 228, 340 + (index % 2) * 14, { scale: 1.1 }),
    ),
  ],
}
