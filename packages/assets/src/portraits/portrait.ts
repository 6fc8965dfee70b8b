import { palette } from '@atrium/ui/motif'
import { type HairStyle, hairBehind, hairInFront } from './hair.ts'
import { box, disc, fill, type Shape, stroke } from './strokes.ts'

/** Hair, and headscarves. */
const tints = {
  black: '#23201F',
  brown: '#4A3226',
  chestnut: '#7A4A2E',
  red: '#A8552F',
  blond: '#D9B06A',
  grey: '#9AA09C',
  sky: palette.sky.soft,
  lilac: palette.lilac.soft,
  amber: palette.amber.soft,
} as const

/** Skin, each with its shade. */
const skins = [
  ['#F6D5BE', '#E8B79A'],
  ['#EFC3A2', '#DDA37E'],
  ['#DDA77F', '#C58A60'],
  ['#B97F58', '#9C653F'],
] as const

const grounds = [
  palette.looks.limeFill,
  palette.looks.skyFill,
  palette.looks.amberFill,
  palette.looks.lilacFill,
  palette.pine[100],
] as const

/** How a person is drawn. */
export interface Look {
  hair: HairStyle
  tint: keyof typeof tints
  /** From light to dark. */
  skin: 0 | 1 | 2 | 3
  beard?: 'short' | 'full' | 'moustache'
  glasses?: 'round' | 'square'
  earrings?: boolean
  clothes: 'suit' | 'blazer' | 'collar' | 'polo' | 'round' | 'hood'
  ground: 0 | 1 | 2 | 3 | 4
}

const ink = palette.pine[950]
const white = palette.white

/** From the neck to the lower edge. */
const shoulders = 'M30 320c0-62 46-88 96-94h68c50 6 96 32 96 94z'

const clothing: Record<Look['clothes'], (skin: string) => readonly Shape[]> = {
  suit: () => [
    fill(palette.pine[900], shoulders),
    fill(white, 'M128 222l32 98 32-98z'),
    fill(palette.coral.bar, 'M151 246h18l-4 16 10 58h-30l10-58z'),
    stroke(palette.pine[700], 5, 'M124 226l28 94M196 226l-28 94'),
  ],
  blazer: (skin) => [
    fill(palette.pine[600], shoulders),
    fill(white, 'M126 224l34 96 34-96z'),
    fill(skin, 'M136 220l24 42 24-42z'),
    stroke(palette.pine[800], 5, 'M124 227l30 93M196 227l-30 93'),
  ],
  collar: (skin) => [
    fill(palette.looks.skyBar, shoulders),
    fill(skin, 'M136 220l24 34 24-34z'),
    fill(palette.sky.fill, 'M128 218l32 38-24 22-20-50zM192 218l-32 38 24 22 20-50z'),
    stroke(palette.sky.fill, 4, 'M160 262v58'),
  ],
  polo: (skin) => [
    fill(palette.looks.lilacBar, shoulders),
    fill(skin, 'M134 220l26 40 26-40z'),
    fill(palette.looks.lilacFill, 'M128 219l32 42-16 12-24-44zM192 219l-32 42 16 12 24-44z'),
  ],
  round: (skin) => [
    fill(palette.coral.bar, shoulders),
    fill(skin, 'M122 226c8 38 68 38 76 0z'),
    stroke(palette.coral.fill, 6, 'M121 228c9 42 69 42 78 0'),
  ],
  hood: (skin) => [
    fill(palette.pine[700], shoulders),
    fill(palette.pine[800], 'M104 232c4 62 108 62 112 0l-22-10h-68z'),
    fill(skin, 'M130 222c6 32 54 32 60 0z'),
    stroke(palette.mist[1], 5, 'M140 262v32M180 262v32'),
  ],
}

const beards: Record<NonNullable<Look['beard']>, (tint: string) => readonly Shape[]> = {
  short: (tint) => [
    `<path fill="${tint}" opacity=".55" d="M100 150c4 62 34 80 60 80s56-18 60-80c-8 24-22 36-34 38-16-8-36-8-52 0-12-2-26-14-34-38z"/>`,
  ],
  full: (tint) => [
    fill(tint, 'M98 140c0 74 34 100 62 100s62-26 62-100c-6 30-22 44-36 46-16-9-36-9-52 0-14-2-30-16-36-46z'),
  ],
  moustache: (tint) => [fill(tint, 'M160 180c-12-7-26-3-32 9 12 5 26 3 32-2 6 5 20 7 32 2-6-12-20-16-32-9z')],
}

const frames: Record<NonNullable<Look['glasses']>, readonly Shape[]> = {
  round: [
    `<g stroke="${ink}" stroke-width="5"><circle cx="134" cy="152" r="20"/><circle cx="186" cy="152" r="20"/></g>`,
    stroke(ink, 5, 'M154 150q6-5 12 0M114 149l-12-4M206 149l12-4'),
  ],
  square: [
    `<g stroke="${ink}" stroke-width="5"><rect x="113" y="136" width="42" height="32" rx="9"/><rect x="165" y="136" width="42" height="32" rx="9"/></g>`,
    stroke(ink, 5, 'M155 149h10M113 148l-11-3M207 148l11-3'),
  ],
}

/** A person from the shoulders up, drawn so plainly that it cannot be taken for a photograph. */
export function portraitSvg(look: Look): string {
  const [skin, shade] = skins[look.skin]
  const tint = tints[look.tint]
  const isScarf = look.hair === 'scarf'
  const brows = look.tint === 'grey' ? '#6C716E' : isScarf ? tints.brown : tint
  const shapes = [
    box(grounds[look.ground], 0, 0, 320, 320),
    ...hairBehind[look.hair](tint),
    ...clothing[look.clothes](skin),
    fill(shade, 'M132 190h56v40c0 14-12 26-28 26s-28-12-28-26z'),
    fill(skin, 'M132 214h56v14c0 16-12 28-28 28s-28-12-28-28z'),
    ...(isScarf ? [] : [disc(shade, 99, 156, 14), disc(shade, 221, 156, 14)]),
    ...(look.earrings ? [disc(palette.amber.soft, 98, 176, 6), disc(palette.amber.soft, 222, 176, 6)] : []),
    fill(skin, 'M98 136c0-44 28-72 62-72s62 28 62 72c0 56-30 92-62 92s-62-36-62-92z'),
    ...(look.beard ? beards[look.beard](tint) : []),
    disc(ink, 134, 152, 6.5),
    disc(ink, 186, 152, 6.5),
    stroke(brows, 6, 'M121 131q13-8 25 0M174 131q12-8 25 0'),
    stroke(shade, 5, 'M160 156q-7 14 3 17'),
    ...(look.beard === 'full'
      ? [stroke(white, 6, 'M146 197q14 10 28 0')]
      : [stroke('#9B3F32', 6, 'M143 195q17 15 34 0')]),
    ...(look.glasses ? frames[look.glasses] : []),
    ...hairInFront[look.hair](tint),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" fill="none" stroke-linecap="round" stroke-linejoin="round">${shapes.join('')}</svg>`
}
