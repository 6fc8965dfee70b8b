/**
 * Jsdom neither reads nor draws pictures: for a test file, every file is a picture of 800 × 600 and every drawing a few
 * bytes. `drawn` tells what was cut out of the picture, `writes` is what the canvas can write.
 */
export function mockCanvas() {
  const drawing = {
    failsToRead: false,
    writes: ['image/webp', 'image/jpeg', 'image/png'],
    size: { width: 800, height: 600 },
    drawn: [] as number[][],
  }
  const prototype = HTMLCanvasElement.prototype
  const kept = { getContext: prototype.getContext, toBlob: prototype.toBlob }

  beforeEach(() => {
    Object.assign(drawing, {
      failsToRead: false,
      writes: ['image/webp', 'image/jpeg', 'image/png'],
      size: { width: 800, height: 600 },
      drawn: [],
    })
  })
  beforeAll(() => {
    Object.assign(globalThis, {
      createImageBitmap: async () => {
        if (drawing.failsToRead) throw new Error('This is no picture.')
        return { ...drawing.size, close: () => undefined }
      },
    })
    Object.assign(prototype, {
      getContext: () => ({
        fillRect: () => undefined,
        drawImage: (_picture: unknown, ...numbers: number[]) => drawing.drawn.push(numbers),
      }),
      toBlob: (take: (blob: Blob) => void, type: string) =>
        take(new Blob(['drawn'], { type: drawing.writes.includes(type) ? type : 'image/png' })),
    })
  })
  afterAll(() => {
    Object.assign(prototype, kept)
    Reflect.deleteProperty(globalThis, 'createImageBitmap')
  })
  return drawing
}
