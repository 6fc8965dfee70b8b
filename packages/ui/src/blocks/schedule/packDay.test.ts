import fc from 'fast-check'
import { packDay } from './packDay.ts'
import { packMeetings } from './packMeetings.ts'

const day = fc
  .array(fc.tuple(fc.nat(40), fc.integer({ min: 1, max: 24 }), fc.boolean()), { maxLength: 40 })
  .map((rows) =>
    rows.map(([start, length, isOthers], at) => ({ id: `m${at}`, start, end: start + length, isOthers })),
  )

type Meeting = { start: number; end: number }
const overlap = (a: Meeting, b: Meeting) => a.start < b.end && b.start < a.end

it('draws no two meetings over each other, and all of them inside the day', () => {
  fc.assert(
    fc.property(day, (meetings) => {
      const places = packDay(meetings)
      for (const [at, { left, right }] of places.entries()) {
        expect(left).toBeGreaterThanOrEqual(0)
        expect(right).toBeGreaterThan(left)
        expect(right).toBeLessThan(1 + 1e-9)
        for (const [other, place] of places.entries()) {
          const [one, two] = [meetings[at], meetings[other]]
          if (other > at && one && two && overlap(one, two))
            expect(left >= place.right - 1e-9 || place.left >= right - 1e-9).toBe(true)
        }
      }
    }),
  )
})

it('gives an own meeting the width that it has without the meetings of others, less a strip over it', () => {
  fc.assert(
    fc.property(day, (meetings) => {
      const places = packDay(meetings)
      const own = meetings.flatMap((meeting, at) =>
        meeting.isOthers ? [] : [{ meeting, place: places[at] }],
      )
      const alone = packMeetings(own.map(({ meeting }) => meeting))
      for (const [at, { place }] of own.entries()) {
        const width = ((place?.right ?? 0) - (place?.left ?? 0)) * (alone[at]?.lanes ?? 0)
        expect(width).toBeGreaterThanOrEqual(0.72 - 1e-9)
        expect(place?.lanes).toBe(alone[at]?.lanes)
      }
    }),
  )
})

it.each([
  ['beside an own meeting', [600, 660, false], [0.84, 1]],
  ['where no own meeting is', [660, 720, false], [0, 1]],
] as const)('gives a meeting of others %s its place', (_where, [start, end, isOthers], [left, right]) => {
  const others = { id: 'other', start: 600, end: 660, isOthers: true }
  const places = packDay([{ id: 'own', start, end, isOthers }, others])
  expect(places[1]).toMatchObject({ left, right })
  expect(places[0]).toMatchObject({ left: 0, right: left === 0 ? 1 : left })
})
