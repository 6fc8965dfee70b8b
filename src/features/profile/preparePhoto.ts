/** The sides of a photo that is sent, in pixels, at the most. */
const photoSide = 512

/** Bytes of a picture that is chosen, at the most: what is sent is far smaller, but a browser must hold the whole. */
export const chosenPhotoBytes = 25 * 1024 * 1024

const quality = 0.88

/**
 * Draws a picture anew, cut to the square in its middle: it gets small, and what the file says about place, time and
 * camera stays behind. WebP where the browser writes it, else JPEG. Rejects when the browser cannot read the file.
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
    // What is transparent becomes white, as JPEG would make it black.
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
    // A browser that does not write WebP gives PNG in its place.
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
