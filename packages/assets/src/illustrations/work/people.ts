import {
  box,
  disc,
  fill,
  placed,
  type Shape,
  shade,
  shadow,
  stroke,
  type Tone,
} from '#illustrations/shapes.ts'

/** How a person looks. The lengths of a figure are those of a head 64 wide, whose middle is 0, 0. */
export interface Looks {
  skin: 'skinLight' | 'skinOlive' | 'skinDark'
  hair: Tone
  cut: 'short' | 'side' | 'long' | 'bun' | 'curls'
  top: Tone
  /** What a jacket or a cardigan shows in the middle. */
  inner?: Tone
  beard?: boolean
  glasses?: boolean
}

/** The hair behind a head. */
const back = ({ cut, hair }: Looks): Shape[] => {
  if (cut === 'long')
    return [fill(hair, 'M-38-8c0-26 16-42 38-42s38 16 38 42c0 30 4 58 14 78H-52c10-20 14-48 14-78z')]
  if (cut === 'bun') return [disc(hair, 0, -52, 18)]
  if (cut === 'curls')
    return [
      ...[
        [-34, -6],
        [-34, -26],
        [-18, -42],
        [2, -48],
        [22, -40],
        [35, -24],
        [35, -4],
      ].map(([x = 0, y = 0]) => disc(hair, x, y, 15)),
    ]
  return []
}

/** The hair over a forehead. */
const front: Record<Looks['cut'], string> = {
  short: 'M-34 2c-4-30 8-50 36-50 26 0 38 18 32 50-4-4-5-14-6-22-16 2-38 0-50-6-6 8-8 18-12 28z',
  side: 'M-34 2c-6-34 12-54 40-50 24 2 34 22 28 50-4-8-6-16-10-24-22 2-36-4-44-14-2 14-8 26-14 38z',
  long: 'M-36 6c-2-36 12-54 36-54s38 18 36 54c-8-8-14-20-16-30-18-2-30-6-38-14-2 16-8 32-18 44z',
  bun: 'M-34 4c-4-34 12-52 34-52s38 18 34 52c-6-8-8-18-10-24-16 4-32 4-48 0-2 8-4 16-10 24z',
  curls: 'M-34 0c0-28 12-42 34-42s34 14 34 42c-4-8-8-14-12-20-16 2-30 0-44-4-4 8-8 16-12 24z',
}

const face = ({ skin, hair, cut, beard, glasses }: Looks, looking = 0): Shape[] => [
  disc(skin, -32, 4, 7),
  disc(skin, 32, 4, 7),
  fill(skin, 'M-32-14C-32-36-18-46 0-46s32 10 32 32V4c0 26-14 40-32 40S-32 30-32 4z'),
  ...(beard ? [fill(hair, 'M-33 0c6 12 16 14 33 10 17 4 27 2 33-10v8c0 26-14 42-33 42S-33 34-33 8z')] : []),
  ...[-13, 13].map((x) => disc('deep', x + looking * 5, 0, 3.4)),
  shadow(`M${looking * 7 - 3} 2h6l${looking * 2} 12h-8z`),
  stroke(beard ? skin : 'deep', 3, `M${looking * 5 - 8} 25c5 5 11 5 16 0`),
  ...(glasses
    ? [
        stroke(
          'deep',
          2.6,
          `M${looking * 5 - 25}-1a11 10 0 1 0 22 0a11 10 0 1 0-22 0M${looking * 5 + 3}-1a11 10 0 1 0 22 0a11 10 0 1 0-22 0`,
        ),
      ]
    : []),
  fill(hair, front[cut]),
]

const torso = (top: Tone, half: number): Shape =>
  fill(
    top,
    `M-22 60C-40 68-${half - 12} 66-${half} 108L-${half + 6} 300H${half + 6}L${half} 108C${half - 12} 66 40 68 22 60z`,
  )

/** A body from the collar down, with the neck. */
const body = ({ skin, top, inner }: Looks, half: number): Shape[] => [
  torso(top, half),
  ...(inner
    ? [fill(inner, 'M-24 59L-4 300h8L24 59z'), shadow('M-24 59L-4 300h-8L-34 96zM24 59L4 300h8L34 96z')]
    : []),
  fill(skin, 'M-15 30h30v28c0 10-6 16-15 16s-15-6-15-16z'),
  shadow('M-15 40c10 8 20 8 30 0v8c-10 12-20 12-30 0z'),
]

