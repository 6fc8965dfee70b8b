import { bar, box, type Drawing, disc, type Shape, stroke, type Tone } from '#illustrations/shapes.ts'
import { type Looks, person } from './people.ts'
import { laptopBack, mug, table } from './things.ts'

const manager: Looks = { skin: 'skinLight', hair: 'chestnut', cut: 'long', top: 'lime', inner: 'light' }
const engineer: Looks = { skin: 'skinOlive', hair: 'deep', cut: 'short', top: 'sky', beard: true }
const client: Looks = {
  skin: 'skinDark',
  hair: 'shade',
  cut: 'side',
  top: 'amber',
  inner: 'light',
  glasses: true,
}

/** The tasks of the plan: their names as bars, then when they are done. */
const tasks: readonly (readonly [name: number, from: number, length: number, tone: Tone])[] = [
  [84, 520, 120, 'pine3'],
  [60, 590, 150, 'pine3'],
  [96, 690, 200, 'lime'],
  [70, 800, 136, 'amber'],
  [88, 836, 84, 'sky'],
]

const plan: Shape[] = [
  box('light', 366, 80, 760, 280, 16),
  ...tasks.flatMap(([name, x, length, tone], row) => [
    bar('shade', 396, 117 + row * 37, name, 12),
    bar(tone, x, 111 + row * 37, length, 24),
  ]),
  stroke('pine3', 4, 'M800 98v262'),
  disc('pine3', 800, 98, 8),
]

/** A project manager before the plan on the wall, with an engineer and a client. */
export const planning: Drawing = {
  size: [1200, 500],
  ground: 'pine2',
  shapes: [
    ...plan,
    person(manager, 262, 172, {
      scale: 1.2,
      looking: 1,
      half: 78,
      pointing: [
        [64, 106],
        [128, 124],
        [178, 54],
      ],
      arms: [
        [
          [-62, 112],
          [-74, 190],
          [-10, 196],
        ],
      ],
    }),
    person(engineer, 622, 280, {
      looking: -0.8,
      arms: [
        [
          [-72, 116],
          [-92, 180],
          [-20, 190],
        ],
      ],
    }),
    person(client, 986, 280, {
      looking: -1,
      arms: [
        [
          [70, 116],
          [86, 180],
          [20, 186],
        ],
      ],
    }),
    ...table(408),
    ...laptopBack(790, 408),
    ...mug(480, 408, 'coral'),
  ],
}
