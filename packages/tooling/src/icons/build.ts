import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { encodeIco, encodePng } from '../drawing/png.ts'
import { type Bar, colour, createSurface, drawBar } from '../drawing/surface.ts'

/** The logo: three bars of the plan, the middle one today's. Units: a mark of 26 by 26. */
const mark = { side: 26, height: 7, radius: 3.5 }
const bars = [
  { left: 6, top: 0, width: 20, fill: '#FFFFFF' },
  { left: 0, top: 9.5, width: 14, fill: '#C9F26B' },
  { left: 6, top: 19, width: 20, fill: '#FFFFFF' },
]
const ground = '#0A2E25'

interface Shape extends Bar {
  fill: string
}

/** The mark on its square. `corner` and `share` (of the square that the mark takes) are parts of the side. */
function shapes(side: number, corner: number, share: number): Shape[] {
  const scale = (side * share) / mark.side
  // The bars' weight lies right of the mark's middle, so the mark stands a little to the left.
  const left = side * (0.5 - share / 2) - 0.67 * scale
  const top = side * (0.5 - share / 2)
  const square = { left: 0, top: 0, width: side, height: side, radius: side * corner, fill: ground }
  const scaled = bars.map((bar) => ({
    left: left + bar.left * scale,
    top: top + bar.top * scale,
    width: bar.width * scale,
    height: mark.height * scale,
    radius: mark.radius * scale,
    fill: bar.fill,
  }))
  return [square, ...scaled]
}

function toPng(side: number, list: Shape[]): Buffer {
  const surface = createSurface(side, side)
  for (const shape of list) drawBar(surface, shape, colour(shape.fill), () => 1)
  return encodePng(surface)
}

function toSvg(side: number, list: Shape[]): string {
  const number = (value: number) => String(Math.round(value * 100) / 100)
  const rect = (shape: Shape) => {
    const { left, top, width, height, radius, fill } = shape
    const place = left === 0 && top === 0 ? '' : ` x="${number(left)}" y="${number(top)}"`
    const size = `width="${number(width)}" height="${number(height)}" rx="${number(radius)}"`
    return `  <rect${place} ${size} fill="${fill}"/>\n`
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">\n${list.map(rect).join('')}</svg>\n`
}

const target = path.resolve(import.meta.dirname, '../../../../public')
await mkdir(path.join(target, 'icons'), { recursive: true })
const ico = encodeIco(toPng(32, shapes(32, 0.22, 0.66)), 32)
const files: Record<string, string | Buffer> = {
  'icons/favicon.svg': toSvg(64, shapes(64, 0.22, 0.62)),
  'icons/favicon.ico': ico,
  // Browsers ask for it here when a page names none.
  'favicon.ico': ico,
  // No corners: the phone cuts its own.
  'icons/apple-touch-icon.png': toPng(180, shapes(180, 0, 0.52)),
}
for (const [name, content] of Object.entries(files)) {
  await writeFile(path.join(target, name), content)
  console.log(`${name.padEnd(28)} ${String(content.length).padStart(6)} bytes`)
}
