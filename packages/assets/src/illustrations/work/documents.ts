import { box, type Drawing, disc, type Shape, type Tone } from '#illustrations/shapes.ts'
import { type Looks, person } from './people.ts'
import { laptopBack, lines, mug, plant, table } from './things.ts'

const clerk: Looks = { skin: 'skinDark', hair: 'deep', cut: 'bun', top: 'sky', inner: 'light', glasses: true }

const tones: readonly Tone[] = ['shade', 'amber', 'shade', 'pine3', 'light', 'shade', 'amber', 'pine3']

/** Binders on a shelf: from a place, so many. */
const binders = (x: number, foot: number, count: number): Shape[] =>
  Array.from({ length: count }, (_, index) => [
    box(tones[(index + foot) % 8] ?? 'shade', x + index * 38, foot - 92, 32, 92, 5),
    disc('ground', x + 16 + index * 38, foot - 22, 6),
  ]).flat()

/** The last binders of an archive, and what became of the others. */
export const documents: Drawing = {
  size: [1200, 500],
  ground: 'pine2',
  shapes: [
    ...[174, 300].flatMap((y) => [box('pine1', 60, y, 400, 12, 6), box('pine1', 740, y, 400, 12, 6)]),
    ...binders(76, 174, 9),
    ...binders(76, 300, 7),
    ...binders(1008, 174, 3),
    ...plant(1060, 300),
    person(clerk, 600, 160, {
      scale: 1.25,
      half: 78,
      over: [
        box('light', -54, 108, 108, 136, 8),
        ...lines('shade', -38, 124, [76, 58, 34], 9, 20),
        disc('lime', 26, 168, 12),
      ],
      arms: [
        [
          [-62, 112],
          [-84, 184],
          [-52, 176],
        ],
        [
          [62, 112],
          [84, 184],
          [52, 176],
        ],
      ],
    }),
    ...table(408),
    ...laptopBack(850, 408),
    ...mug(380, 408, 'coral'),
  ],
}
