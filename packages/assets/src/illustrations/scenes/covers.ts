import { type PlanBar, planBars } from '@atrium/ui/motif'
import {
  bar,
  box,
  type Drawing,
  disc,
  fill,
  missingBar,
  type Shape,
  stroke,
  type Tone,
} from '#illustrations/shapes.ts'

/** A meeting in the picture of a week: a day, the hours when it begins and ends, a colour. */
const meetings: readonly (readonly [day: number, from: number, to: number, tone: Tone])[] = [
  [0, 0.5, 1.5, 'pine3'],
  [0, 2.5, 5, 'lime'],
  [0, 6, 7, 'pine2'],
  [0, 8, 9.5, 'pine3'],
  [1, 0.5, 1.5, 'pine3'],
  [1, 2, 3, 'pine2'],
  [1, 4, 5.5, 'sky'],
  [1, 7, 9, 'pine2'],
  [2, 0.5, 1.5, 'pine3'],
  [2, 2.5, 3.5, 'amber'],
  [2, 5, 8, 'pine3'],
  [3, 0.5, 1.5, 'pine3'],
  [3, 3, 6, 'pine2'],
  [3, 7, 8, 'lilac'],
  [4, 0.5, 1.5, 'pine3'],
  [4, 2.5, 4, 'pine2'],
  [4, 6, 9, 'lime'],
]

const stripMeetings: typeof meetings = [
  [0, 0, 1, 'pine3'],
  [0, 1.5, 4, 'pine2'],
  [1, 0, 1, 'pine3'],
  [1, 1.5, 2.5, 'sky'],
  [1, 3, 4, 'pine2'],
  [2, 0, 1, 'pine3'],
  [2, 1.5, 2.5, 'amber'],
  [2, 3, 4, 'pine3'],
  [3, 0, 1, 'pine3'],
  [3, 1.5, 4, 'pine2'],
  [4, 0, 1, 'pine3'],
  [4, 1.5, 2.5, 'lime'],
  [4, 3, 4, 'pine2'],
]

const dayWidth = 128
const hour = 64

const quieter = { pine1: 'pine1', pine2: 'ground', pine3: 'pine2', lime: 'pine3', limeDim: 'pine2' } as const

/** A plan in which one bar is missing: the 404 page. */
function planWithGap(): Shape[] {
  const [unit, pitch, height] = [25, 80, 50]
  const gap = { row: 2, from: 16, to: 25 }
  // A shorter bar would be higher than wide.
  const isFree = ({ row, start, length }: PlanBar) =>
    length * unit > height &&
    start + length < 36 &&
    (row !== gap.row || start > gap.to || start + length < gap.from)
  return [
    ...planBars({ seed: 404, rows: 12, columns: 36, today: 60 })
      .filter(isFree)
      .map(({ row, start, length, tone }) =>
        bar(quieter[tone as keyof typeof quieter], start * unit, row * pitch - 20, length * unit, height),
      ),
    missingBar(gap.from * unit + 15, gap.row * pitch - 20, (gap.to - gap.from) * unit - 30, height),
  ]
}

/** The pictures of whole pages and bands. */
export const covers: Record<string, Drawing> = {
  // The sign-in: a week behind it.
  week: {
    size: [640, 704],
    ground: 'none',
    shapes: [
      ...Array.from({ length: 10 }, (_, line) => stroke('pine1', 2, `M0 ${line * hour + 64}h640`)),
      ...meetings.map(([day, from, to, tone]) =>
        box(tone, day * dayWidth + 8, from * hour + 36, dayWidth - 16, (to - from) * hour - 8, 14),
      ),
      stroke('lime', 4, 'M0 386h640'),
      disc('lime', 2 * dayWidth + 4, 386, 9),
    ],
  },
  // The same on a phone: a strip of whole meetings.
  'week-strip': {
    size: [624, 152],
    ground: 'none',
    shapes: [
      ...stripMeetings.map(([day, from, to, tone]) =>
        box(tone, day * dayWidth, from * 40, dayWidth - 16, (to - from) * 40 - 8, 14),
      ),
      stroke('lime', 4, 'M2 106h620'),
      disc('lime', 2 * dayWidth - 8, 106, 9),
    ],
  },
  'not-found': { size: [880, 900], ground: 'none', shapes: planWithGap() },
  // Two people write to each other.
  chat: {
    size: [640, 320],
    ground: 'none',
    shapes: [
      disc('sky', 96, 84, 26),
      box('ground', 140, 44, 260, 80, 24),
      fill('ground', 'M146 84l-18 40h40z'),
      bar('pine3', 168, 66, 190, 12),
      bar('pine3', 168, 90, 120, 12),
      box('lime', 242, 146, 280, 56, 24),
      fill('lime', 'M512 170l24 32h-44z'),
      bar('limeDim', 270, 168, 206, 12),
      disc('lilac', 566, 176, 26),
      disc('sky', 96, 250, 26),
      box('ground', 140, 224, 130, 56, 24),
      fill('ground', 'M146 250l-18 30h40z'),
      ...[176, 205, 234].map((x) => disc('pine3', x, 252, 8)),
    ],
  },
  // The application on a telephone.
  phone: {
    size: [640, 240],
    ground: 'none',
    shapes: [
      disc('pine1', 320, 230, 190),
      box('shade', 232, 26, 176, 280, 26),
      box('light', 240, 34, 160, 270, 20),
      bar('shade', 298, 42, 44, 8),
      bar('ground', 256, 66, 64, 12),
      ...[256, 285, 314, 343, 372].map((x, day) => box(day === 2 ? 'lime' : 'shade', x - 1, 92, 22, 26, 7)),
      box('limeLight', 256, 132, 128, 40, 8),
      box('limeDim', 262, 138, 5, 28, 2.5),
      bar('ground', 276, 142, 62, 8),
      bar('limeDim', 276, 156, 40, 6),
      box('skyLight', 256, 180, 128, 52, 8),
      box('sky', 262, 186, 5, 40, 2.5),
      bar('ground', 276, 190, 74, 8),
      bar('sky', 276, 204, 48, 6),
    ],
  },
}
