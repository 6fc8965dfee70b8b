import {
  bar,
  box,
  type Drawing,
  disc,
  placed,
  type Shape,
  stroke,
  type Tone,
  turned,
} from '#illustrations/shapes.ts'
import { type Looks, personFromBehind, portrait } from './people.ts'
import { report } from './reporting.ts'
import { lamps, mug } from './things.ts'

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

const duty: Looks = { skin: 'skinOlive', hair: 'chestnut', cut: 'curls', top: 'lime' }

/** The load of a server, in steps. */
const curve = (x: number, y: number, heights: readonly number[], tone: Tone) =>
  stroke(tone, 6, `M${heights.map((height, index) => `${x + index * 30} ${y - height}`).join('L')}`)

const screen = (x: number, y: number): Shape[] => [
  box('deep', x, y, 240, 160, 14),
  box('pine1', x + 12, y + 12, 216, 136, 6),
]

/** The engineer who watches at night. */
export const nightDuty: Drawing = {
  size: [800, 600],
  ground: 'pine1',
  shapes: [
    box('deep', 70, 60, 660, 190, 14),
    disc('limeLight', 640, 120, 34),
    disc('deep', 624, 110, 30),
    lamps('light', 5, [
      [130, 110],
      [210, 160],
      [300, 96],
      [420, 130],
      [520, 190],
      [560, 96],
    ]),
    box('pine2', 0, 470, 800, 130),
    ...screen(40, 270),
    ...screen(280, 250),
    ...screen(520, 270),
    curve(70, 380, [20, 34, 28, 50, 44, 62, 56], 'sky'),
    ...[0, 1, 2].map((row) =>
      bar(row === 1 ? 'amber' : 'pine3', 310, 284 + row * 34, [150, 180, 120][row] ?? 0, 18),
    ),
    lamps(
      'lime',
      16,
      [0, 1, 2, 3, 4].flatMap((column) =>
        [0, 1].map((row): [number, number] => [566 + column * 38, 322 + row * 38]),
      ),
    ),
    lamps('amber', 16, [[642, 360]]),
    box('light', -10, 462, 820, 18),
    ...mug(620, 462, 'coral'),
    personFromBehind(duty, 400, 400, {
      scale: 1.5,
      over: [
        stroke('light', 7, 'M-48-4c-6-78 102-78 96 0'),
        box('light', -57, -14, 18, 36, 9),
        box('light', 39, -14, 18, 36, 9),
      ],
    }),
  ],
}
