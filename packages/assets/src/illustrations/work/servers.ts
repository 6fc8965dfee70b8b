import { bar, box, type Drawing, disc, fill, type Shape, stroke } from '#illustrations/shapes.ts'
import { type Looks, person } from './people.ts'
import { lamps } from './things.ts'

const technician: Looks = { skin: 'skinOlive', hair: 'chestnut', cut: 'side', top: 'lime', beard: true }

const units = Array.from({ length: 11 }, (_, unit) => unit)

const top = (unit: number) => 46 + unit * 38

/** A rack of servers with their lamps; one of them waits for a repair. */
const rack = (x: number, seed: number, repaired = -1): Shape[] => {
  const lit = (every: number) => units.filter((unit) => unit !== repaired && (unit * 5 + seed) % every > 0)
  return [
    box('deep', x, 30, 190, 500, 10),
    ...units.map((unit) =>
      box(unit === repaired ? 'amber' : (unit + seed) % 3 ? 'pine1' : 'pine2', x + 14, top(unit), 162, 28, 6),
    ),
    stroke('deep', 4, units.map((unit) => `M${x + 28} ${top(unit) + 10}h44m-44 8h44`).join('')),
    lamps(
      'lime',
      9,
      lit(4).map((unit) => [x + 160, top(unit) + 14]),
    ),
    lamps(
      'sky',
      9,
      lit(2).map((unit) => [x + 144, top(unit) + 14]),
    ),
  ]
}

/** A technician in the server room, with the list of what to do. */
export const servers: Drawing = {
  size: [1200, 500],
  ground: 'pine2',
  shapes: [
    box('pine3', 400, 0, 400, 500),
    fill('light', 'M470 0h260l-20 26H490z'),
    ...rack(-12, 1),
    ...rack(194, 2),
    ...rack(816, 3, 4),
    ...rack(1022, 5),
    person(technician, 600, 172, {
      scale: 1.25,
      looking: 0.8,
      pointing: [
        [70, 108],
        [122, 130],
        [160, 60],
      ],
      over: [stroke('limeDim', 8, 'M-46 72l-8 228M46 72l8 228'), box('light', 14, 116, 26, 16, 3)],
      arms: [
        [
          [-72, 112],
          [-96, 196],
          [-30, 196],
        ],
      ],
    }),
    box('light', 520, 350, 130, 170, 12),
    box('ground', 530, 362, 110, 150, 6),
    ...[0, 1, 2].flatMap((row) => [
      disc(row === 2 ? 'amber' : 'lime', 550, 386 + row * 30, 8),
      bar('shade', 568, 380 + row * 30, row === 1 ? 40 : 56, 12),
    ]),
    disc('skinOlive', 522, 424, 17),
  ],
}
