import fc from 'fast-check'
import { type Packable, packMeetings } from './packMeetings.ts'

/** Days as full as they become: many share a start, an end, or both. */
const day = fc
  .array(fc.tuple(fc.nat(40), fc.integer({ min: 1, max: 24 })), { maxLength: 60 })
  .map((rows) => rows.map(([start, length], at): Packable => ({ id: `m${at}`, start, end: start + length })))

const overlap = (a: Packable, b: Packable) => a.start < b.end && b.start < a.end

/** Every two of them, with their places. */
const pairsOf = (meetings: readonly Packable[]) => {
  const places = packMeetings(meetings)
  const all = meetings.map((meeting, at) => ({ meeting, place: places[at] ?? { lane: -1, lanes: 0 } }))
  return all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other] as const))
}

it('never puts two that overlap in one lane, and gives them the same width', () => {
  fc.assert(
    fc.property(day, (meetings) => {
      for (const [a, b] of pairsOf(meetings))
        if (overlap(a.meeting, b.meeting)) {
          expect(a.place.lane).not.toBe(b.place.lane)
          expect(a.place.lanes).toBe(b.place.lanes)
        }
    }),
  )
})

it('stays inside the day, and needs no more lanes than there are meetings at once', () => {
  fc.assert(
    fc.property(day, (meetings) => {
      const places = packMeetings(meetings)
      for (const { lane, lanes } of places) {
        expect(lane).toBeGreaterThanOrEqual(0)
        expect(lane).toBeLessThan(lanes)
      }
      const atOnce = meetings.map(
        ({ start }) => meetings.filter((m) => m.start <= start && start < m.end).length,
      )
      expect(Math.max(0, ...places.map(({ lanes }) => lanes))).toBe(Math.max(0, ...atOnce))
    }),
  )
})

it('takes the first lane that is free; of those that begin together the longer one, then the smaller id, is first', () => {
  fc.assert(
    fc.property(day, (meetings) => {
      const places = packMeetings(meetings)
      for (const [a, b] of pairsOf(meetings)) {
        if (a.meeting.start !== b.meeting.start) continue
        const isFirst =
          a.meeting.end !== b.meeting.end ? a.meeting.end > b.meeting.end : a.meeting.id < b.meeting.id
        expect(a.place.lane < b.place.lane).toBe(isFirst)
      }
      for (const [at, { lane }] of places.entries()) {
        const { start } = meetings[at] as Packable
        for (let lower = 0; lower < lane; lower += 1)
          expect(
            meetings.some((m, other) => places[other]?.lane === lower && m.start <= start && start < m.end),
          ).toBe(true)
      }
    }),
  )
})

it('does not depend on the order in which they come', () => {
  const shuffled = day.chain((meetings) =>
    fc.tuple(fc.constant(meetings), fc.shuffledSubarray(meetings, { minLength: meetings.length })),
  )
  const byId = (meetings: readonly Packable[]) => {
    const places = packMeetings(meetings)
    return new Map(meetings.map(({ id }, at) => [id, places[at]]))
  }
  fc.assert(fc.property(shuffled, ([a, b]) => expect(byId(b)).toEqual(byId(a))))
})

it('a meeting without overlaps has the whole width, and only overlapping ones share it', () => {
  const at = (id: string, start: number, end: number) => ({ id, start, end })
  expect(packMeetings([])).toEqual([])
  expect(packMeetings([at('a', 540, 570), at('b', 570, 600)])).toEqual([
    { lane: 0, lanes: 1 },
    { lane: 0, lanes: 1 },
  ])
  expect(packMeetings([at('a', 540, 600), at('b', 555, 660), at('c', 600, 660), at('d', 700, 720)])).toEqual([
    { lane: 0, lanes: 2 },
    { lane: 1, lanes: 2 },
    { lane: 0, lanes: 2 },
    { lane: 0, lanes: 1 },
  ])
})
