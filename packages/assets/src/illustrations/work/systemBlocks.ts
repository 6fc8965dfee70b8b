import { bar, box, type Drawing, disc, fill, type Shape, stroke, turned } from '#illustrations/shapes.ts'
import { type Looks, person } from './people.ts'
import { laptopBack, lines, mug } from './things.ts'

const carton = (x: number, foot: number, width: number, height: number): Shape[] => [
  box('amber', x, foot - height, width, height, 6),
  box('light', x + width / 2 - 12, foot - height, 24, 30),
]

const forewoman: Looks = { skin: 'skinOlive', hair: 'deep', cut: 'long', top: 'sky' }

/** The first version in use: orders on a tablet, between the shelves. */
export const firstVersion: Drawing = {
  size: [800, 600],
  ground: 'pine2',
  shapes: [
    ...[30, 270, 530, 770].map((x) => box('pine1', x - 9, 40, 18, 570)),
    ...[190, 370, 550].flatMap((y) => [box('pine1', 20, y, 262, 14), box('pine1', 518, y, 262, 14)]),
    ...carton(52, 190, 92, 82),
    ...carton(160, 190, 80, 60),
    ...carton(560, 190, 104, 92),
    ...carton(56, 370, 110, 74),
    ...carton(640, 370, 96, 84),
    ...carton(64, 550, 84, 90),
    ...carton(164, 550, 84, 66),
    ...carton(600, 550, 120, 96),
    person(forewoman, 400, 176, {
      scale: 1.5,
      half: 80,
      over: [stroke('lime', 12, 'M-44 72l-10 228M44 72l10 228')],
    }),
    box('deep', 262, 348, 276, 206, 18),
    box('light', 278, 364, 244, 174, 8),
    box('ground', 278, 364, 62, 174, 8),
    ...[0, 1, 2].map((row) => bar(row ? 'pine3' : 'lime', 290, 388 + row * 34, 38, 12)),
    ...[0, 1, 2].flatMap((row) => [
      bar('shade', 360, 386 + row * 46, [84, 64, 96][row] ?? 0, 16),
      disc(row < 2 ? 'lime' : 'amber', 494, 394 + row * 46, 13),
    ]),
    stroke('sky', 50, 'M290 340L236 430L252 470M510 340L564 430L548 470'),
    disc('skinOlive', 264, 490, 21),
    disc('skinOlive', 536, 490, 21),
  ],
}

const cashier: Looks = { skin: 'skinLight', hair: 'coral', cut: 'bun', top: 'lilac', inner: 'light' }

/** The till, the card and the accounts belong to one system. */
export const connected: Drawing = {
  size: [800, 600],
  ground: 'pine3',
  shapes: [
    box('pine2', 480, 50, 280, 16, 6),
    ...[0, 1, 2].map((jar) =>
      box((['lime', 'amber', 'sky'] as const)[jar] ?? 'lime', 510 + jar * 84, -10, 56, 60, 8),
    ),
    person(cashier, 300, 190, {
      scale: 1.34,
      half: 78,
      looking: 0.9,
      arms: [
        [
          [-62, 112],
          [-84, 196],
          [-30, 232],
        ],
        [
          [62, 112],
          [92, 180],
          [130, 214],
        ],
      ],
    }),
    // The till with its screen turned to us.
    box('deep', 96, 380, 40, 90),
    box('deep', 26, 236, 190, 150, 14),
    box('light', 40, 250, 162, 122, 6),
    ...[0, 1, 2].flatMap((row) => [
      bar('shade', 56, 270 + row * 26, [70, 50, 62][row] ?? 0, 10),
      bar('shade', 158, 270 + row * 26, 30, 10),
    ]),
    box('lime', 56, 344, 132, 18, 6),
    box('light', -10, 470, 820, 22),
    box('ground', -10, 492, 820, 120),
    // The terminal, the slip and the card.
    fill('light', 'M470 350h90v-96l-15 10-15-10-15 10-15-10-15 10-15-10z'),
    ...lines('shade', 484, 286, [60, 44, 52], 8, 18),
    box('deep', 446, 336, 138, 140, 16),
    box('sky', 464, 352, 102, 40, 6),
    ...[0, 1].flatMap((row) => [0, 1, 2].map((key) => disc('pine3', 484 + key * 32, 416 + row * 30, 9))),
    stroke('amber', 92, 'M850 330L770 370'),
    stroke('skinDark', 62, 'M724 394L690 408'),
    turned(-14, 620, 424, [
      box('coral', 560, 396, 130, 82, 10),
      bar('light', 560, 414, 130, 14),
      bar('light', 576, 450, 50, 10),
    ]),
    stroke('skinDark', 25, 'M720 390L650 402M726 412L652 430'),
  ],
}

const developer: Looks = { skin: 'skinOlive', hair: 'deep', cut: 'curls', top: 'lime' }
const owner: Looks = {
  skin: 'skinLight',
  hair: 'shade',
  cut: 'side',
  top: 'sky',
  inner: 'light',
  glasses: true,
}

/** The code and its guide are handed to those to whom they belong. */
export const handover: Drawing = {
  size: [800, 600],
  ground: 'pine2',
  shapes: [
    box('deep', 210, 40, 380, 170, 14),
    box('pine1', 222, 52, 356, 146, 8),
    ...(
      [
        [0, 60, 'lilac'],
        [1, 110, 'shade'],
        [2, 150, 'pine3'],
        [1, 90, 'sky'],
        [0, 40, 'lilac'],
      ] as const
    ).flatMap(([indent, length, tone], row) => [
      bar(tone, 246 + indent * 30, 72 + row * 24, length, 12),
      ...(row % 2 ? [bar('pine3', 262 + indent * 30 + length, 72 + row * 24, 70, 12)] : []),
    ]),
    person(developer, 170, 246, {
      scale: 1.28,
      looking: 1,
      arms: [
        [
          [72, 112],
          [96, 190],
          [140, 172],
        ],
      ],
    }),
    person(owner, 630, 240, {
      scale: 1.28,
      looking: -1,
      arms: [
        [
          [-72, 112],
          [-96, 192],
          [-140, 176],
        ],
      ],
    }),
    // A thick folder between four hands.
    box('pine3', 338, 392, 130, 140, 8),
    box('amber', 326, 382, 130, 140, 8),
    box('light', 346, 404, 90, 50, 4),
    ...lines('shade', 358, 416, [62, 44], 9, 18),
    disc('ground', 342, 498, 9),
    disc('skinOlive', 344, 468, 18),
    disc('skinLight', 452, 462, 18),
    box('light', -10, 540, 820, 22),
    box('ground', -10, 562, 820, 60),
    ...laptopBack(720, 540),
    ...mug(80, 540, 'coral'),
  ],
}
