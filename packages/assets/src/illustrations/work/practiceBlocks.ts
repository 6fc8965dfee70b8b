import { bar, box, type Drawing, disc, type Shape, stroke, turned } from '#illustrations/shapes.ts'
import { type Looks, person } from './people.ts'
import { laptopBack, lines, plant } from './things.ts'

const carton = (x: number, foot: number, width: number, height: number): Shape[] => [
  box('amber', x, foot - height, width, height, 6),
  box('light', x + width / 2 - 14, foot - height, 28, 34),
]

const storekeeper: Looks = { skin: 'skinOlive', hair: 'deep', cut: 'short', top: 'coral', beard: true }
const trainer: Looks = { skin: 'skinLight', hair: 'chestnut', cut: 'bun', top: 'lilac', inner: 'light' }

/** A storekeeper receives goods in a lesson: the scanner in his hand, the trainer beside him. */
export const lesson: Drawing = {
  size: [800, 600],
  ground: 'pine2',
  shapes: [
    ...[170, 330].map((y) => box('pine1', -10, y, 820, 14)),
    ...carton(40, 170, 110, 90),
    ...carton(170, 170, 80, 64),
    ...carton(600, 170, 120, 100),
    ...carton(30, 330, 90, 80),
    ...carton(640, 330, 120, 96),
    person(trainer, 256, 196, {
      scale: 1.24,
      half: 78,
      looking: 1,
      arms: [
        [
          [-62, 112],
          [-84, 190],
          [-18, 196],
        ],
        [
          [62, 112],
          [84, 186],
          [30, 204],
        ],
      ],
    }),
    box('light', 216, 390, 110, 140, 8),
    ...lines('shade', 234, 414, [72, 52, 64], 10, 24),
    person(storekeeper, 536, 206, {
      scale: 1.24,
      looking: -0.8,
      over: [stroke('amber', 12, 'M-50 74l-6 226M50 74l6 226')],
      arms: [
        [
          [-72, 112],
          [-96, 180],
          [-60, 226],
        ],
      ],
    }),
    box('light', -10, 548, 820, 20),
    box('ground', -10, 568, 820, 40),
    ...carton(352, 548, 170, 112),
    box('light', 374, 486, 70, 46, 4),
    stroke('deep', 5, 'M386 496v26M396 496v26M408 496v26M416 496v26M430 496v26'),
    turned(34, 462, 484, [box('deep', 430, 454, 64, 34, 10), box('lime', 424, 460, 12, 22, 4)]),
    disc('skinOlive', 470, 488, 17),
  ],
}

const newcomer: Looks = { skin: 'skinDark', hair: 'deep', cut: 'curls', top: 'sky' }
const mentor: Looks = { skin: 'skinLight', hair: 'shade', cut: 'side', top: 'lilac', glasses: true }

/** The first two weeks of a new employee: ten days on the wall, and a person to ask. */
export const firstWeeks: Drawing = {
  size: [800, 600],
  ground: 'pine3',
  shapes: [
    box('light', 50, 50, 420, 200, 14),
    box('lilac', 50, 50, 420, 34, 14),
    ...Array.from({ length: 10 }, (_, day) => {
      const [x, y] = [78 + (day % 5) * 76, 104 + Math.floor(day / 5) * 70]
      const isOver = day < 6
      return [
        box(isOver ? 'lime' : 'shade', x, y, 60, 54, 8),
        ...(isOver ? [stroke('deep', 6, `M${x + 18} ${y + 28}l8 8 16-18`)] : []),
      ]
    }).flat(),
    person(mentor, 540, 186, {
      scale: 1.3,
      looking: -0.9,
      pointing: [
        [-72, 108],
        [-128, 160],
        [-176, 200],
      ],
      arms: [
        [
          [72, 112],
          [92, 190],
          [34, 214],
        ],
      ],
    }),
    person(newcomer, 230, 330, {
      scale: 1.16,
      looking: 0.7,
      arms: [
        [
          [-72, 116],
          [-88, 160],
          [-20, 168],
        ],
      ],
    }),
    box('light', -10, 516, 820, 22),
    box('ground', -10, 538, 820, 80),
    ...laptopBack(300, 516),
    ...plant(700, 516),
    bar('amber', 440, 500, 90, 16),
  ],
}
