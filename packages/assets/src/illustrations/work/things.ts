import { bar, box, disc, fill, type Shape, shadow, stroke, type Tone } from '#illustrations/shapes.ts'

/** A table from edge to edge. */
export const table = (y: number): Shape[] => [
  box('ground', -10, y + 10, 1220, 200),
  box('light', -10, y, 1220, 24),
  shadow(`M0 ${y + 24}h1200v10H0z`),
]

/** The back of a laptop that stands on a table; `x` is its middle. */
export const laptopBack = (x: number, foot: number, tone: Tone = 'shade'): Shape[] => [
  box(tone, x - 78, foot - 104, 156, 100, 10),
  disc('light', x, foot - 54, 8),
  box('light', x - 90, foot - 8, 180, 8, 4),
]

export const mug = (x: number, foot: number, tone: Tone): Shape[] => [
  stroke(tone, 6, `M${x + 16} ${foot - 32}c22-4 22 26 0 22`),
  fill(tone, `M${x - 18} ${foot - 42}h36v30c0 8-4 12-12 12h-12c-8 0-12-4-12-12z`),
]

/** A plant in a pot. */
export const plant = (x: number, foot: number, tone: Tone = 'lime', pot: Tone = 'light'): Shape[] => [
  ...[-1, 1].map((side) =>
    fill(
      tone,
      `M${x} ${foot - 44}c${side * -4}-30 ${side * 14}-52 ${side * 44}-56c${side * 2} 30-${side > 0 ? 14 : -14} 52 ${side * -44} 56z`,
    ),
  ),
  fill(tone === 'lime' ? 'limeDim' : tone, `M${x} ${foot - 40}c-22-24-22-64 0-90c22 26 22 66 0 90z`),
  fill(pot, `M${x - 28} ${foot - 46}h56l-8 46h-40z`),
]

/** Lines of a text: their lengths from the top down. */
export const lines = (
  tone: Tone,
  x: number,
  y: number,
  lengths: readonly number[],
  height = 12,
  pitch = 26,
): Shape[] => lengths.map((length, index) => bar(tone, x, y + index * pitch, length, height))

/** Small lamps of one colour. */
export const lamps = (
  tone: Tone,
  width: number,
  places: readonly (readonly [x: number, y: number])[],
): Shape => stroke(tone, width, places.map(([x, y]) => `M${x} ${y}h0`).join(''))

/** A window in a wall. */
export const pane = (x: number, y: number, width: number, height: number): Shape[] => [
  box('pine3', x, y, width, height, 12),
  stroke('pine2', 10, `M${x + width / 2} ${y}v${height}M${x} ${y + height * 0.4}h${width}`),
]
