/** The maximum width and height of an uploaded photo, in pixels. */
const photoSide = 512

const quality = 0.88

/**
 * Re-encodes a picture, cropped to the square in its middle: the file gets small and loses its metadata (place, time,
 * camera). WebP where the browser can write it, else JPEG. Rejects when the browser cannot read the file.
 */
export async function preparePhoto(file: File): Promise<File> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const cut = Math.min(picture.width, picture.height)
    const side = Math.min(cut, photoSide)
    const canvas = document.createElement('canvas')
    canvas.width = side
    canvas.height = side
    const drawing = canvas.getContext('2d')
    if (!drawing) throw new Error('This browser cannot draw.')
    // Transparent pixels become white; JPEG would make them black.
    drawing.fillStyle = 'white'
    drawing.fillRect(0, 0, side, side)
    drawing.imageSmoothingQuality = 'high'
    drawing.drawImage(
      picture,
      (picture.width - cut) / 2,
      (picture.height - cut) / 2,
      cut,
      cut,
      0,
      0,
      side,
      side,
    )
    const webp = await write(canvas, 'image/webp')
    // A browser that cannot write WebP returns PNG instead.
    const blob = webp.type === 'image/webp' ? webp : await write(canvas, 'image/jpeg')
    return new File([blob], blob.type === 'image/webp' ? 'photo.webp' : 'photo.jpg', { type: blob.type })
  } finally {
    picture.close()
  }
}

const write = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob>((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be written.'))),
      type,
      quality,
    ),
  )
