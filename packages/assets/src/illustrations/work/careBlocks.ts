import {
  bar,
  box,
  type Drawing,
  disc,
  fill,
  placed,
  type Shape,
  stroke,
  type Tone,
} from '#illustrations/shapes.ts'
import { headset, type Looks, person, personFromBehind } from './people.ts'
import { lamps, mug, pane, plant } from './things.ts'

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

const planner: Looks = { skin: 'skinLight', hair: 'coral', cut: 'long', top: 'sky' }
const helper: Looks = { skin: 'skinDark', hair: 'deep', cut: 'short', top: 'lime' }

const agent: Looks = { skin: 'skinDark', hair: 'deep', cut: 'bun', top: 'lilac' }

/** A person, not a machine, answers. */
export const answer: Drawing = {
  size: [800, 600],
  ground: 'pine3',
  shapes: [
    disc('pine2', 300, 330, 270),
    person(agent, 300, 250, { scale: 1.9, half: 78, looking: 0.5, over: headset('lime') }),
    box('light', 500, 90, 250, 110, 26),
    fill('light', 'M690 180l44 50-84-34z'),
    bar('shade', 532, 122, 186, 16),
    bar('shade', 532, 154, 120, 16),
    box('lime', 470, 260, 280, 140, 26),
    fill('lime', 'M500 380l-44 50 90-34z'),
    ...[0, 1, 2].map((row) => bar('limeDim', 502, 292 + row * 32, [210, 160, 190][row] ?? 0, 16)),
  ],
}

const kinds: readonly (readonly [tone: Tone, hand: string, waiting: number])[] = [
  ['coral', 'M0 0V-34M0 0h10', 1],
  ['amber', 'M0 0V-34M0 0l18 24', 2],
  ['sky', 'M0 0V-34M0 0l-26 2', 3],
]

/** Three kinds of requests, each with its promised time. */
export const promisedTimes: Drawing = {
  size: [800, 600],
  ground: 'pine2',
  shapes: [
    box('light', 50, 50, 700, 400, 20),
    ...kinds.flatMap(([tone, hand, waiting], column) => {
      const x = 170 + column * 230
      return [
        ...(column ? [stroke('shade', 2, `M${x - 115} 80v340`)] : []),
        disc(tone, x, 150, 62),
        disc('light', x, 150, 48),
        placed(x, 150, [stroke('deep', 7, hand)]),
        ...Array.from({ length: waiting }, (_, row) => [
          box(row ? 'shade' : tone, x - 82, 240 + row * 62, 164, 48, 8),
          bar('light', x - 64, 258 + row * 62, 84, 12),
        ]).flat(),
      ]
    }),
    personFromBehind(planner, 400, 436, { scale: 1.2 }),
    personFromBehind(helper, 180, 470, { scale: 1.2 }),
  ],
}

const visitor: Looks = { skin: 'skinLight', hair: 'coral', cut: 'side', top: 'sky', beard: true }

/** An engineer with his case in the door. */
export const visit: Drawing = {
  size: [800, 600],
  ground: 'pine2',
  shapes: [
    ...pane(40, 110, 150, 260),
    box('ground', 240, 40, 320, 600, 12),
    box('pine3', 264, 64, 272, 560, 6),
    ...plant(680, 540),
    box('ground', -10, 540, 820, 80),
    person(visitor, 400, 200, {
      scale: 1.36,
      looking: 0.4,
      over: [box('light', 20, 116, 30, 20, 3)],
      arms: [
        [
          [72, 112],
          [94, 164],
          [100, 226],
        ],
        [
          [-72, 112],
          [-92, 190],
          [-24, 200],
        ],
      ],
    }),
    stroke('deep', 12, 'M498 524v-24h64v24'),
    box('amber', 450, 516, 160, 84, 12),
    box('light', 514, 542, 32, 20, 5),
  ],
}
