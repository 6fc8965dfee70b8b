import type { PhotoFormat, PhotoSide } from '@atrium/contract/accounts'
import { encodeImage, inTurn, openImage } from '#storage/images.ts'

/** The side in pixels of a stored photo, at most: the largest one that is offered. */
const storedSide = 320

/**
 * The picture of a file as it is stored: a WebP of the square in its middle, upright, without metadata. `undefined` for a
 * file that is no whole picture, or too large a one.
 */
export const encodePhoto = (path: string): Promise<Buffer | undefined> =>
  inTurn(async () => {
    const picture = openImage(path).autoOrient()
    const { width, height } = await picture.metadata()
    const side = Math.min(width, height, storedSide)
    const square = picture.resize(side, side).flatten({ background: 'white' })
    return encodeImage(square, 'webp', 90).toBuffer()
  }).catch(() => undefined)

/** A stored photo in one of the sizes and formats that are offered. */
export const resizePhoto = (stored: Buffer, side: PhotoSide, format: PhotoFormat): Promise<Buffer> =>
  encodeImage(openImage(stored).resize(side, side, { withoutEnlargement: true }), format, 80).toBuffer()
