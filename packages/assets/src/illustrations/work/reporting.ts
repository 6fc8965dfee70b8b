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

/** Columns of a chart on a foot; the last one is the news. */
export const columns = (
  x: number,
  foot: number,
  width: number,
  heights: readonly number[],
  tones: readonly [Tone, Tone],
): Shape[] =>
  heights.map((height, index) =>
    box(
      tones[index === heights.length - 1 ? 1 : 0],
      x + index * width * 1.5,
      foot - height,
      width,
      height,
      4,
    ),
  )

/** Done, late, next. */
const parts: Shape[] = [
  disc('pine3', 516, 170, 14),
  stroke('light', 4.5, 'M509.5 170.5l4.5 4.5 9-10'),
  bar('shade', 544, 163, 130, 14),
  disc('amber', 516, 212, 14),
  stroke('deep', 4.5, 'M516 204v9l6 4'),
  bar('amber', 544, 205, 88, 14),
  disc('sky', 516, 254, 14),
  stroke('deep', 4.5, 'M509 254h13M516.5 248l6 6-6 6'),
  bar('shade', 544, 247, 112, 14),
]

/** The report of a week on one page. */
export const report: readonly Shape[] = [
  box('light', 476, 70, 256, 370, 12),
  bar('ground', 502, 106, 116, 18),
  bar('lime', 646, 106, 60, 18),
  ...parts,
  ...columns(504, 404, 24, [40, 58, 50, 76, 68, 96], ['shade', 'sky']),
]

/** The right hand with a pen. */
export const writing: readonly Shape[] = [
  stroke('sky', 92, 'M960 580L856 430'),
  stroke('light', 88, 'M842 410l-7-10'),
  fill(
    'skinOlive',
    'M868 378l-64 46c-22-4-44-18-60-42-14-20-26-34-30-52 14-10 30-14 46-6 30 4 74 14 108 54z',
  ),
  stroke('deep', 11, 'M770 268L676 330'),
  stroke('skinOlive', 22, 'M790 340l-62-26M772 366l-52-34M800 322l-50-36'),
]

/** The left hand, flat on the desk. */
const resting: Shape[] = [
  stroke('sky', 92, 'M300 600L372 470'),
  stroke('light', 88, 'M386 446l6-10'),
  stroke('skinOlive', 60, 'M408 408l6-12'),
  stroke('skinOlive', 21, 'M396 380l4-62M416 376l14-66M436 382l24-56M446 410l42-22'),
]

/** The report of a week on a desk, under the hands of its reader. */
export const reporting: Drawing = {
  size: [1200, 500],
  ground: 'pine3',
  shapes: [
    turned(-5, 200, 220, [
      box('deep', 20, 84, 320, 212, 18),
      box('ground', 34, 98, 292, 184, 8),
      ...columns(62, 262, 26, [52, 84, 70, 112, 98, 138], ['pine3', 'lime']),
    ]),
    turned(4, 600, 250, [box('shade', 480, 74, 256, 370, 12)]),
    turned(-2, 600, 250, report),
    disc('light', 960, 180, 66),
    disc('chestnut', 960, 180, 50),
    stroke('light', 16, 'M1008 222l20 17'),
    turned(12, 1130, 300, [
      box('amber', 1080, 250, 110, 110, 4),
      ...[0, 1, 2].map((row) => bar('light', 1096, 274 + row * 26, row === 2 ? 44 : 76, 10)),
    ]),
    ...resting,
    ...writing,
  ],
}
