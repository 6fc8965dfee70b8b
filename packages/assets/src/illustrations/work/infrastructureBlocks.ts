import { bar, box, type Drawing, disc, type Shape, stroke, type Tone, turned } from '#illustrations/shapes.ts'
import { type Looks, person } from './people.ts'
import { lamps, lines } from './things.ts'

/** A paper tag on a thread. */
const tag = (x: number, y: number, tone: Tone): Shape[] => [
  stroke('light', 3, `M${x + 24} ${y - 26}v30`),
  turned(6, x, y, [
    box(tone, x, y, 50, 58, 6),
    disc('deep', x + 25, y + 11, 5),
    ...lines('ground', x + 10, y + 26, [30, 20], 6, 14),
  ]),
]

const surveyor: Looks = {
  skin: 'skinDark',
  hair: 'deep',
  cut: 'bun',
  top: 'amber',
  inner: 'light',
  glasses: true,
}

/** Every device gets its tag and its line on the list; one of them is marked. */
export const inventory: Drawing = {
  size: [800, 600],
  ground: 'pine3',
  shapes: [
    box('deep', 40, 50, 18, 560),
    box('deep', 452, 50, 18, 560),
    ...[200, 360, 520].map((y) => box('deep', 40, y, 430, 16, 4)),
    // A router with its antennas, a switch.
    stroke('deep', 10, 'M110 150V90M210 150V90'),
    box('light', 84, 144, 156, 56, 10),
    lamps('lime', 11, [
      [108, 172],
      [132, 172],
      [156, 172],
    ]),
    box('pine1', 274, 154, 160, 46, 6),
    ...[0, 1, 2, 3, 4].map((port) => box('light', 290 + port * 28, 168, 18, 16, 3)),
    // A server and a screen.
    ...[0, 1].flatMap((unit) => [
      box('pine1', 80, 258 + unit * 52, 190, 44, 6),
      lamps(unit ? 'amber' : 'lime', 11, [
        [230, 280 + unit * 52],
        [248, 280 + unit * 52],
      ]),
    ]),
    box('deep', 346, 340, 36, 20),
    box('deep', 300, 248, 130, 96, 10),
    box('sky', 312, 260, 106, 72, 4),
    // A printer, and disks.
    box('shade', 110, 424, 90, 40, 4),
    box('light', 84, 446, 150, 74, 10),
    bar('pine3', 108, 466, 60, 12),
    ...[0, 1, 2, 3].map((disk) => box(disk % 2 ? 'pine1' : 'pine2', 282 + disk * 38, 430, 30, 90, 6)),
    ...tag(196, 190, 'limeLight'),
    ...tag(386, 192, 'limeLight'),
    ...tag(196, 350, 'coral'),
    ...tag(386, 346, 'limeLight'),
    ...tag(196, 508, 'limeLight'),
    person(surveyor, 624, 190, {
      scale: 1.36,
      half: 80,
      looking: -1,
      arms: [
        [
          [-64, 112],
          [-88, 196],
          [-48, 190],
        ],
        [
          [64, 112],
          [86, 196],
          [22, 176],
        ],
      ],
    }),
    turned(-6, 600, 450, [
      box('light', 528, 376, 130, 170, 10),
      box('ground', 566, 366, 54, 22, 6),
      ...[0, 1, 2, 3].flatMap((row) => [
        disc(row === 2 ? 'coral' : 'pine3', 550, 412 + row * 32, 8),
        bar('shade', 568, 406 + row * 32, [66, 48, 70, 40][row] ?? 0, 11),
      ]),
    ]),
    disc('skinDark', 556, 452, 18),
    stroke('deep', 9, 'M668 404l-30 42'),
    disc('skinDark', 660, 424, 18),
  ],
}

/** A copy goes into the safe of another building. */
export const vault: Drawing = {
  size: [800, 600],
  ground: 'pine2',
  shapes: [
    box('ground', -10, 530, 820, 80),
    box('deep', 90, 60, 420, 480, 22),
    box('pine1', 122, 92, 356, 416, 10),
    ...[220, 352, 480].map((y) => box('deep', 122, y, 356, 14)),
    ...[0, 1, 2, 3, 4, 5].map((copy) => box(copy === 3 ? 'lime' : 'pine3', 142 + copy * 54, 134, 42, 86, 6)),
    ...[0, 1, 2].map((copy) => box('pine3', 142 + copy * 54, 266, 42, 86, 6)),
    ...[0, 1, 2, 3, 4, 5].map((copy) => box(copy % 4 ? 'pine3' : 'sky', 142 + copy * 54, 394, 42, 86, 6)),
    ...[134, 266, 394].map((y, row) =>
      lamps(
        'light',
        8,
        Array.from({ length: row === 1 ? 3 : 6 }, (_, copy): [number, number] => [163 + copy * 54, y + 18]),
      ),
    ),
    // The door stands open.
    box('pine3', 34, 76, 56, 448, 10),
    disc('deep', 62, 300, 40),
    stroke('shade', 10, 'M62 268v64M30 300h64'),
    // The hand that puts the next copy in its place.
    stroke('amber', 120, 'M850 470L640 348'),
    stroke('light', 96, 'M622 338l-12-7'),
    stroke('skinLight', 74, 'M586 320L500 300'),
    box('limeDim', 318, 262, 150, 88, 10),
    box('lime', 318, 262, 150, 74, 10),
    bar('limeDim', 340, 284, 70, 14),
    stroke('skinLight', 25, 'M556 290L440 268M566 316L424 312M560 338L436 342'),
    stroke('skinLight', 28, 'M540 276L470 244'),
  ],
}
