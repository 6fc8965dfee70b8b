import type { PhotoFormat, PhotoSide } from '@atrium/contract/accounts'
import sharp, { type Sharp, type SharpOptions } from 'sharp'
import '#storage/sharpLimits.ts'

/** The side in pixels of a stored photo, at most: the largest one that is offered. */
const storedSide = 320

/** Pixels of an uploaded picture: the browser sends 512 × 512, and other programs what a camera makes. */
const maxPixels = 24_000_000

/** Seconds for one picture. */
const timeout = 5

const qualities = { webp: 80, jpg: 80 } as const

/** Reads the first picture of an animation, and refuses broken and cut-off files. */
const reading: SharpOptions = { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true }

/**
 * The picture of a file as it is stored: a WebP of the square in its middle, upright, without metadata. `undefined` for a
 * file that is no whole picture, or too large a one.
 */
export const encodePhoto = (path: string): Promise<Buffer | undefined> =>
  inTurn(async () => {
    const picture = sharp(path, reading).autoOrient()
    const { width, height } = await picture.metadata()
    const side = Math.min(width, height, storedSide)
    return finish(picture.resize(side, side), 'webp', 90)
  }).catch(() => undefined)

/** A stored photo in one of the sizes and formats that are offered. */
export const resizePhoto = (stored: Buffer, side: PhotoSide, format: PhotoFormat): Promise<Buffer> =>
  finish(sharp(stored, reading).resize(side, side, { withoutEnlargement: true }), format, qualities[format])

/** Transparent parts become white; JPEG would make them black. */
function finish(picture: Sharp, format: PhotoFormat, quality: number): Promise<Buffer> {
  const flat = picture.timeout({ seconds: timeout }).flatten({ background: 'white' }).toColourspace('srgb')
  return (format === 'webp' ? flat.webp({ quality }) : flat.jpeg({ quality, mozjpeg: true })).toBuffer()
}

let before: Promise<unknown> = Promise.resolve()

/** Runs after the pictures that came before: many large ones at once would need much memory. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const done = before.then(work)
  before = done.catch(() => undefined)
  return done
}
