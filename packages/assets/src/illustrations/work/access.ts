import { bar, box, type Drawing, disc, stroke } from '#illustrations/shapes.ts'
import { type Looks, person } from './people.ts'
import { lamps, pane } from './things.ts'

const employee: Looks = { skin: 'skinLight', hair: 'chestnut', cut: 'bun', top: 'amber', inner: 'light' }
const guest: Looks = { skin: 'skinOlive', hair: 'deep', cut: 'short', top: 'sky', beard: true }

/** A door that opens for a badge. */
export const access: Drawing = {
  size: [1200, 500],
  ground: 'pine2',
  shapes: [
    ...pane(70, 76, 250, 330),
    box('deep', 790, 30, 300, 500, 14),
    box('pine3', 808, 48, 264, 470, 6),
    // The servers behind the glass.
    box('deep', 842, 84, 196, 330, 10),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((unit) =>
      box(unit % 3 ? 'pine1' : 'pine2', 858, 100 + unit * 39, 164, 28, 6),
    ),
    lamps(
      'lime',
      9,
      [0, 1, 3, 4, 6, 7].map((unit) => [1004, 114 + unit * 39]),
    ),
    lamps(
      'sky',
      9,
      [0, 2, 5].map((unit) => [988, 114 + unit * 39]),
    ),
    stroke('light', 12, 'M824 250v90'),
    box('deep', 676, 150, 90, 140, 16),
    box('lime', 692, 168, 58, 10, 5),
    ...[0, 1, 2].flatMap((row) =>
      [0, 1, 2].map((column) => disc('pine3', 701 + column * 20, 204 + row * 22, 6)),
    ),
    person(guest, 246, 232, {
      looking: 1,
      over: [
        stroke('lime', 5, 'M-26 66L2 150L26 66'),
        box('light', -18, 148, 40, 54, 5),
        bar('shade', -10, 184, 24, 6),
        disc('amber', 2, 168, 8),
      ],
      arms: [
        [
          [-72, 116],
          [-90, 200],
          [-90, 280],
        ],
        [
          [72, 116],
          [90, 200],
          [90, 280],
        ],
      ],
    }),
    person(employee, 446, 176, {
      scale: 1.25,
      half: 80,
      looking: 1,
      pointing: [
        [64, 108],
        [114, 136],
        [164, 80],
      ],
      arms: [
        [
          [-64, 112],
          [-80, 196],
          [-14, 220],
        ],
      ],
    }),
    box('light', 632, 230, 60, 84, 8),
    disc('sky', 662, 256, 12),
    bar('shade', 644, 282, 36, 8),
    bar('shade', 644, 296, 24, 8),
  ],
}
