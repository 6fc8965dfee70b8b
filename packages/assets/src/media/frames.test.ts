import { createPainter, toRgb16 } from './frames.ts'
import { base, frameCount, type Scene, scenes } from './scenes.ts'

// Small, so that it is quick: the proportions do not matter here.
const small = (scene: Scene): Scene => ({ ...scene, width: 160, height: 90, rowHeight: 12, columnWidth: 6 })
const scene = small({ ...base, name: 'small', seed: 1 })
const named = scenes.map((one) => [one.name, one] as const)

test.each(named)('%s closes its loop: the frame after the last is the first', (_name, one) => {
  const paint = createPainter(small(one))
  const [begin, end, next] = [0, frameCount(small(one)), 1].map((frame) => toRgb16(paint(frame)))
  expect(end?.equals(begin as Buffer)).toBe(true)
  expect(next?.equals(begin as Buffer)).toBe(false)
})

test('rows that come back at different moments are refused', () => {
  const paces = [
    { columns: 28, step: 2 },
    { columns: 28, step: 1 },
  ]
  expect(() => frameCount({ ...scene, paces })).toThrow('do not come back together')
})

test('the same seed gives the same film, another seed another', () => {
  const picture = (seed: number) => toRgb16(createPainter({ ...scene, seed })(5))
  expect(picture(3).equals(picture(3))).toBe(true)
  expect(picture(4).equals(picture(3))).toBe(false)
})

test.each(named)('%s lasts 10 to 14 seconds', (_name, one) => {
  const seconds = frameCount(one) / one.framesPerSecond
  expect(seconds).toBeGreaterThanOrEqual(10)
  expect(seconds).toBeLessThanOrEqual(14)
})
