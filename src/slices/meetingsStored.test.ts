import { daysBetween } from '@atrium/contract/days'
import fc from 'fast-check'
import { instantAt, meetingId, meetingSample } from '#testing/meetingSamples.ts'
import { expectInOrder, opened, personId, reducer, someEntry, someState } from '#testing/someMeetings.ts'
import { readMeetingRecords, writeMeetingRecords } from './meetingRecords.ts'

import { meetingAnswered, meetingChanged } from './meetingsSlice.ts'
import { allEntries, entriesBetween, findEntry, unsentEntries, upsertEntries } from './meetingsState.ts'
import { mergeMeetings } from './mergeMeetings.ts'
import { isPending, knownShared } from './ownAnswers.ts'
import type { StoredMeeting } from './storedMeeting.ts'

it('every meeting is stored once, as its last copy, and found between two days', () => {
  fc.assert(
    fc.property(someState, fc.array(someEntry, { maxLength: 12 }), (state, entries) => {
      const frozen = structuredClone(state)
      const next = upsertEntries(state, entries)
      expectInOrder(next)
      expect(state).toEqual(frozen)
      const last = new Map([...allEntries(state), ...entries].map((entry) => [entry.meeting.id, entry]))
      expect(new Set(allEntries(next))).toEqual(new Set(last.values()))
      const [first, until] = ['2026-11-22', '2026-11-28']
      const isWithin = ({ meeting: { day, recurrence, isDeleted } }: StoredMeeting) =>
        !isDeleted && (recurrence || daysBetween(first, until).includes(day))
      expect(new Set(entriesBetween(next, first, until))).toEqual(
        new Set([...last.values()].filter(isWithin)),
      )
    }),
    { numRuns: 500 },
  )
})

it('is found by its id, and as unsent, also in an earlier state', () => {
  fc.assert(
    fc.property(
      someState,
      fc.array(someEntry, { maxLength: 4 }),
      fc.array(someEntry),
      (state, some, more) => {
        const next = upsertEntries(state, some)
        const last = upsertEntries(next, more)
        for (const each of [last, next, state, last]) {
          const entries = allEntries(each)
          for (const entry of entries) expect(findEntry(each, entry.meeting.id)).toBe(entry)
          expect(findEntry(each, meetingId(9))).toBeUndefined()
          expect(new Set(unsentEntries(each))).toEqual(new Set(entries.filter(isPending)))
        }
      },
    ),
    { numRuns: 500 },
  )
})

describe('the records of meetings', () => {
  it('are read as they were written', () => {
    fc.assert(
      fc.property(someState, (state) => {
        const records = new Map(structuredClone([...writeMeetingRecords(state)]))
        expect(readMeetingRecords(records, personId)).toEqual({ state, unreadable: [] })
      }),
    )
  })

  /** The paths of all parts of a value. */
  const placesIn = (value: unknown, way: string[] = []): string[][] =>
    typeof value === 'object' && value !== null
      ? [
          ...(way.length > 0 ? [way] : []),
          ...Object.entries(value).flatMap(([key, part]) => placesIn(part, [...way, key])),
        ]
      : [way]

  const strange = fc.oneof(
    fc.constantFrom(
      undefined,
      null,
      '',
      'x',
      -1,
      1.5,
      Number.NaN,
      1e300,
      true,
      [],
      {},
      '2026-99-99',
      '24:61',
    ),
    fc.anything(),
  )

  it('a record with any damaged part is read or left out, and the others are read', () => {
    const whole = upsertEntries({ ...opened, created: 1 }, [
      {
        meeting: meetingSample(1, {
          attendees: ['Leyla'],
          attachments: [{ id: meetingId(9), name: 'plan.pdf', size: 5 }],
        }),
        syncedAt: instantAt(1),
        shared: {
          ...{ revision: 3, organiser: 'Aysel', invitedAs: 'Leyla', sequence: 1 },
          answers: [{ name: 'Leyla', day: '2026-11-24', state: 'maybe', at: instantAt(1), sequence: 1 }],
          roomTaken: ['2026-11-24'],
        },
        answers: { '': { state: 'accepted', at: instantAt(2), sequence: 1 } },
      },
      { meeting: meetingSample(2), syncedAt: null },
    ])
    const stored = Object.fromEntries(writeMeetingRecords(whole))
    const places = placesIn(stored)
    fc.assert(
      fc.property(fc.constantFrom(...places), strange, (way, value) => {
        const records = structuredClone(stored) as never
        const last = way.at(-1) as string
        const parent = way
          .slice(0, -1)
          .reduce<Record<string, never>>((part, key) => part[key] as never, records)
        parent[last] = value as never
        const { state, unreadable } = readMeetingRecords(new Map(Object.entries(records)), personId)
        expect(unreadable.length).toBeLessThanOrEqual(1)
        expect(allEntries(state)).toHaveLength(2 - unreadable.length)
        // The state is usable: shown by days, changed, answered, merged, sent.
        for (const entry of allEntries(state)) {
          const stamp = { id: entry.meeting.id, at: instantAt(9) }
          reducer(state, meetingChanged({ ...stamp, fields: { day: '2027-01-01' } }))
          reducer(state, meetingAnswered({ ...stamp, state: 'declined', sequence: 1 }))
          knownShared(entry)
        }
        mergeMeetings(state, whole)
        mergeMeetings(whole, state)
        expectInOrder(state)
      }),
      { numRuns: 1000 },
    )
  })
})
