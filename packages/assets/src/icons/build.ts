import { mkdir, writeFile } from 'node:fs/promises'
import { type MarkBar, markBars } from '#drawing/mark.ts'
import { encodeIco, encodePng } from '#drawing/png.ts'
import { colour, createSurface, drawBar } from '#drawing/surface.ts'
import { formatFile, inPublic } from '#paths.ts'

const ground = '#0A2E25'

/** The mark on its square. `corner` and `share` (of the square that the mark takes) are parts of the side. */
function shapes(side: number, corner: number, share: number): MarkBar[] {
  // The bars' weight lies right of the mark's middle, so the mark stands a little to the left.
  const left = side * (0.5 - share / 2 - (0.67 / 26) * share)
  const top = side * (0.5 - share / 2)
  const square = { left: 0, top: 0, width: side, height: side, radius: side * corner, fill: ground }
  return [square, ...markBars(left, top, side * share)]
}

function toPng(side: number, list: MarkBar[]): Buffer {
  const surface = createSurface(side, side)
  for (const shape of list) drawBar(surface, shape, colour(shape.fill))
  return encodePng(surface)
}

function toSvg(side: number, list: MarkBar[]): string {
  const number = (value: number) => String(Math.round(value * 100) / 100)
  const rect = (shape: MarkBar) => {
    const { left, top, width, height, radius, fill } = shape
    const place = left === 0 && top === 0 ? '' : ` x="${number(left)}" y="${number(top)}"`
    const size = `width="${number(width)}" height="${number(height)}" rx="${number(radius)}"`
    return `  <rect${place} ${size} fill="${fill}"/>\n`
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">\n${list.map(rect).join('')}</svg>\n`
}

await mkdir(inPublic('icons'), { recursive: true })
const ico = encodeIco(toPng(32, shapes(32, 0.22, 0.66)), 32)
const files: Record<string, string | Buffer> = {
  'icons/favicon.svg': toSvg(64, shapes(64, 0.22, 0.62)),
  'icons/favicon.ico': ico,
  // Browsers ask for this address when a page names no icon.
  'favicon.ico': ico,
  // No corners: the phone cuts its own.
  'icons/apple-touch-icon.png': toPng(180, shapes(180, 0, 0.52)),
  // Of the manifest.
  'icons/icon-192.png': toPng(192, shapes(192, 0.22, 0.62)),
  'icons/icon-512.png': toPng(512, shapes(512, 0.22, 0.62)),
  'icons/icon-maskable.png': toPng(512, shapes(512, 0, 0.5)),
}
for (const [name, content] of Object.entries(files)) {
  await writeFile(inPublic(name), content)
  formatFile(name, content.length)
}
