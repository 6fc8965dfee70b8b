import { createPainter, toRgb16 } from './frames.ts'
import { frameCount, scenes } from './scenes.ts'

const [first] = scenes
if (!first) throw new Error('There is no scene.')
// Small, so that it is quick: the proportions do not matter here.
const scene = { ...first, width: 160, height: 90, rowHeight: 12, columns: 16 }

test('the loop closes: the frame after the last is the first', () => {
  const paint = createPainter(scene)
  const [begin, end, next] = [0, frameCount(scene), 1].map((frame) => toRgb16(paint(frame)))
  expect(end?.equals(begin as Buffer)).toBe(true)
  expect(next?.equals(begin as Buffer)).toBe(false)
})

test('the same seed gives the same film, another seed another', () => {
  const picture = (seed: number) => toRgb16(createPainter({ ...scene, seed })(5))
  expect(picture(3).equals(picture(3))).toBe(true)
  expect(picture(4).equals(picture(3))).toBe(false)
})

test.each(scenes.map((one) => [one.name, one] as const))('%s lasts 10 to 14 seconds', (_name, one) => {
  const seconds = frameCount(one) / one.framesPerSecond
  expect(seconds).toBeGreaterThanOrEqual(10)
  expect(seconds).toBeLessThanOrEqual(14)
})
