import { disc, fill, type Shape, stroke } from './strokes.ts'

export type HairStyle =
  | 'crop'
  | 'side'
  | 'quiff'
  | 'bald'
  | 'curls'
  | 'bob'
  | 'long'
  | 'wavy'
  | 'bun'
  | 'scarf'

type Part = Record<HairStyle, (tint: string) => readonly Shape[]>

const none = () => []

const curl = (tint: string, places: readonly (readonly [number, number, number])[]) =>
  places.map(([x, y, radius]) => disc(tint, x, y, radius))

/** Behind head and shoulders. */
export const hairBehind: Part = {
  crop: none,
  side: none,
  quiff: none,
  bald: none,
  curls: (tint) =>
    curl(tint, [
      [104, 116, 28],
      [216, 116, 28],
      [96, 150, 20],
      [224, 150, 20],
    ]),
  bob: (tint) => [
    fill(tint, 'M84 144c0-56 32-92 76-92s76 36 76 92v44c0 14-8 22-20 22H104c-12 0-20-8-20-22z'),
  ],
  long: (tint) => [
    fill(tint, 'M82 146c0-58 34-94 78-94s78 36 78 94v112c0 10-8 16-18 16H100c-10 0-18-6-18-16z'),
  ],
  wavy: (tint) => [
    fill(
      tint,
      'M84 140c0-54 34-88 76-88s76 34 76 88c0 18 12 24 10 44s-12 20-8 40-10 34-28 34H110c-18 0-32-14-28-34s-6-20-8-40 10-26 10-44z',
    ),
  ],
  bun: (tint) => [disc(tint, 160, 50, 30), fill(tint, 'M90 140c0-52 30-86 70-86s70 34 70 86v22H90z')],
  scarf: (tint) => [
    fill(tint, 'M78 150c0-62 36-100 82-100s82 38 82 100c0 44-8 84 14 108H64c22-24 14-64 14-108z'),
  ],
}

/** Over the face. */
export const hairInFront: Part = {
  crop: (tint) => [
    fill(tint, 'M96 140c-4-56 26-88 64-88s68 32 64 88c-6-26-14-40-26-48-24 8-52 8-76 0-12 8-20 22-26 48z'),
  ],
  side: (tint) => [
    fill(
      tint,
      'M94 142c-8-60 28-94 70-94 44 0 72 36 62 94-4-24-10-38-20-48-32 4-62-4-82-16-6 20-20 34-30 64z',
    ),
  ],
  quiff: (tint) => [
    fill(
      tint,
      'M96 138c-8-36 2-62 22-72 6-22 48-34 78-20 30 8 36 52 28 92-4-22-10-34-18-42-30 2-58-4-78-4-16 8-26 20-32 46z',
    ),
  ],
  bald: none,
  curls: (tint) =>
    curl(tint, [
      [118, 84, 24],
      [146, 68, 26],
      [176, 68, 26],
      [204, 86, 24],
      [104, 106, 18],
      [218, 108, 18],
      [132, 90, 16],
      [188, 90, 16],
      [160, 84, 18],
    ]),
  bob: (tint) => [
    fill(tint, 'M90 152c-6-62 26-98 70-98s76 36 70 98c-6-24-14-40-24-50-34 2-62-6-84-4-14 8-24 26-32 54z'),
  ],
  long: (tint) => [
    fill(tint, 'M160 58c-46 0-74 34-72 92 26-12 60-40 74-80 12 40 44 66 70 80 2-58-26-92-72-92z'),
  ],
  wavy: (tint) => [
    fill(tint, 'M88 150c-6-58 26-96 72-96s78 38 72 96c-8-24-24-36-50-46-20-8-28-16-34-26-8 32-38 40-60 72z'),
  ],
  bun: (tint) => [fill(tint, 'M94 138c-2-52 28-82 66-82s68 30 66 82c-10-30-30-50-66-50s-56 20-66 50z')],
  scarf: (tint) => [
    fill(
      tint,
      'M160 46c-50 0-82 40-82 106 0 52 22 92 82 116 60-24 82-64 82-116 0-66-32-106-82-106zm0 42c34 0 54 22 54 58 0 44-24 78-54 78s-54-34-54-78c0-36 20-58 54-58z',
    ),
    stroke('rgb(6 32 26 / 0.16)', 5, 'M104 232q56 34 112 0M96 98q20-38 64-40'),
  ],
}
