import { palette } from '@atrium/ui/motif'

/** The colours of a drawing: a dark ground, light subjects, and accents. */
const tones = {
  ground: palette.pine[800],
  deep: palette.pine[950],
  pine1: palette.pine[900],
  pine2: palette.pine[700],
  pine3: palette.pine[600],
  shade: palette.mist[1],
  light: palette.pine[50],
  lime: palette.lime[1],
  limeLight: palette.lime[2],
  limeDim: palette.lime.dim,
  sky: palette.sky.soft,
  skyLight: palette.sky.fill,
  amber: palette.amber.soft,
  coral: palette.coral.bar,
  lilac: palette.lilac.soft,
  skinLight: palette.skin.light,
  skinOlive: palette.skin.olive,
  skinDark: palette.skin.dark,
  chestnut: palette.chestnut,
} as const

export type Tone = keyof typeof tones

/** A shape as SVG; the first ones of a drawing lie under the later ones. */
export type Shape = string

/** Any outline, filled. */
export const fill = (tone: Tone, path: string): Shape => `<path fill="${tones[tone]}" d="${path}"/>`

/** A line with round ends. */
export const stroke = (tone: Tone, width: number, path: string): Shape =>
  `<path stroke="${tones[tone]}" stroke-width="${width}" d="${path}"/>`

/** A disc by its middle and its radius. */
export const disc = (tone: Tone, x: number, y: number, radius: number): Shape =>
  `<circle fill="${tones[tone]}" cx="${x}" cy="${y}" r="${radius}"/>`

/** A rectangle with rounded corners. */
export const box = (tone: Tone, x: number, y: number, width: number, height: number, radius = 0): Shape =>
  `<rect fill="${tones[tone]}" x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/>`

/** A bar of the plan. */
export const bar = (tone: Tone, x: number, y: number, length: number, height = 6): Shape =>
  box(tone, x, y, length, height, height / 2)

/** The outline of a bar that is not there. */
export const missingBar = (x: number, y: number, length: number, height: number): Shape =>
  `<rect stroke="${tones.lime}" stroke-width="5" stroke-dasharray="2 14" x="${x}" y="${y}" width="${length}" height="${height}" rx="${height / 2}"/>`

/** The shapes, turned around a point by degrees. */
export const turned = (degrees: number, x: number, y: number, shapes: readonly Shape[]): Shape =>
  `<g transform="rotate(${degrees} ${x} ${y})">${shapes.join('')}</g>`

/** A darker place on whatever lies below: under a chin, between an arm and a body. */
export const shadow = (path: string): Shape => `<path fill="${tones.deep}" fill-opacity=".16" d="${path}"/>`

/** The same along a line. */
export const shade = (width: number, path: string): Shape =>
  `<path stroke="${tones.deep}" stroke-opacity=".16" stroke-width="${width}" d="${path}"/>`

/** The shapes, moved and enlarged. */
export const placed = (x: number, y: number, shapes: readonly Shape[], scale = 1): Shape =>
  `<g transform="translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}">${shapes.join('')}</g>`

/** A picture of free shapes: its size in pixels, its ground, and what lies on it. */
export interface Drawing {
  size: readonly [width: number, height: number]
  /** `none` where the frame has its ground, which follows the theme. @default 'ground' */
  ground?: Tone | 'none'
  shapes: readonly Shape[]
}

/** The drawing as a file. */
export function drawingSvg({ size: [width, height], ground = 'ground', shapes }: Drawing): string {
  const ends = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  const lines = ground === 'none' ? shapes : [box(ground, 0, 0, width, height), ...shapes]
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${ends}>\n${lines.join('\n')}\n</svg>\n`
}

/** A small square drawing. */
export const spot = (...shapes: Shape[]): Drawing => ({ size: [96, 96], shapes })
