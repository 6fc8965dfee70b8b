import { readTime, type TimeSpan } from '@atrium/contract'
import fc from 'fast-check'
import { freeTimes, overlaps, type SearchedDay, type Taken } from './freeTimes.ts'

const day = (taken: [string, string][], from = '00:00'): SearchedDay => ({
  day: '2026-11-24',
  from: minutes(from),
  taken: taken.map(([start, end]) => ({ start: minutes(start), end: minutes(end) })),
})
const minutes = (time: string) => readTime(time) ?? Number.NaN
const starts = (days: SearchedDay[], length: number, count = 3) =>
  freeTimes(days, length, count).map(({ start }) => start)

it('finds adjacent spans on a free day', () => {
  expect(freeTimes([day([])], 50, 3)).toEqual([
    { day: '2026-11-24', start: '09:00', end: '09:50' },
    { day: '2026-11-24', start: '10:00', end: '10:50' },
    { day: '2026-11-24', start: '11:00', end: '11:50' },
  ])
})

it('starts at the end of a busy interval, and ends at the start of one', () => {
  expect(
    starts(
      [
        day([
          ['09:00', '09:30'],
          ['10:30', '17:00'],
        ]),
      ],
      60,
    ),
  ).toEqual(['09:30', '17:00'])
})

it('keeps to quarters of an hour, also after an interval that ends between them, and to the working hours', () => {
  expect(starts([day([['08:00', '09:01']])], 15, 1)).toEqual(['09:15'])
  expect(starts([day([], '17:31')], 15)).toEqual(['17:45'])
  expect(starts([day([], '17:46')], 15)).toEqual([])
  expect(starts([day([])], 9 * 60)).toEqual(['09:00'])
})

it('continues on the next day, from its start', () => {
  expect(
    freeTimes([day([['09:00', '17:30']], '16:00'), { ...day([]), day: '2026-11-25' }], 30, 2),
  ).toMatchObject([
    { day: '2026-11-24', start: '17:30' },
    { day: '2026-11-25', start: '09:00' },
  ])
})

it('ignores empty intervals', () => {
  const taken: [string, string][] = [
    ['09:30', '09:30'],
    ['11:00', '10:00'],
  ]
  expect(starts([day(taken)], 120, 1)).toEqual(['09:00'])
})

const minute = fc.integer({ min: 0, max: 24 * 60 - 1 })
const taken = fc.array(
  fc.record({ start: minute, length: fc.integer({ min: -10, max: 240 }) }).map(
    ({ start, length }): Taken => ({
      start,
      end: start + length,
    }),
  ),
  { maxLength: 12 },
)
const days = fc
  .array(fc.record({ from: fc.oneof(fc.constant(0), minute), taken }), { maxLength: 4 })
  .map((list) => list.map((one, index): SearchedDay => ({ ...one, day: `2026-11-2${index}` })))

/** Tries every quarter of every day, and checks every minute of each span. */
function byMinutes(searched: readonly SearchedDay[], length: number, count: number): TimeSpan[] {
  const found: TimeSpan[] = []
  for (const { day: name, from, taken: spans } of searched) {
    let before = from
    for (let start = 9 * 60; start <= 18 * 60; start += 15) {
      const inside = Array.from({ length }, (_minute, index) => start + index)
      const isFree = inside.every(
        (one) => one < 18 * 60 && !spans.some((span) => span.start <= one && one < span.end),
      )
      if (!isFree || start < before || found.length === count) continue
      before = start + length
      const write = (time: number) =>
        `${String(Math.floor(time / 60)).padStart(2, '0')}:${String(time % 60).padStart(2, '0')}`
      found.push({ day: name, start: write(start), end: write(start + length) })
    }
  }
  return found
}

it('equals a minute-by-minute search', () => {
  fc.assert(
    fc.property(
      days,
      fc.integer({ min: 1, max: 540 }),
      fc.integer({ min: 1, max: 5 }),
      (list, length, count) => {
        expect(freeTimes(list, length, count)).toEqual(byMinutes(list, length, count))
      },
    ),
    { numRuns: 1000 },
  )
})

it('two spans overlap when they share a minute', () => {
  fc.assert(
    fc.property(taken, taken, (some, others) => {
      for (const one of some)
        for (const other of others) {
          const shared = Array.from(
            { length: Math.max(0, one.end - one.start) },
            (_m, index) => one.start + index,
          )
          const expected = shared.some((time) => other.start <= time && time < other.end)
          expect(overlaps(one, other)).toBe(expected)
        }
    }),
    { numRuns: 1000 },
  )
})
