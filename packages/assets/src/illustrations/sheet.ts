import { motifColours } from '@atrium/ui/motif'

/** A colour of the motif. `ground` is a hole in the picture, darker than the card that it lies on. */
export type Tone = keyof typeof motifColours

/** A shape with its colour; the first ones lie under the later ones. */
export interface Shape {
  tone: Tone
  path: string
  /** Width of the stroke in pixels; a filled shape has none. */
  stroke?: number
}

/** One picture: shapes on a sheet of `columns` by `rows`. */
export interface Picture {
  columns: number
  rows: number
  shapes: Shape[]
}

/** Pixels of a column, from one row to the next, and of a bar's height: the proportions of the brand. */
const unit = 25
const pitch = 50
const thickness = 32

/** Beside a block of text. */
export const block = (shapes: Shape[]): Picture => ({ columns: 32, rows: 12, shapes })

const number = (value: number) => String(Math.round(value * 10) / 10)

const middle = (row: number) => number((row + 0.5) * pitch)

function rounded(left: number, top: number, width: number, height: number, radius: number): string {
  const [r, across, down] = [number(radius), number(width - 2 * radius), number(height - 2 * radius)]
  const corner = (x: string, y: string) => `a${r} ${r} 0 0 1 ${x} ${y}`
  return [
    `M${number(left + radius)} ${number(top)}h${across}${corner(r, r)}`,
    `${down === '0' ? '' : `v${down}`}${corner(`-${r}`, r)}h-${across}${corner(`-${r}`, `-${r}`)}`,
    `${down === '0' ? '' : `v-${down}`}${corner(r, `-${r}`)}z`,
  ].join('')
}

/** A bar of the plan: from a column, on a row, so many columns long. Parts of columns and rows are fine. */
export const bar = (column: number, row: number, length: number, tone: Tone): Shape => ({
  tone,
  // A stroke with round ends: the shortest way to say a bar.
  stroke: thickness,
  path: `M${number(column * unit + thickness / 2)} ${middle(row)}h${number(length * unit - thickness)}`,
})

/** A dot in the middle of a row; `size` is a share of a bar's height. */
export const dot = (column: number, row: number, tone: Tone, size = 1): Shape => ({
  tone,
  stroke: thickness * size,
  path: `M${number(column * unit)} ${middle(row)}h0`,
})

/** A rounded area over whole rows: a sheet of paper, a rack, a cell. */
export function area(column: number, row: number, length: number, rows: number, tone: Tone): Shape {
  const inset = (pitch - thickness) / 2
  const [top, height] = [row * pitch + inset, rows * pitch - 2 * inset]
  return {
    tone,
    path: rounded(column * unit, top, length * unit, height, Math.min(22, height / 2, (length * unit) / 2)),
  }
}

/** A line through points given as [column, row]; rows count to their middles. */
export function line(points: readonly (readonly [number, number])[], tone: Tone, stroke = 4): Shape {
  const place = ([column, row]: readonly [number, number]) => `${number(column * unit)} ${middle(row)}`
  return { tone, stroke, path: `M${points.map(place).join('L')}` }
}

/** The same, with every corner rounded off. */
export function curve(points: readonly (readonly [number, number])[], tone: Tone, stroke: number): Shape {
  const place = ([column, row]: readonly [number, number]) => `${number(column * unit)} ${middle(row)}`
  const half = ([x, y]: readonly [number, number], [toX, toY]: readonly [number, number]) =>
    [(x + toX) / 2, (y + toY) / 2] as const
  const [first = [0, 0], ...rest] = points
  const turns = rest
    .slice(0, -1)
    .map((point, index) => `Q${place(point)} ${place(half(point, rest[index + 1] ?? point))}`)
  return { tone, stroke, path: `M${place(first)}${turns.join('')}L${place(rest.at(-1) ?? first)}` }
}

/** Counts from 0. */
export const each = <T>(count: number, make: (index: number) => T | T[]): T[] =>
  Array.from({ length: count }, (_, index) => make(index)).flat() as T[]

/** The picture as a file. Neighbours of one colour share a path. */
export function toSvg({ columns, rows, shapes }: Picture): string {
  const [width, height] = [columns * unit, rows * pitch]
  const paths: Shape[] = []
  for (const shape of shapes) {
    const last = paths.at(-1)
    if (last && last.tone === shape.tone && last.stroke === shape.stroke) last.path += shape.path
    else paths.push({ ...shape })
  }
  const drawn = paths.map(({ tone, path, stroke }) =>
    stroke
      ? `<path stroke="${motifColours[tone]}" stroke-width="${number(stroke)}" d="${path}"/>`
      : `<path fill="${motifColours[tone]}" d="${path}"/>`,
  )
  const ground = `<path fill="${motifColours.pine1}" d="M0 0h${width}v${height}H0z"/>`
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  const ends = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${ends}>\n${[ground, ...drawn].join('\n')}\n</svg>\n`
}
