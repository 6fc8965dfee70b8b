import fc from 'fast-check'
import { addDays, isCompanyDay, isIsoDay } from '#core/days.ts'
import { writeDays } from '#leave/offDays/endpoints.ts'
import { readDays } from '#leave/offDays/rules.ts'
import { deletedMeeting, newerMeeting } from './copies.ts'
import { readMeetingDate, writeMeetingDate } from './rules.ts'
import type { Meeting } from './schema.ts'

const days = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays('1970-01-01', count))

const meeting: Meeting = {
  id: '00000000-0000-4000-8000-000000000001',
  title: 'Planning',
  day: '2026-11-24',
  start: '10:00',
  end: '11:00',
  attendees: ['Leyla Əliyeva'],
  notes: '',
  attachments: [],
  look: 0,
  createdAt: '2026-11-21T09:00:00.000Z',
  changedAt: '2026-11-21T09:00:00.000Z',
  isDeleted: false,
}

/** Random copies of one meeting, with so few values for each field that timestamps and texts are often equal. */
const copies: fc.Arbitrary<Meeting> = fc
  .record({
    title: fc.constantFrom('', 'a', 'ə', 'b'),
    day: fc.constantFrom('2026-11-24', '2026-11-25'),
    attendees: fc.subarray(['Ay', 'Ə'], { minLength: 0 }),
    attachments: fc.subarray([
      { id: '1', name: 'x', size: 1 },
      { id: '2', name: 'x', size: 1 },
    ]),
    changedAt: fc.constantFrom('2026-11-21T09:00:00.000Z', '2026-11-21T09:00:00.001Z'),
    isDeleted: fc.boolean(),
  })
  .map((changes) => ({ ...meeting, ...changes }))
  .map((copy) => (copy.isDeleted ? deletedMeeting(copy, copy.changedAt) : copy))

describe('the winner of two copies', () => {
  it('is the same in either order', () => {
    fc.assert(
      fc.property(copies, copies, (one, other) => {
        expect(newerMeeting(one, other)).toEqual(newerMeeting(other, one))
      }),
      { numRuns: 2000 },
    )
  })

  it('is the same for many copies in any order, also with repetitions', () => {
    const orders = fc
      .array(copies, { minLength: 1, maxLength: 6 })
      .chain((all) =>
        fc.tuple(fc.constant(all), fc.shuffledSubarray([...all, ...all], { minLength: all.length * 2 })),
      )
    fc.assert(
      fc.property(orders, ([all, again]) => {
        expect(again.reduce(newerMeeting)).toEqual(all.reduce(newerMeeting))
      }),
      { numRuns: 1000 },
    )
  })

  it('does not depend on which two of three copies are compared first', () => {
    fc.assert(
      fc.property(copies, copies, copies, (one, two, three) => {
        expect(newerMeeting(newerMeeting(one, two), three)).toEqual(
          newerMeeting(one, newerMeeting(two, three)),
        )
      }),
      { numRuns: 2000 },
    )
  })

  it('is the first of two equal copies, so that nothing is written again', () => {
    fc.assert(
      fc.property(copies, (copy) => {
        expect(newerMeeting(copy, structuredClone(copy))).toBe(copy)
      }),
      { numRuns: 1000 },
    )
  })

  it('is the later change, and the deletion when both have the same timestamp', () => {
    const later = { ...meeting, title: 'A', changedAt: '2026-11-21T09:00:00.001Z' }
    const deleted = deletedMeeting(meeting, meeting.changedAt)
    expect(newerMeeting(later, meeting)).toBe(later)
    expect(newerMeeting(deleted, later)).toBe(later)
    expect(newerMeeting(meeting, deleted)).toBe(deleted)
  })
})

describe('dates of a meeting and of a request', () => {
  it('are read from texts with slashes, dashes and surrounding spaces', () => {
    fc.assert(
      fc.property(days, (day) => {
        const text = writeMeetingDate(day)
        expect(text).toMatch(/^\d{4}\/\d{2}\/\d{2}$/)
        expect([readMeetingDate(text), readMeetingDate(` ${text} `), readMeetingDate(day)]).toEqual([
          day,
          day,
          day,
        ])
      }),
      { numRuns: 1000 },
    )
  })

  it('are valid days or undefined for any text', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789/-. '), maxLength: 12 })
    fc.assert(
      fc.property(fc.oneof(fc.string(), digits), (text) => {
        const day = readMeetingDate(text)
        expect(day === undefined || isIsoDay(day)).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  it.each(['', '2026/02/29', '2026/13/01', '2026/1/1', '24/11/2026', '0026/01/01', '2026/11/24T00:00'])(
    'reads %p as no day',
    (text) => {
      expect(readMeetingDate(text)).toBeUndefined()
    },
  )

  it('are read from the text of a request, sorted and without duplicates', () => {
    const chosen = fc
      .tuple(days, fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 40 }))
      .map(([first, offsets]) => offsets.map((offset) => addDays(first, offset)))
    fc.assert(
      fc.property(chosen, (some) => {
        const sorted = [...new Set(some)].sort()
        const isReadable = sorted.length > 0 && sorted.every(isCompanyDay)
        expect(readDays(writeDays(some))).toEqual(isReadable ? sorted : undefined)
      }),
      { numRuns: 1000 },
    )
  })
})
