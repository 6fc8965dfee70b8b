// Declared here, so that the types can be checked without installing this package.

declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'truetype' | 'woff' | 'woff2'
    keepFeatures?: string[]
    noHinting?: boolean
    /** A number pins the axis to it, a range narrows the axis. */
    variationAxes?: Record<string, number | { min: number; max: number }>
  }
  /** Cuts a font down to the characters of `text`. A character that the font lacks is left out silently. */
  const subsetFont: (font: Buffer, text: string, options: Options) => Promise<Buffer>
  export default subsetFont
}

declare module 'fontkit' {
  interface VerticalMetrics {
    ascent: number
    /** Negative below the baseline. */
    descent: number
    lineGap: number
  }
  interface Glyph {
    advanceWidth: number
    path: { commands: unknown[] }
  }
  /** Lengths are units of the font. */
  export interface Font {
    unitsPerEm: number
    characterSet: number[]
    hhea: VerticalMetrics
    'OS/2': {
      fsSelection: { useTypoMetrics: boolean }
      typoAscender: number
      typoDescender: number
      typoLineGap: number
    }
    hasGlyphForCodePoint: (character: number) => boolean
    glyphForCodePoint: (character: number) => Glyph
  }
  export const create: (font: Buffer) => Font
}
