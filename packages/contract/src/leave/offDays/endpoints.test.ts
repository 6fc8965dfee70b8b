import { addDays } from '#core/days.ts'
import { rounds } from '#testing/rounds.ts'
import { writeDays } from './endpoints.ts'
import { readDays } from './rules.ts'

it.each([
  [['2026-11-24'], '24.11.2026'],
  [['2026-11-26', '2026-11-24', '2026-11-25', '2026-12-03'], '24.11.2026 - 26.11.2026, 03.12.2026'],
  [['2026-11-24', '2026-11-25'], '24.11.2026 - 25.11.2026'],
  [['2026-12-31', '2027-01-01'], '31.12.2026 - 01.01.2027'],
  [['2028-02-28', '2028-02-29', '2028-03-01'], '28.02.2028 - 01.03.2028'],
  [['2026-11-24', '2026-11-24'], '24.11.2026'],
  [[], ''],
])('writes %p as %p', (days, text) => {
  expect(writeDays(days)).toBe(text)
})

it('does not change the given days', () => {
  const days = ['2026-11-26', '2026-11-24']
  writeDays(days)
  expect(days).toEqual(['2026-11-26', '2026-11-24'])
})

it.each([
  ['24.11.2026, 24.11.2026 - 25.11.2026', ['2026-11-24', '2026-11-25']],
  [' 24.11.2026,03.12.2026 ', ['2026-11-24', '2026-12-03']],
])('reads %p', (text, days) => {
  expect(readDays(text)).toEqual(days)
})

it.each([
  '',
  '24.11.26',
  '2026-11-24',
  '31.11.2026',
  '29.02.2027',
  '26.11.2026 - 24.11.2026',
  '24.11.2026 - 25.11.2026 - 26.11.2026',
  '24.11.2026,',
  '24.11.2026 and more',
  '01.01.2026 - 02.01.2027',
  '01.01.0000',
  '01.01.1000 - 31.12.2999',
])('rejects %p', (text) => {
  expect(readDays(text)).toBeUndefined()
})

it('accepts as many days as a leap year has, and not one more', () => {
  expect(readDays('01.01.2028 - 31.12.2028')).toHaveLength(366)
  expect(readDays('01.01.2028 - 31.12.2028, 05.01.2029')).toBeUndefined()
})

/** Pseudo-random numbers, the same each time (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

it('reads every set of days that it writes, over twenty years', () => {
  const { numRuns, seed } = rounds(2000)
  const random = numbersFrom(seed)
  for (let round = 0; round < numRuns; round += 1) {
    const start = Math.floor(random() * 365 * 20)
    const span = 1 + Math.floor(random() * 90)
    const days = Array.from({ length: 1 + Math.floor(random() * 40) }, () => {
      return addDays('2020-01-01', start + Math.floor(random() * span))
    })
    const expected = [...new Set(days)].sort()
    const text = writeDays(days)
    expect(readDays(text)).toEqual(expected)
    // Consecutive days are never written one by one.
    expect(writeDays(readDays(text) ?? [])).toBe(text)
  }
})
