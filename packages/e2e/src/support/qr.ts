import type { Locator } from '@playwright/test'
import jsQR from 'jsqr'

/** The content of a QR code, read from a screenshot as a camera would. */
export async function readQr(code: Locator): Promise<string> {
  const { width, height, pixels } = await pixelsOf(code)
  const found = jsQR(pixels, width, height)
  if (!found) throw new Error('There is no QR code in the picture that can be read.')
  // Decoded as UTF-8, as phones do; the text of the decoder depends on its guess of the encoding.
  return new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(found.binaryData))
}

/** Red, green, blue and alpha of each pixel. The browser decodes the screenshot and returns the red channel. */
async function pixelsOf(code: Locator) {
  const picture = (await code.screenshot()).toString('base64')
  const { width, height, red } = await code.page().evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
    if (!context) throw new Error('The browser draws nothing.')
    context.drawImage(image, 0, 0)
    const { data } = context.getImageData(0, 0, image.width, image.height)
    let text = ''
    for (let at = 0; at < data.length; at += 4) text += String.fromCharCode(data[at] ?? 0)
    return { width: image.width, height: image.height, red: btoa(text) }
  }, picture)
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255)
  Buffer.from(red, 'base64').forEach((value, at) => {
    pixels.fill(value, at * 4, at * 4 + 3)
  })
  return { width, height, pixels }
}
