import { bar, box, type Drawing, type Shape, type Tone } from '#illustrations/shapes.ts'
import { type Looks, person, personFromBehind } from './people.ts'
import { mug, plant, table } from './things.ts'

const developer: Looks = { skin: 'skinLight', hair: 'coral', cut: 'curls', top: 'lime' }
const colleague: Looks = {
  skin: 'skinOlive',
  hair: 'chestnut',
  cut: 'bun',
  top: 'sky',
  inner: 'light',
  glasses: true,
}

/** Lines of a program: how far they are indented, their words, and the line that is changed. */
const code: readonly (readonly [indent: number, ...words: (readonly [number, Tone])[]])[] = [
  [0, [70, 'lilac'], [110, 'shade'], [50, 'pine3']],
  [1, [90, 'shade'], [60, 'sky'], [120, 'pine3']],
  [2, [120, 'pine3'], [80, 'shade']],
  [2, [60, 'lime'], [150, 'lime'], [70, 'lime']],
  [1, [100, 'shade'], [50, 'sky']],
  [1, [70, 'pine3'], [130, 'shade'], [50, 'sky']],
  [0, [40, 'lilac']],
]

const program: Shape[] = code.flatMap(([indent, ...words], row) => {
  let x = 380 + indent * 34
  return words.map(([length, tone]) => {
    const word = bar(tone, x, 116 + row * 30, length, 14)
    x += length + 12
    return word
  })
})

/** Tasks on the wall: to do, in work, done. */
const notes: Shape[] = [
  box('light', 60, 84, 236, 196, 12),
  ...(
    [
      [0, 0, 'amber'],
      [0, 1, 'amber'],
      [0, 2, 'skyLight'],
      [1, 0, 'sky'],
      [2, 0, 'lime'],
      [2, 1, 'lime'],
    ] as const
  ).map(([column, row, tone]) => box(tone, 78 + column * 70, 102 + row * 54, 60, 44, 4)),
]

/** Two developers and one screen. */
export const programming: Drawing = {
  size: [1200, 500],
  ground: 'pine2',
  shapes: [
    ...notes,
    box('deep', 570, 300, 72, 110),
    box('deep', 346, 76, 520, 272, 16),
    box('pine1', 358, 88, 496, 248, 8),
    ...program,
    person(colleague, 1000, 188, {
      scale: 1.15,
      looking: -1,
      half: 78,
      pointing: [
        [-64, 106],
        [-124, 128],
        [-172, 70],
      ],
      arms: [
        [
          [62, 112],
          [78, 186],
          [14, 176],
        ],
      ],
    }),
    ...table(408),
    ...plant(100, 408),
    ...mug(280, 408, 'lilac'),
    box('shade', 480, 396, 250, 14, 7),
    personFromBehind(developer, 600, 276, { scale: 1.2 }),
  ],
}
