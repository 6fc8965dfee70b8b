import { bar, box, type Drawing, disc, placed, stroke, type Tone, turned } from '#illustrations/shapes.ts'
import { type Looks, person, portrait } from './people.ts'
import { report } from './reporting.ts'

/** The tasks of a plan, each with its owner. */
const owned: readonly (readonly [
  owner: Looks,
  ground: Tone,
  name: number,
  from: number,
  length: number,
  tone: Tone,
])[] = [
  [{ skin: 'skinLight', hair: 'chestnut', cut: 'bun', top: 'lime' }, 'limeLight', 120, 330, 170, 'pine3'],
  [
    { skin: 'skinOlive', hair: 'deep', cut: 'short', top: 'sky', beard: true },
    'skyLight',
    88,
    400,
    150,
    'pine3',
  ],
  [{ skin: 'skinDark', hair: 'deep', cut: 'curls', top: 'amber' }, 'limeLight', 130, 470, 200, 'lime'],
  [
    { skin: 'skinLight', hair: 'shade', cut: 'side', top: 'lilac', glasses: true },
    'skyLight',
    96,
    590,
    110,
    'amber',
  ],
]

/** One plan for all: each task with the one who answers for it. */
export const plan: Drawing = {
  size: [800, 600],
  ground: 'pine2',
  shapes: [
    box('light', 50, 60, 700, 480, 20),
    ...owned.flatMap(([owner, ground, name, x, length, tone], row) => {
      const y = 126 + row * 116
      return [
        ...(row ? [stroke('shade', 2, `M80 ${y - 58}h640`)] : []),
        disc(ground, 116, y, 40),
        portrait(owner, 116, y + 6, 0.62),
        bar('shade', 176, y - 8, name, 16),
        bar(tone, x, y - 18, length, 36),
      ]
    }),
    stroke('pine3', 5, 'M560 82v436'),
    disc('pine3', 560, 82, 9),
  ],
}

/** A Friday's report, with a cup of tea. */
export const fridayReport: Drawing = {
  size: [800, 600],
  ground: 'pine3',
  shapes: [
    box('deep', -60, 330, 250, 320, 20),
    ...[0, 1, 2, 3].flatMap((row) =>
      [0, 1, 2].map((column) => box('pine1', -40 + column * 74, 352 + row * 56, 62, 44, 8)),
    ),
    turned(6, 420, 300, [box('shade', 246, 46, 340, 500, 14)]),
    placed(-404, -46, [turned(-3, 604, 255, report)], 1.36),
    disc('light', 696, 150, 74),
    disc('chestnut', 696, 150, 56),
    turned(-35, 690, 420, [
      box('lime', 676, 300, 22, 220, 8),
      box('deep', 676, 496, 22, 24, 8),
      box('limeDim', 676, 300, 22, 30, 8),
    ]),
  ],
}

const manager: Looks = { skin: 'skinLight', hair: 'chestnut', cut: 'long', top: 'lime', inner: 'light' }

/** The manager at the client's, with the list of the acceptance: all but one are done. */
export const launch: Drawing = {
  size: [800, 600],
  ground: 'pine2',
  shapes: [
    box('light', 90, 90, 330, 420, 18),
    box('ground', 186, 72, 138, 44, 12),
    ...[0, 1, 2, 3].flatMap((row) => {
      const y = 180 + row * 84
      const isDone = row < 3
      return [
        disc(isDone ? 'pine3' : 'shade', 148, y, 24),
        ...(isDone ? [stroke('light', 7, `M137 ${y + 1}l8 8 15-17`)] : []),
        bar('shade', 194, y - 9, [180, 130, 160, 110][row] ?? 0, 18),
      ]
    }),
    person(manager, 588, 236, {
      scale: 1.5,
      looking: -1,
      half: 78,
      pointing: [
        [-64, 106],
        [-124, 128],
        [-156, 60],
      ],
      arms: [
        [
          [62, 112],
          [78, 190],
          [10, 196],
        ],
      ],
    }),
  ],
}
