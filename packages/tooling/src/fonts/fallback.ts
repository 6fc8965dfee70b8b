import { type Reference, type Script, scripts } from './reference.ts'
import type { Sfnt } from './sfnt.ts'

/** The descriptors that make a system font take the room of ours, as CSS percentages. */
export interface Fallback {
  sizeAdjust: string
  ascent: string
  descent: string
  lineGap: string
}

const percent = (value: number) => `${(value * 100).toFixed(2)}%`

/** Mean width of a letter in ems, weighted by how often the letter comes. */
function meanWidth(script: Script, advance: (letter: string, index: number) => number): number {
  const { letters, share } = scripts[script]
  let sum = 0
  let total = 0
  for (const [index, letter] of [...letters].entries()) {
    const weight = share[index] ?? 0
    sum += advance(letter, index) * weight
    total += weight
  }
  return sum / total
}

/**
 * `faces` are our font's subsets at the reference's weight; the first that has a letter gives its width. The
 * vertical measures are divided by the size adjustment because browsers multiply them by it.
 */
export function fitFallback(faces: Sfnt[], reference: Reference, script: Script): Fallback {
  const ours = meanWidth(script, (letter) => {
    const character = letter.codePointAt(0) ?? 0
    const found = faces.map((face) => face.advance(character)).find((advance) => advance !== undefined)
    if (found === undefined) throw new Error(`No subset holds "${letter}".`)
    return found
  })
  const theirs = meanWidth(script, (_letter, index) => (reference.advances[script][index] ?? 0) / 1000)
  const size = ours / theirs
  const face = faces[0]
  if (!face) throw new Error('A fallback needs a font to be fitted to.')
  const part = (units: number) => percent(units / face.unitsPerEm / size)
  return {
    sizeAdjust: percent(size),
    ascent: part(face.ascent),
    descent: part(face.descent),
    lineGap: part(face.lineGap),
  }
}
