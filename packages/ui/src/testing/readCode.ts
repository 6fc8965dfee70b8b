import jsQR from 'jsqr'

/** Pixels of a module in the picture that is read. */
const scale = 4

/** What an independent decoder reads from a QR code that is drawn as an svg; undefined when it reads nothing. */
export function readCode(drawn: Element): string | undefined {
  const side = Number(drawn.getAttribute('viewBox')?.split(' ')[2])
  const width = side * scale
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, x, y, length] of (drawn.querySelector('path')?.getAttribute('d') ?? '').matchAll(
    /M(\d+) (\d+)h(\d+)v1h-\3z/g,
  ))
    blacken(pixels, width, Number(x), Number(y), Number(length))
  return jsQR(pixels, width, width)?.data
}

function blacken(pixels: Uint8ClampedArray, width: number, x: number, y: number, length: number) {
  for (let row = y * scale; row < (y + 1) * scale; row += 1)
    for (let column = x * scale; column < (x + length) * scale; column += 1)
      pixels.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3)
}
