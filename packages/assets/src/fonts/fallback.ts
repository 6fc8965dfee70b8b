import type { Font } from 'fontkit'
import { type Reference, type Script, scripts } from './reference.ts'

/** The CSS descriptors that give a system font the size of our font, as percentages. */
export interface Fallback {
  sizeAdjust: string
  ascent: string
  descent: string
  lineGap: string
}

const percent = (value: number) => `${(value * 100).toFixed(2)}%`

/** Mean width of a letter in ems, weighted by the frequency of the letters. */
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

/** Height of a line: the OS/2 table counts where the font says so, as in browsers, else the hhea table. */
function verticalMetrics(font: Font) {
  const { fsSelection, typoAscender, typoDescender, typoLineGap } = font['OS/2']
  return fsSelection.useTypoMetrics
    ? { ascent: typoAscender, descent: typoDescender, lineGap: typoLineGap }
    : font.hhea
}

/**
 * `faces` are the subsets of our font at the weight of the reference; the first subset that has a letter gives its
 * width. The vertical measures are divided by the size adjustment because browsers multiply them by it.
 */
export function fitFallback(faces: Font[], reference: Reference, script: Script): Fallback {
  const [face] = faces
  if (!face) throw new Error('A fallback needs a font to be fitted to.')
  const ours = meanWidth(script, (letter) => {
    const character = letter.codePointAt(0) ?? 0
    const subset = faces.find((one) => one.hasGlyphForCodePoint(character))
    if (!subset) throw new Error(`No subset holds "${letter}".`)
    return subset.glyphForCodePoint(character).advanceWidth / face.unitsPerEm
  })
  const theirs = meanWidth(script, (_letter, index) => (reference.advances[script][index] ?? 0) / 1000)
  const size = ours / theirs
  const { ascent, descent, lineGap } = verticalMetrics(face)
  const scaled = (units: number) => percent(units / face.unitsPerEm / size)
  return {
    sizeAdjust: percent(size),
    ascent: scaled(ascent),
    descent: scaled(-descent),
    lineGap: scaled(lineGap),
  }
}
