import { bar, box, type Drawing, fill, type Shape, type Tone } from '#illustrations/shapes.ts'
import { headset, type Looks, person } from './people.ts'
import { laptopBack, mug, pane, plant, table } from './things.ts'

const first: Looks = { skin: 'skinLight', hair: 'deep', cut: 'long', top: 'lilac' }
const second: Looks = { skin: 'skinDark', hair: 'deep', cut: 'curls', top: 'amber' }
const third: Looks = { skin: 'skinOlive', hair: 'shade', cut: 'short', top: 'sky', glasses: true }

const bubble = (
  tone: Tone,
  ink: Tone,
  x: number,
  y: number,
  lengths: readonly number[],
  tail: string,
): Shape[] => [
  box(tone, x, y, 190, 34 + lengths.length * 24, 20),
  fill(tone, tail),
  ...lengths.map((length, row) => bar(ink, x + 24, y + 24 + row * 24, length, 12)),
]

/** The service desk at work: questions and answers. */
export const support: Drawing = {
  size: [1200, 500],
  ground: 'pine2',
  shapes: [
    ...pane(50, 76, 220, 290),
    ...pane(944, 76, 220, 290),
    ...bubble('light', 'shade', 330, 92, [140, 90], 'M340 140l-24 40 60-20z'),
    ...bubble('lime', 'limeDim', 724, 84, [110, 140, 70], 'M734 150l-26 40 60-20z'),
    person(second, 210, 216, {
      over: headset('light'),
      looking: 0.7,
      arms: [
        [
          [-72, 116],
          [-88, 186],
          [-20, 190],
        ],
      ],
    }),
    person(third, 990, 216, {
      over: headset('light'),
      looking: -0.7,
      arms: [
        [
          [72, 116],
          [88, 186],
          [20, 190],
        ],
      ],
    }),
    person(first, 600, 176, {
      scale: 1.3,
      half: 80,
      over: headset('lime'),
      looking: 0.4,
      arms: [
        [
          [-64, 112],
          [-78, 168],
          [-14, 178],
        ],
        [
          [64, 112],
          [80, 168],
          [14, 178],
        ],
      ],
    }),
    ...table(408),
    ...laptopBack(264, 408),
    ...laptopBack(936, 408),
    ...mug(770, 408, 'coral'),
    ...plant(430, 408),
  ],
}