type Point = readonly [x: number, y: number]

/** Shoulder, elbow and hand of an arm. */
export type Joints = readonly [shoulder: Point, elbow: Point, hand: Point]

const thickness = 34

const round = (value: number) => Math.round(value * 10) / 10

/** The sleeve of an arm, which ends before the hand. */
const sleeve = ([[sx, sy], [ex, ey], [hx, hy]]: Joints) =>
  `M${sx} ${sy}L${ex} ${ey}L${round(ex + (hx - ex) * 0.74)} ${round(ey + (hy - ey) * 0.74)}`

const arm = ({ skin, top }: Looks, joints: Joints): Shape => {
  const [, [ex, ey], [hx, hy]] = joints
  return [
    stroke(skin, 19, `M${ex} ${ey}L${hx} ${hy}`),
    disc(skin, hx, hy, 13),
    stroke(top, thickness, sleeve(joints)),
  ].join('')
}

/** A finger of a hand that points on. */
const finger = ({ skin }: Looks, [, [ex, ey], [hx, hy]]: Joints): Shape => {
  const length = Math.hypot(hx - ex, hy - ey) / 26
  return stroke(skin, 8, `M${hx} ${hy}l${round((hx - ex) / length)} ${round((hy - ey) / length)}`)
}

interface Pose {
  /** Towards the left or the right of the picture, from -1 to 1. */
  looking?: number
  scale?: number
  /** From the middle to a shoulder. @default 88 */
  half?: number
  /** An arm that points at something beside the figure. */
  pointing?: Joints
  /** Arms in front of the body. */
  arms?: readonly Joints[]
  /** On the body, under the arms. */
  over?: readonly Shape[]
}

/** A person who faces us, from the head down; `x`, `y` is the middle of the face. */
export const person = (looks: Looks, x: number, y: number, pose: Pose = {}): Shape => {
  const { looking = 0, scale = 1, half = 88, pointing, arms = [], over = [] } = pose
  return placed(
    x,
    y,
    [
      ...back(looks),
      ...body(looks, half),
      ...face(looks, looking),
      ...over,
      ...(pointing ? [finger(looks, pointing), arm(looks, pointing)] : []),
      ...arms.map((joints) => shade(thickness + 8, sleeve(joints)) + arm(looks, joints)),
    ],
    scale,
  )
}

/** A portrait: the head alone. */
export const portrait = (looks: Looks, x: number, y: number, scale: number): Shape =>
  placed(x, y, [...back(looks), ...face(looks)], scale)

const nape = {
  long: 'M-38-8c0-26 16-42 38-42s38 16 38 42c0 36 2 60 8 84-30 10-62 10-92 0 6-24 8-48 8-84z',
  other: 'M-34-10c0-24 14-38 34-38s34 14 34 38v14c0 14-4 26-10 34h-48c-6-8-10-20-10-34z',
}

/** A person who turns the back to us. */
export const personFromBehind = (
  looks: Looks,
  x: number,
  y: number,
  { scale = 1, over = [] }: Pick<Pose, 'scale' | 'over'>,
): Shape => {
  const { skin, hair, cut, top } = looks
  return placed(
    x,
    y,
    [
      torso(top, 88),
      fill(skin, 'M-15 24h30v34c-8 8-22 8-30 0z'),
      shadow('M-22 60c14 10 30 10 44 0l4 4c-16 12-36 12-52 0z'),
      ...(cut === 'long' ? [] : [...back(looks), disc(skin, -33, 4, 7), disc(skin, 33, 4, 7)]),
      fill(hair, nape[cut === 'long' ? 'long' : 'other']),
      ...over,
    ],
    scale,
  )
}

/** A headset on a face, with its microphone at the mouth. */
export const headset = (tone: Tone): Shape[] => [
  stroke(tone, 6, 'M-36-2c-4-64 76-64 72 0'),
  box(tone, -44, -10, 14, 28, 7),
  box(tone, 30, -10, 14, 28, 7),
  stroke(tone, 4, 'M-37 16c0 16 8 22 22 23'),
  disc(tone, -13, 38, 5),
]
