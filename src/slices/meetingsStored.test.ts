import { startOfWeek } from '@atrium/contract/days'
import fc from 'fast-check'
import { instantAt, meetingId, meetingSample } from '#testing/meetingSamples.ts'
import { expectInOrder, opened, reducer, someEntry, someState } from '#testing/someMeetings.ts'
import { meetingChanged } from './meetingsSlice.ts'
import { allEntries, type MeetingsState, putEntries } from './meetingsState.ts'
import { mergeMeetings } from './mergeMeetings.ts'
import { readMeetings } from './readMeetings.ts'

it('whatever is put stands once, in the week of its day, and the last copy of it', () => {
  fc.assert(
    fc.property(someState, fc.array(someEntry, { maxLength: 12 }), (state, entries) => {
      const frozen = structuredClone(state)
      const next = putEntries(state, entries)
      expectInOrder(next)
      expect(state).toEqual(frozen)
      const last = new Map([...allEntries(state), ...entries].map((entry) => [entry.meeting.id, entry]))
      expect(new Set(allEntries(next))).toEqual(new Set(last.values()))
      const touched = new Set(entries.map(({ meeting }) => meeting.id))
      for (const [sunday, week] of Object.entries(state.weeks))
        if (
          !Object.keys(week).some((id) => touched.has(id)) &&
          !entries.some(({ meeting }) => startOfWeek(meeting.day) === sunday)
        )
          expect(next.weeks[sunday]).toBe(week)
    }),
    { numRuns: 500 },
  )
})

describe('what is stored', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(someState, (state) => {
        expect(readMeetings(JSON.parse(JSON.stringify(state)))).toEqual(state)
      }),
    )
  })

  /** Every place in a value, as the way to it. */
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

  it('is refused when any part of it is of another form, and nothing but an error is thrown', () => {
    const whole = putEntries({ ...opened, created: 1 }, [
      {
        meeting: meetingSample(1, {
          attendees: ['Leyla'],
          attachments: [{ id: meetingId(9), name: 'plan.pdf', size: 5 }],
        }),
        syncedAt: instantAt(1),
      },
      { meeting: meetingSample(2), syncedAt: null },
    ])
    const places = placesIn(whole)
    fc.assert(
      fc.property(fc.constantFrom(...places), strange, (way, value) => {
        const state = structuredClone(whole) as never
        const last = way.at(-1) as string
        const parent = way
          .slice(0, -1)
          .reduce<Record<string, never>>((part, key) => part[key] as never, state)
        parent[last] = value as never
        let read: MeetingsState | undefined
        try {
          read = readMeetings(state)
        } catch (error) {
          expect(error).toBeInstanceOf(Error)
          return
        }
        // What is read can be used: shown by its weeks, changed, merged, sent.
        for (const { meeting } of allEntries(read))
          reducer(read, meetingChanged({ id: meeting.id, at: instantAt(9), fields: { day: '2027-01-01' } }))
        mergeMeetings(read, whole)
        mergeMeetings(whole, read)
        expect(Object.keys(read.weeks).every((sunday) => startOfWeek(sunday) === sunday)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })
})
