import { readFile } from 'node:fs/promises'
import { type LogoIcon, logoSize } from '@atrium/contract/core'
import { fileTypeFromBuffer } from 'file-type/node'
import sharp, { type SharpOptions } from 'sharp'
import '#storage/sharpLimits.ts'

/** Pixels of an uploaded picture. */
const maxPixels = 24_000_000

/** Seconds for one picture. */
const timeout = 5

const reading: SharpOptions = { limitInputPixels: maxPixels, failOn: 'error' }

const rasters = ['image/png', 'image/jpeg', 'image/webp', 'image/avif']

/** What a drawing of shapes has no need of: code, pages, entities, style sheets and anything outside of the file. */
const unsafe =
  /<!doctype[^>]*\[|<!entity|<\?xml-stylesheet|<(\w+:)?(script|foreignobject|iframe|image|use[^>]*href\s*=\s*["'](?!#))|\son\w+\s*=|@import|javascript:|href\s*=\s*["']\s*(?!#)[^"']|url\(\s*["']?\s*(?!#)/i

export interface EncodedLogo {
  content: Buffer
  width: number
  height: number
  isLight: boolean
}

/** The logo of a file as PNG. `unsafe` for an SVG with more than shapes, `unreadable` for a file that is no whole picture. */
export async function encodeLogo(path: string): Promise<EncodedLogo | 'unsafe' | 'unreadable'> {
  const file = await readFile(path)
  const text = file.toString('utf8')
  const isSvg = /^\uFEFF?\s*</.test(text) && /<(\w+:)?svg[\s>]/i.test(text)
  if (isSvg && unsafe.test(text)) return 'unsafe'
  if (!isSvg && !rasters.includes((await fileTypeFromBuffer(file))?.mime ?? '')) return 'unreadable'
  return encode(file, isSvg).catch(() => 'unreadable')
}

async function encode(file: Buffer, isSvg: boolean): Promise<EncodedLogo> {
  const { width = 1, height = 1 } = await sharp(file, reading).metadata()
  const scale = Math.min(logoSize.width / width, logoSize.height / height)
  // A drawing is as sharp as its size.
  const density = Math.min(2400, Math.max(1, 72 * scale))
  const { data, info } = await sharp(file, { ...reading, ...(isSvg && { density }) })
    .autoOrient()
    .timeout({ seconds: timeout })
    .resize({ ...logoSize, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true })
  return { content: data, width: info.width, height: info.height, isLight: await isLight(data) }
}

/** Whether what can be seen of a picture is light. */
async function isLight(png: Buffer): Promise<boolean> {
  const pixels = await sharp(png).resize(64, 64, { fit: 'inside' }).ensureAlpha().raw().toBuffer()
  let [light, seen] = [0, 0]
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    light += alpha * (0.2126 * red + 0.7152 * green + 0.0722 * blue)
    seen += alpha * 255
  }
  // A picture without transparent parts brings its own ground.
  return seen < 0.98 * 255 * 255 * (pixels.length / 4) && light > 0.6 * seen
}

/** A square icon of a stored logo; where a system shows no transparent parts on white, a light logo on black. */
export function encodeIcon(logo: Buffer, icon: LogoIcon, isLight: boolean): Promise<Buffer> {
  const isMaskable = icon === 'maskable'
  const side = isMaskable ? 512 : icon
  const isOpaque = side >= 180
  // A square in the circle that no system cuts, of 0.8 of the side (W3C).
  const inner = Math.round(side * (isMaskable ? 0.56 : isOpaque ? 0.8 : 1))
  const edge = { top: (side - inner) >> 1, left: (side - inner) >> 1 }
  const rest = { bottom: side - inner - edge.top, right: side - inner - edge.left }
  return sharp(logo, reading)
    .resize(inner, inner, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .extend({ ...edge, ...rest, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .flatten(isOpaque ? { background: isLight ? '#000000' : '#ffffff' } : false)
    .png()
    .toBuffer()
}
