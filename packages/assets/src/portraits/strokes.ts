/** A shape as SVG in a colour; the first ones of a drawing lie under the later ones. */
export type Shape = string

export const fill = (colour: string, path: string): Shape => `<path fill="${colour}" d="${path}"/>`

/** A line with round ends. */
export const stroke = (colour: string, width: number, path: string): Shape =>
  `<path stroke="${colour}" stroke-width="${width}" d="${path}"/>`

export const disc = (colour: string, x: number, y: number, radius: number): Shape =>
  `<circle fill="${colour}" cx="${x}" cy="${y}" r="${radius}"/>`

export const box = (colour: string, x: number, y: number, width: number, height: number): Shape =>
  `<rect fill="${colour}" x="${x}" y="${y}" width="${width}" height="${height}"/>`
