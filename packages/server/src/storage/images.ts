import { buffer } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
import sharp, { type Sharp, type SharpOptions } from 'sharp'
import { FileMissingError, type Storage } from './storage.ts'
import './sharpLimits.ts'

/** Pixels of an uploaded picture: what a camera makes. */
export const maxPixels = 24_000_000

/** Seconds for one picture. */
const timeout = 5

/** Reads the first picture of an animation, and refuses broken and cut-off files. */
const reading: SharpOptions = { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true }

/** Opens a file, or the content of one, as a picture. */
export const openImage = (source: string | Buffer): Sharp => sharp(source, reading)

/** The width and height of a picture in pixels before any is read; `undefined` for a file that is no picture. */
export const measureImage = (path: string) =>
  sharp(path, { ...reading, limitInputPixels: false })
    .metadata()
    .catch(() => undefined)

/**
 * Encodes a picture without metadata, in the colours of screens. Transparent parts of a JPEG become white. An AVIF of the least effort
 * takes as long as a WebP and has a quarter fewer bytes; more effort saves little and takes many times longer.
 */
export function encodeImage(picture: Sharp, format: 'avif' | 'webp' | 'jpg', quality: number): Sharp {
  const image = picture.timeout({ seconds: timeout }).toColourspace('srgb')
  if (format === 'avif') return image.avif({ quality, effort: 0 })
  if (format === 'webp') return image.webp({ quality })
  return image.flatten({ background: 'white' }).jpeg({ quality, mozjpeg: true })
}

let before: Promise<unknown> = Promise.resolve()

/** Runs after the pictures that came before: many large ones at once would need much memory. */
export function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const done = before.then(work)
  before = done.catch(() => undefined)
  return done
}

/** Sizes that were sent lately: a picture is shown to many. */
const sizes = new LRUCache<string, Buffer>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: ({ length }) => length,
})

/** A stored picture in the size that `make` encodes, made once while `size` is remembered; `undefined` for a lost file. */
export async function sizeOfImage(
  storage: Storage,
  key: string,
  size: string,
  make: (stored: Buffer) => Promise<Buffer>,
): Promise<Buffer | undefined> {
  const name = `${key} ${size}`
  const kept = sizes.get(name)
  if (kept) return kept
  try {
    const made = await make(await buffer(await storage.open(key)))
    sizes.set(name, made)
    return made
  } catch (error) {
    if (error instanceof FileMissingError) return undefined
    throw error
  }
}
