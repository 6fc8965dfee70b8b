import fc from 'fast-check'
import { hoursSample as hours } from '#testing/gridSamples.ts'
import {
  drawnAs,
  drawnSpan,
  freeSpans,
  insetOf,
  movedSpan,
  newSpan,
  rowCountOf,
  rowOfMinutes,
  stretchedSpan,
} from './gridMath.ts'
import type { PlacedMeeting } from './scheduleTypes.ts'

const day = '2026-11-17'
const span = fc
  .tuple(fc.integer({ min: 540, max: 1079 }), fc.integer({ min: 1, max: 540 }))
  .map(([start, length]) => ({ day, start, end: Math.min(start + length, 1080) }))
const by = fc.integer({ min: -60, max: 60 }).map((rows) => rows * 15)

it('has thirty-six rows, and a row for every time', () => {
  expect(rowCountOf(hours)).toBe(36)
  expect([300, 540, 554, 555, 1079, 1080, 1400].map((time) => rowOfMinutes(time, hours))).toEqual([
    0, 0, 0, 1, 35, 35, 35,
  ])
})

it('finds the free times of a day, of a row at least, between meetings that may overlap', () => {
  const at = (start: number, end: number) => ({ start, end }) as PlacedMeeting
  expect(freeSpans(day, [], hours)).toEqual([{ day, start: 540, end: 1080 }])
  expect(freeSpans(day, [at(540, 660), at(600, 630), at(670, 700), at(720, 1080)], hours)).toEqual([
    { day, start: 700, end: 720 },
  ])
})

it('makes an hour, cut at the end of the day', () => {
  expect(newSpan(day, 600, hours)).toEqual({ day, start: 600, end: 660 })
  expect(newSpan(day, 1065, hours)).toEqual({ day, start: 1065, end: 1080 })
})

it('moves inside the hours and keeps the length', () => {
  fc.assert(
    fc.property(span, by, (before, minutes) => {
      const after = movedSpan(before, minutes, hours)
      expect(after.end - after.start).toBe(before.end - before.start)
      expect(after.start).toBeGreaterThanOrEqual(540)
      expect(after.end).toBeLessThanOrEqual(1080)
    }),
  )
  expect(movedSpan({ day, start: 600, end: 660 }, 15, hours, '2026-11-18')).toEqual({
    day: '2026-11-18',
    start: 615,
    end: 675,
  })
})

it('makes longer and shorter, never less than a row and never past the end', () => {
  fc.assert(
    fc.property(span, by, (before, minutes) => {
      const { start, end } = stretchedSpan(before, minutes, hours)
      expect(start).toBe(before.start)
      expect(end).toBeLessThanOrEqual(1080)
      expect(end).toBeGreaterThanOrEqual(Math.min(start + 15, 1080))
    }),
  )
})

it('draws whole rows, upwards as well as downwards', () => {
  expect(drawnSpan(day, 607, 660, hours)).toEqual({ day, start: 600, end: 675 })
  expect(drawnSpan(day, 660, 607, hours)).toEqual({ day, start: 600, end: 675 })
  expect(drawnSpan(day, 2000, 1070, hours)).toEqual({ day, start: 1065, end: 1080 })
})

it('places by parts of the height and the width, and cuts what is outside the hours', () => {
  expect(insetOf({ start: 540, end: 810 }, 1 / 7, 3 / 14, hours)).toBe('0% 78.571% 50% 14.286%')
  expect(insetOf({ start: 500, end: 1200 }, 0, 1, hours)).toBe('0% 0% 0% 0%')
})

it('draws at least a row, within the hours', () => {
  const long = { start: 600, end: 615 }
  expect(drawnAs(long, hours)).toBe(long)
  expect(drawnAs({ start: 795, end: 800 }, hours)).toEqual({ start: 795, end: 810 })
  expect(drawnAs({ start: 1075, end: 1080 }, hours)).toEqual({ start: 1065, end: 1080 })
})
