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

/** A person at the left side of a table, seen from above, turned around the middle of the table by degrees. */
const person = (shirt: Tone, hair: Tone, skin: Tone, x: number, y: number, degrees: number): Shape =>
  turned(degrees, x, y, [
    box(shirt, x - 19, y - 37, 38, 74, 19),
    stroke(shirt, 13, `M${x + 8} ${y - 27}h22M${x + 8} ${y + 27}h22`),
    ...[-27, 27].map((hand) => disc(skin, x + 33, y + hand, 7)),
    disc(hair, x + 3, y, 21),
  ])

/** The pictures beside the text about the company. */
export const about: Record<string, Drawing> = {
  // The eight who started, around one plan.
  'about-team': {
    size: [400, 640],
    ground: 'pine1',
    shapes: [
      box('pine2', 110, 130, 180, 380, 34),
      box('light', 140, 176, 120, 288, 10),
      ...(
        [
          [152, 194, 58, 'pine3'],
          [172, 222, 40, 'pine3'],
          [160, 250, 70, 'shade'],
          [184, 278, 38, 'shade'],
          [156, 306, 50, 'pine3'],
          [176, 334, 72, 'lime'],
          [152, 362, 46, 'shade'],
          [206, 390, 40, 'pine3'],
          [170, 418, 62, 'shade'],
        ] as const
      ).map(([x, y, length, tone]) => bar(tone, x, y, length, 16)),
      stroke('limeDim', 4, 'M222 184v272'),
      person('lime', 'chestnut', 'skinLight', 86, 216, 0),
      person('sky', 'deep', 'skinOlive', 86, 320, 0),
      person('shade', 'deep', 'skinDark', 86, 424, 0),
      person('amber', 'deep', 'skinOlive', 314, 216, 180),
      person('coral', 'shade', 'skinLight', 314, 320, 180),
      person('lilac', 'chestnut', 'skinOlive', 314, 424, 180),
      person('sky', 'deep', 'skinLight', 200, 104, 90),
      person('lime', 'deep', 'skinDark', 200, 536, 270),
    ],
  },
  // One page a week: done, late, next.
  'about-report': {
    size: [400, 380],
    ground: 'limeLight',
    shapes: [
      turned(7, 200, 200, [box('lime', 108, 62, 190, 264, 14)]),
      box('light', 104, 58, 192, 268, 14),
      bar('ground', 126, 84, 84, 16),
      disc('pine3', 142, 146, 16),
      stroke('light', 5, 'M134.5 146.5l5.5 5.5 9.5-12'),
      bar('shade', 172, 139, 96, 14),
      disc('amber', 142, 200, 16),
      stroke('deep', 5, 'M142 191v10l6.5 5'),
      bar('amber', 172, 193, 66, 14),
      disc('sky', 142, 254, 16),
      stroke('deep', 5, 'M135.5 254h12M143 248.5l5.5 5.5-5.5 5.5'),
      bar('shade', 172, 247, 82, 14),
      bar('shade', 126, 292, 52, 12),
    ],
  },
  // Three cities at the Caspian Sea.
  'about-cities': {
    size: [400, 480],
    ground: 'pine2',
    shapes: [
      fill(
        'sky',
        'M400 0H236c-8 26 6 44-4 66s-22 34-10 58 40 18 62 32 56 18 76 20c14 2 14 16 2 20-24 8-54 4-80 14s-44 22-46 50 16 42 12 70-26 40-24 70 20 48 14 80h162z',
      ),
      ...[
        [300, 60],
        [346, 104],
        [322, 280],
        [290, 360],
        [350, 410],
      ].map(([x = 0, y = 0]) => stroke('skyLight', 6, `M${x} ${y}h26`)),
      stroke('pine3', 10, 'M-10 300c50-30 60 20 110 4s70-10 110 20'),
      `<g stroke-dasharray="1 13">${stroke('light', 5, 'M92 168C140 120 190 120 250 152')}${stroke('light', 5, 'M250 152l62 40')}</g>`,
      ...(
        [
          [92, 168, 15],
          [250, 152, 15],
          [312, 194, 22],
        ] as const
      ).flatMap(([x, y, radius]) => [disc('deep', x, y, radius), disc('lime', x, y, radius - 7)]),
    ],
  },
}
