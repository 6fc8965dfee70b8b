import { bar, box, type Drawing, disc, fill, type Shape, stroke, type Tone } from '#illustrations/shapes.ts'
import { type Looks, person } from './people.ts'
import { columns } from './reporting.ts'
import { lamps, lines } from './things.ts'

const seller: Looks = { skin: 'skinLight', hair: 'coral', cut: 'short', top: 'amber', beard: true }
const accountant: Looks = { skin: 'skinDark', hair: 'deep', cut: 'bun', top: 'sky', inner: 'light' }

/** Sales and accounting, each with another figure, and the dictionary in which there will be one. */
export const dictionary: Drawing = {
  size: [800, 600],
  ground: 'pine2',
  shapes: [
    box('light', 60, 60, 220, 130, 24),
    fill('light', 'M150 180l20 50 40-56z'),
    ...columns(98, 166, 30, [40, 58, 84], ['shade', 'amber']),
    box('light', 520, 60, 220, 130, 24),
    fill('light', 'M566 180l-20 44 60-40z'),
    ...columns(558, 166, 30, [40, 58, 52], ['shade', 'sky']),
    person(seller, 190, 292, {
      scale: 1.2,
      looking: 1,
    }),
    person(accountant, 610, 292, {
      scale: 1.2,
      half: 78,
      looking: -1,
    }),
    box('light', -10, 490, 820, 22),
    box('ground', -10, 512, 820, 100),
    // An open book that stands on the table.
    fill('deep', 'M262 478l138 14 138-14V350l-138 14-138-14z'),
    fill('light', 'M272 468c50 0 96 2 128 14V366c-40-12-84-16-128-14z'),
    fill('shade', 'M528 468c-50 0-96 2-128 14V366c40-12 84-16 128-14z'),
    ...lines('pine3', 294, 378, [84, 60, 74], 10, 28),
    ...lines('light', 424, 378, [74, 52, 80], 10, 28),
    fill('lime', 'M494 352v58l12-12 12 12v-58z'),
  ],
}

/** The drum in which data are kept. */
const drum = (x: number, y: number, tone: Tone): Shape[] => [
  fill(tone, `M${x} ${y}c0-36 220-36 220 0v70c0 36-220 36-220 0z`),
  fill('deep', `M${x + 16} ${y}c0-24 188-24 188 0s-188 24-188 0z`),
]

/** At night the data of the till, the warehouse and the accounts come into one store. */
export const store: Drawing = {
  size: [800, 600],
  ground: 'pine1',
  shapes: [
    box('deep', 530, 40, 230, 190, 14),
    disc('limeLight', 690, 100, 34),
    disc('deep', 674, 90, 30),
    lamps('light', 5, [
      [570, 90],
      [600, 170],
      [640, 190],
      [720, 190],
    ]),
    ...[150, 300, 450].map((y) => stroke('lime', 6, `M270 ${y}H360c40 0 40 ${330 - y} 80 ${330 - y}h60`)),
    // The till.
    fill('light', 'M70 170l24-80h140l24 80z'),
    box('sky', 116, 66, 96, 40, 8),
    lamps('pine3', 14, [
      [122, 134],
      [164, 134],
      [206, 134],
    ]),
    box('shade', 60, 166, 208, 38, 8),
    bar('pine3', 140, 180, 48, 10),
    // Goods.
    box('amber', 70, 258, 96, 90, 6),
    box('coral', 174, 278, 84, 70, 6),
    box('light', 106, 258, 24, 34),
    box('light', 204, 278, 24, 26),
    box('pine3', 56, 348, 216, 12, 6),
    // Accounts.
    ...(['lilac', 'shade', 'lilac', 'sky'] as const).map((tone, index) =>
      box(tone, 84 + index * 44, 404, 36, 110, 6),
    ),
    ...[0, 1, 2, 3].map((index) => disc('ground', 102 + index * 44, 488, 7)),
    box('pine3', 56, 514, 216, 12, 6),
    ...drum(500, 450, 'pine3'),
    ...drum(500, 366, 'sky'),
    ...drum(500, 282, 'pine3'),
    lamps('lime', 12, [
      [540, 360],
      [564, 366],
      [540, 444],
      [564, 450],
      [540, 528],
      [564, 534],
    ]),
    disc('lime', 690, 470, 44),
    stroke('deep', 10, 'M671 472l14 14 25-30'),
  ],
}
