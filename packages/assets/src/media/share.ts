import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { company } from '@atrium/contract/core'
import subsetFont from 'subset-font'
import { markBars } from '#drawing/mark.ts'
import { colour, drawBar, type Surface } from '#drawing/surface.ts'
import { inFontPackage } from '#paths.ts'
import { createPainter } from './frames.ts'
import { base, type Scene } from './scenes.ts'

/** The size that link previews are made for. */
export const shareScene: Scene = {
  ...base,
  name: 'share',
  seed: 3,
  width: 1200,
  height: 630,
  rows: 12,
  begin: 26,
  today: { at: 0.74, row: 1 },
  fade: { from: 0.5, to: 0.7 },
}

/** Where the mark stands, in pixels; the name follows it, both around the middle of the height. */
const mark = { left: 88, side: 96 }
const name = { left: 212, size: 92, weight: 550 }

const fontFile = inFontPackage('geologica', 'files/geologica-latin-wght-normal.woff2')

/** One frame of the plan with the company's mark. */
export function paintShare(): Surface {
  const surface = createPainter(shareScene)(0)
  for (const bar of markBars(mark.left, (shareScene.height - mark.side) / 2, mark.side)) {
    drawBar(surface, bar, colour(bar.fill))
  }
  return surface
}

/** The filter of ffmpeg that writes the company's name beside the mark; it needs files, which go to `work`. */
export async function brandName(work: string): Promise<string> {
  const font = path.join(work, 'name.ttf')
  const text = path.join(work, 'name.txt')
  await writeFile(text, company.name)
  const file = await readFile(fontFile)
  await writeFile(
    font,
    await subsetFont(file, company.name, {
      targetFormat: 'truetype',
      variationAxes: { wght: name.weight },
    }),
  )
  const place = `x=${name.left}:y=(h-max_glyph_a)/2`
  return `drawtext=fontfile=${font}:textfile=${text}:expansion=none:fontcolor=white:fontsize=${name.size}:${place}`
}
