import type { MessageKey } from '@atrium/contract/core'
import { type PictureFormat, type PictureWidth, pictureWidths } from '@atrium/contract/pictures'
import { encodeImage, inTurn, maxPixels, measureImage, openImage } from '#storage/images.ts'

/** Pixels of the longer side of a stored picture, at most. */
const storedSide = Math.max(...pictureWidths)

/** The same to the eye. */
const qualities = { avif: 50, webp: 78, jpg: 78 } as const

interface EncodedPicture {
  content: Buffer
  width: number
  height: number
}

/** The picture of a file as it is stored: a WebP, upright, without metadata; or what is wrong with the file. */
export const encodePicture = (path: string): Promise<EncodedPicture | MessageKey> =>
  inTurn(async () => {
    const measured = await measureImage(path)
    if (!measured) return 'pictureBroken'
    if (measured.width * measured.height > maxPixels) return 'pictureTooManyPixels'
    const picture = openImage(path)
      .autoOrient()
      .resize(storedSide, storedSide, { fit: 'inside', withoutEnlargement: true })
    const encoded = await encodeImage(picture, 'webp', 90).toBuffer({ resolveWithObject: true })
    const { width, height } = encoded.info
    return { content: encoded.data, width, height }
  }).catch(() => 'pictureBroken')

/** A stored picture in one of the widths and formats that are offered. */
export const resizePicture = (stored: Buffer, width: PictureWidth, format: PictureFormat): Promise<Buffer> =>
  inTurn(() => {
    const picture = openImage(stored).resize({ width, withoutEnlargement: true })
    return encodeImage(picture, format, qualities[format]).toBuffer()
  })
