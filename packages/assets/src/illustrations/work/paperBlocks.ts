import {
  bar,
  box,
  type Drawing,
  disc,
  fill,
  type Shape,
  stroke,
  type Tone,
  turned,
} from '#illustrations/shapes.ts'
import { type Looks, person, personFromBehind } from './people.ts'
import { lines, mug } from './things.ts'

const stops: readonly (readonly [x: number, y: number, tilt: number, isNeeded: boolean])[] = [
  [90, 70, -3, true],
  [290, 90, 2, false],
  [500, 64, -2, true],
  [90, 260, 3, false],
  [610, 220, 4, true],
]

const sheet = (x: number, y: number, tilt: number, isNeeded: boolean): Shape =>
  turned(tilt, x + 55, y + 70, [
    box('light', x, y, 110, 140, 6),
    disc('coral', x + 55, y + 12, 8),
    ...lines('shade', x + 16, y + 34, [78, 56, 68], 9, 22),
    disc(isNeeded ? 'lime' : 'shade', x + 84, y + 116, 13),
  ])

const analyst: Looks = { skin: 'skinOlive', hair: 'chestnut', cut: 'long', top: 'amber' }

/** The route of a paper, pinned up: every desk where it waits. */
export const route: Drawing = {
  size: [800, 600],
  ground: 'pine2',
  shapes: [
    box('pine1', 40, 30, 720, 440, 18),
    ...stops.map((stop) => sheet(...stop)),
    stroke('lime', 6, 'M145 82L345 102M345 102L555 76M555 76L665 232'),
    stroke('shade', 5, 'M345 102L145 272L555 76'),
    ...stops.map(([x, y]) => disc('coral', x + 55, y + 12, 9)),
    // The arm that draws the next part of the route.
    stroke('skinOlive', 26, 'M520 420l56-84'),
    stroke('amber', 46, 'M470 520l60-84'),
    disc('skinOlive', 580, 330, 18),
    turned(40, 592, 316, [box('light', 586, 272, 13, 62, 4), fill('lime', 'M586 274h13l-6-18z')]),
    personFromBehind(analyst, 392, 380, { scale: 1.32 }),
  ],
}

const caller: Looks = { skin: 'skinLight', hair: 'deep', cut: 'bun', top: 'lime', inner: 'light' }

const partners: readonly Tone[] = ['sky', 'amber', 'lilac', 'coral']

/** Partners are called and connected, one after the other. */
export const partnersJoin: Drawing = {
  size: [800, 600],
  ground: 'pine3',
  shapes: [
    box('deep', 520, 430, 72, 70),
    box('deep', 350, 70, 410, 370, 18),
    box('light', 368, 88, 374, 334, 8),
    ...partners.flatMap((tone, row) => {
      const y = 130 + row * 78
      const isConnected = row < 3
      return [
        box(tone, 396, y - 28, 56, 56, 8),
        stroke('light', 6, `M410 ${y - 10}h28M410 ${y + 4}h28M410 ${y + 18}h28`),
        bar('shade', 474, y - 18, [140, 110, 150, 120][row] ?? 0, 14),
        bar('shade', 474, y + 8, [90, 120, 80, 70][row] ?? 0, 10),
        disc(isConnected ? 'pine3' : 'shade', 700, y, 20),
        ...(isConnected ? [stroke('light', 6, `M691 ${y + 1}l6 7 13-15`)] : []),
      ]
    }),
    person(caller, 200, 214, {
      scale: 1.36,
      half: 78,
      looking: 0.9,
      arms: [
        [
          [62, 112],
          [92, 186],
          [40, 210],
        ],
      ],
    }),
    // The telephone at the ear.
    turned(-12, 152, 232, [box('deep', 138, 180, 28, 84, 9)]),
    stroke('skinLight', 26, 'M100 372l44-110'),
    stroke('lime', 46, 'M112 380L92 386L118 320'),
    disc('skinLight', 148, 252, 19),
    box('light', -10, 500, 820, 22),
    box('ground', -10, 522, 820, 90),
    ...mug(330, 500, 'coral'),
  ],
}
