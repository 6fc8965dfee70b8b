import { chooseParts, parts, propertyTests, roundsEnv } from './longRun.mjs'
import { inRoot } from './paths.mjs'

test('runs all parts, the named part, or one file of journeys', () => {
  expect(chooseParts(undefined)).toEqual(parts)
  expect(chooseParts('strict')).toEqual([{ name: 'strict', kind: 'strict' }])
  expect(chooseParts('tabs')).toEqual([{ name: 'tabs', kind: 'journeys' }])
  expect(() => chooseParts('nothing')).toThrow('There is no part "nothing". The parts are properties, strict')
})

test('finds properties in every package', () => {
  const found: string[] = propertyTests()
  expect(found).toContain(inRoot('packages/contract/src/meetings/rules.test.ts'))
  expect(found.filter((file) => file.startsWith(inRoot('packages/tooling')))).toEqual([])
})

test('passes seed and rounds on; the full figures are the default', () => {
  expect(roundsEnv({})).toEqual({ LONG: '1' })
  expect(roundsEnv({ seed: '7', rounds: '100' })).toEqual({ LONG: '1', SEED: '7', ROUNDS: '100' })
  expect(() => roundsEnv({ seed: 'x' })).toThrow('--seed is a whole number from 1 on; "x" is none.')
  expect(() => roundsEnv({ rounds: '0' })).toThrow('--rounds is')
})
