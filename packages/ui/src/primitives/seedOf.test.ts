import { seedOf } from './seedOf.ts'

it('gives each name its own seed, always the same', () => {
  expect(seedOf('Günəş')).toBe(seedOf('Günəş'))
  expect(seedOf('Günəş')).not.toBe(seedOf('Rauf'))
})
