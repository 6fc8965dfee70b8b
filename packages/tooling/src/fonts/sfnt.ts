/**
 * Just enough of the TrueType container to know which characters a font draws and how wide they are. The
 * subsets are checked against the file that really came out: a subset drops a letter without complaint when
 * its source has none, and the page then shows it in another face.
 */
export interface Sfnt {
  unitsPerEm: number
  /** Units above the baseline that a line reserves. */
  ascent: number
  /** Units below the baseline that a line reserves, positive. */
  descent: number
  lineGap: number
  characters: () => number[]
  /** True when the character has a glyph with an outline, not only an entry. */
  draws: (character: number) => boolean
  /** Advance in units of the em, or undefined for a character that the font lacks. */
  advance: (character: number) => number | undefined
}

const USE_TYPO_METRICS = 1 << 7

export function readSfnt(font: Uint8Array): Sfnt {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  const tables = readTables(view)
  const at = (tag: string) => {
    const offset = tables.get(tag)
    if (offset === undefined) throw new Error(`The font has no ${tag} table.`)
    return offset
  }
  const glyphs = readCmap(view, at('cmap'))
  const hhea = at('hhea')
  const os2 = at('OS/2')
  const unitsPerEm = view.getUint16(at('head') + 18)
  const longLoca = view.getInt16(at('head') + 50) === 1
  const metricsCount = view.getUint16(hhea + 34)
  const typographic = (view.getUint16(os2 + 62) & USE_TYPO_METRICS) !== 0
  const vertical = typographic ? os2 + 68 : hhea + 4

  const glyphStart = (glyph: number) =>
    longLoca ? view.getUint32(at('loca') + glyph * 4) : view.getUint16(at('loca') + glyph * 2) * 2

  return {
    unitsPerEm,
    ascent: view.getInt16(vertical),
    descent: -view.getInt16(vertical + 2),
    lineGap: view.getInt16(vertical + 4),
    characters: () => [...glyphs.keys()],
    draws: (character) => {
      const glyph = glyphs.get(character)
      return glyph !== undefined && glyphStart(glyph + 1) > glyphStart(glyph)
    },
    advance: (character) => {
      const glyph = glyphs.get(character)
      if (glyph === undefined) return undefined
      return view.getUint16(at('hmtx') + Math.min(glyph, metricsCount - 1) * 4) / unitsPerEm
    },
  }
}

function readTables(view: DataView): Map<string, number> {
  const tables = new Map<string, number>()
  const count = view.getUint16(4)
  for (let index = 0; index < count; index += 1) {
    const record = 12 + index * 16
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((byte) => view.getUint8(record + byte)))
    tables.set(tag, view.getUint32(record + 8))
  }
  return tables
}

/** Characters to glyphs, from the Unicode tables of the two formats in use (4 and 12). */
function readCmap(view: DataView, cmap: number): Map<number, number> {
  const glyphs = new Map<number, number>()
  const count = view.getUint16(cmap + 2)
  for (let index = 0; index < count; index += 1) {
    const table = cmap + view.getUint32(cmap + 4 + index * 8 + 4)
    const format = view.getUint16(table)
    if (format === 4) readFormat4(view, table, glyphs)
    if (format === 12) readFormat12(view, table, glyphs)
  }
  return glyphs
}

function readFormat4(view: DataView, table: number, glyphs: Map<number, number>): void {
  const doubled = view.getUint16(table + 6)
  const ends = table + 14
  const starts = ends + doubled + 2
  const deltas = starts + doubled
  const offsets = deltas + doubled
  for (let segment = 0; segment < doubled; segment += 2) {
    const start = view.getUint16(starts + segment)
    const end = view.getUint16(ends + segment)
    const delta = view.getUint16(deltas + segment)
    const rangeOffset = view.getUint16(offsets + segment)
    for (let character = start; character <= end && character !== 0xffff; character += 1) {
      const direct = offsets + segment + rangeOffset + (character - start) * 2
      const raw = rangeOffset === 0 ? character : view.getUint16(direct)
      const glyph = rangeOffset !== 0 && raw === 0 ? 0 : (raw + delta) & 0xffff
      if (glyph !== 0) glyphs.set(character, glyph)
    }
  }
}

function readFormat12(view: DataView, table: number, glyphs: Map<number, number>): void {
  const groups = view.getUint32(table + 12)
  for (let group = 0; group < groups; group += 1) {
    const record = table + 16 + group * 12
    const start = view.getUint32(record)
    const end = view.getUint32(record + 4)
    const first = view.getUint32(record + 8)
    for (let character = start; character <= end; character += 1) {
      glyphs.set(character, first + character - start)
    }
  }
}
