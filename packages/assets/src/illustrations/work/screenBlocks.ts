import { bar, box, type Drawing, disc, fill, placed, stroke, turned } from '#illustrations/shapes.ts'
import { columns, writing } from './reporting.ts'
import { lines } from './things.ts'

/** A document is signed on a tablet. */
export const signing: Drawing = {
  size: [800, 600],
  ground: 'pine3',
  shapes: [
    turned(-4, 360, 290, [
      box('deep', 150, 40, 400, 510, 28),
      box('light', 172, 64, 356, 462, 8),
      bar('ground', 206, 106, 150, 20),
      ...lines('shade', 206, 160, [280, 240, 268, 190], 14, 36),
      disc('amber', 466, 122, 30),
      stroke('deep', 6, 'M453 123l9 9 18-20'),
      stroke('pine3', 4, 'M206 452h290'),
      stroke('ground', 7, 'M222 436c14-50 44-70 36-26s8 26 26-14 22-8 16 14 12 20 30 0 24-4 30 4'),
    ]),
    placed(-318, 60, writing, 1.06),
  ],
}

/** A report that opens on a telephone. */
export const onPhone: Drawing = {
  size: [800, 600],
  ground: 'pine2',
  shapes: [
    disc('pine3', 400, 320, 250),
    // The hand behind the telephone, then its fingers.
    stroke('lime', 130, 'M610 660L560 590'),
    fill('skinLight', 'M430 560c-30-90 20-190 130-220 30 60 60 130 70 190l-60 70z'),
    box('deep', 262, 50, 276, 520, 36),
    box('light', 278, 68, 244, 484, 22),
    bar('deep', 366, 80, 68, 14),
    bar('ground', 302, 116, 120, 18),
    ...columns(304, 330, 24, [70, 110, 92, 138, 120, 172], ['shade', 'sky']),
    ...[0, 1, 2].flatMap((row) => [
      disc(row === 1 ? 'amber' : 'pine3', 318, 388 + row * 50, 15),
      bar('shade', 346, 380 + row * 50, [130, 90, 112][row] ?? 0, 16),
    ]),
    stroke('skinLight', 44, 'M596 420C580 372 550 352 512 348'),
    stroke('skinLight', 34, 'M256 330h22M252 386h26M256 442h22'),
  ],
}
