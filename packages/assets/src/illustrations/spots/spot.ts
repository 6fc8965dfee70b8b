import { palette } from '@atrium/ui/motif'

/** The colours of a small picture: a dark ground, one light subject, one accent. */
const tones = {
  ground: palette.pine[800],
  deep: palette.pine[950],
  pine2: palette.pine[700],
  pine3: palette.pine[600],
  shade: palette.mist[1],
  light: palette.pine[50],
  lime: palette.lime[1],
  limeDim: palette.lime.dim,
  sky: palette.sky.soft,
  amber: palette.amber.soft,
  lilac: palette.lilac.soft,
} as const

export type SpotTone = keyof typeof tones

/** A shape as SVG, on a sheet of 96 by 96; the first ones lie under the later ones. */
export type SpotShape = string

/** The side of a small picture in pixels. */
const side = 96

/** Any outline, filled. */
export const fill = (tone: SpotTone, path: string): SpotShape => `<path fill="${tones[tone]}" d="${path}"/>`

/** A line with round ends. */
export const stroke = (tone: SpotTone, width: number, path: string): SpotShape =>
  `<path stroke="${tones[tone]}" stroke-width="${width}" d="${path}"/>`

/** A disc by its middle and its radius. */
export const disc = (tone: SpotTone, x: number, y: number, radius: number): SpotShape =>
  `<circle fill="${tones[tone]}" cx="${x}" cy="${y}" r="${radius}"/>`

/** A rectangle with rounded corners. */
export const box = (
  tone: SpotTone,
  x: number,
  y: number,
  width: number,
  height: number,
  radius = 0,
): SpotShape =>
  `<rect fill="${tones[tone]}" x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/>`

/** A bar of the plan. */
export const bar = (tone: SpotTone, x: number, y: number, length: number, height = 6): SpotShape =>
  box(tone, x, y, length, height, height / 2)

/** The shapes, turned around a point by degrees. */
export const turned = (degrees: number, x: number, y: number, shapes: readonly SpotShape[]): SpotShape =>
  `<g transform="rotate(${degrees} ${x} ${y})">${shapes.join('')}</g>`

/** A small square picture as a file. */
export function spotSvg(shapes: readonly SpotShape[]): string {
  const ground = box('ground', 0, 0, side, side)
  const ends = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
  const size = `width="${side}" height="${side}" viewBox="0 0 ${side} ${side}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${ends}>\n${[ground, ...shapes].join('\n')}\n</svg>\n`
}
