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

/** The scripts that run before anything is installed are plain JavaScript. */
declare module '*.mjs'
