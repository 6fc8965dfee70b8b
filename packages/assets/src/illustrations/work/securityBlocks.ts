import {
  box,
  type Drawing,
  disc,
  fill,
  type Shape,
  stroke,
  type Tone,
  turned,
} from '#illustrations/shapes.ts'
import { type Looks, person } from './people.ts'
import { lamps, plant } from './things.ts'

const floors = [0, 1, 2].flatMap((row) => [0, 1, 2, 3].map((column) => [column, row] as const))

/** An office is looked at from outside: one window is open. */
export const inspection: Drawing = {
  size: [800, 600],
  ground: 'pine2',
  shapes: [
    disc('pine3', 130, 140, 70),
    box('ground', -10, 520, 820, 90),
    box('light', 150, 70, 470, 460, 12),
    box('shade', 150, 70, 470, 34, 12),
    ...floors.map(([column, row]) => box('pine3', 184 + column * 106, 132 + row * 100, 76, 66, 6)),
    box('deep', 338, 424, 94, 106, 8),
    lamps('lime', 12, [[416, 480]]),
    ...plant(110, 530),
    // What the glass shows is larger.
    stroke('sky', 110, 'M860 640L780 580'),
    stroke('skinOlive', 76, 'M712 540l40 24'),
    stroke('deep', 46, 'M610 412L702 518'),
    stroke('skinOlive', 27, 'M642 520l58-50M668 546l60-50M698 566l50-40'),
    disc('deep', 508, 290, 156),
    disc('light', 508, 290, 134),
    box('deep', 424, 212, 168, 156, 10),
    box('amber', 436, 224, 144, 132, 4),
    fill('light', 'M436 224h70l-30 132h-40z'),
    stroke('deep', 8, 'M506 224l-30 132'),
    stroke('light', 10, 'M410 230c16-30 40-48 70-54'),
  ],
}

const engineer: Looks = { skin: 'skinDark', hair: 'deep', cut: 'short', top: 'sky', glasses: true }

const door = (x: number, tone: Tone, isShut: boolean): Shape[] => [
  box('deep', x, 110, 180, 440, 10),
  ...(isShut
    ? [
        box(tone, x + 14, 124, 152, 426, 4),
        box('light', x + 58, 320, 64, 54, 10),
        stroke('light', 10, `M${x + 72} 320v-18a18 18 0 0 1 36 0v18`),
        disc('deep', x + 90, 346, 8),
      ]
    : [fill(tone, `M${x + 14} 124l70 34v392h-70z`), disc('light', x + 66, 350, 9)]),
]

/** Door after door is locked; the last one waits. */
export const doors: Drawing = {
  size: [800, 600],
  ground: 'pine3',
  shapes: [
    box('ground', -10, 550, 820, 60),
    ...door(40, 'pine2', true),
    ...door(250, 'pine2', true),
    ...door(580, 'amber', false),
    ...[1, 2, 3].flatMap((place, index) =>
      Array.from({ length: place }, (_, dot) =>
        disc('light', ([130, 340, 670][index] as number) + (dot - (place - 1) / 2) * 26, 80, 8),
      ),
    ),
    person(engineer, 496, 232, {
      scale: 1.28,
      looking: 0.9,
      pointing: [
        [70, 110],
        [116, 150],
        [150, 96],
      ],
      over: [box('light', -46, 118, 28, 18, 3)],
      arms: [
        [
          [-72, 112],
          [-92, 190],
          [-34, 214],
        ],
      ],
    }),
    // The keys in the other hand.
    stroke('light', 7, 'M452 506a20 20 0 1 0 .1 0'),
    turned(20, 452, 546, [box('amber', 446, 540, 14, 56, 6), box('amber', 446, 578, 26, 8, 3)]),
    turned(-22, 452, 546, [box('lime', 446, 540, 14, 50, 6), box('lime', 446, 572, 26, 8, 3)]),
  ],
}
