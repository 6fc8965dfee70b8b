import { addDays, type Meeting, startOfWeek } from '@atrium/contract'
import fc from 'fast-check'
import { instantAt, meetingFields, meetingId, meetingSample } from '#testing/meetingSamples.ts'
import { createModelServer } from '#testing/modelServer.ts'
import {
  meetingChanged,
  meetingCreated,
  meetingDeleted,
  meetingsOpened,
  meetingsReceived,
  meetingsSliceConfig,
} from './meetingsSlice.ts'
import {
  allEntries,
  isUnsent,
  type MeetingEntry,
  type MeetingsState,
  noMeetings,
  putEntries,
} from './meetingsState.ts'
import { mergeMeetings } from './mergeMeetings.ts'
import { readMeetings } from './readMeetings.ts'

const { reducer } = meetingsSliceConfig.slice
type Action = Parameters<typeof reducer>[1]

const personId = 1
const opened = reducer(undefined, meetingsOpened(personId))

/** Few ids, few instants, few days and few words, so that everything meets everything. */
const someId = fc.integer({ min: 1, max: 3 }).map(meetingId)
const someInstant = fc.integer({ min: 0, max: 2 }).map(instantAt)
const someDay = fc.integer({ min: 0, max: 20 }).map((days) => addDays('2026-11-20', days))
const someTitle = fc.constantFrom('A', 'B', 'Ə', '🙂')

const someAction: fc.Arbitrary<Action> = fc
  .record({
    kind: fc.constantFrom('create', 'change', 'move', 'delete'),
    id: someId,
    at: someInstant,
    title: someTitle,
    day: someDay,
  })
  .map(({ kind, id, at, title, day }) => {
    if (kind === 'create') return meetingCreated({ id, at, fields: meetingFields(title, day) })
    if (kind === 'change') return meetingChanged({ id, at, fields: { title } })
    if (kind === 'move') return meetingChanged({ id, at, fields: { day } })
    return meetingDeleted({ id, at })
  })

const someMeeting: fc.Arbitrary<Meeting> = fc
  .record({
    number: fc.integer({ min: 1, max: 4 }),
    changedAt: someInstant,
    title: someTitle,
    day: someDay,
    isDeleted: fc.boolean(),
  })
  .map(({ number, ...fields }) => meetingSample(number, fields))

const someEntry: fc.Arbitrary<MeetingEntry> = fc
  .record({ meeting: someMeeting, lag: fc.constantFrom(0, 1, null) })
  .map(({ meeting, lag }) => ({
    meeting,
    syncedAt: lag === null ? null : new Date(Date.parse(meeting.changedAt) - lag).toISOString(),
  }))

const someState: fc.Arbitrary<MeetingsState> = fc
  .record({
    entries: fc.array(someEntry, { maxLength: 6 }),
    created: fc.nat({ max: 9 }),
    revision: fc.nat({ max: 9 }),
  })
  .map(({ entries, ...numbers }) => putEntries({ ...opened, ...numbers }, entries))

const byId = (meetings: readonly Meeting[]) =>
  [...meetings].sort((one, other) => one.id.localeCompare(other.id))
const meetingsOf = (state: MeetingsState) => byId(allEntries(state).map(({ meeting }) => meeting))

/** Each meeting stands once, in the week of its day; no week is empty. */
function expectInOrder(state: MeetingsState) {
  expect(readMeetings(state)).toEqual(state)
  for (const [sunday, week] of Object.entries(state.weeks)) {
    expect(Object.keys(week)).not.toHaveLength(0)
    for (const { meeting } of Object.values(week)) expect(startOfWeek(meeting.day)).toBe(sunday)
  }
  const ids = allEntries(state).map(({ meeting }) => meeting.id)
  expect(new Set(ids).size).toBe(ids.length)
}

describe('two devices and a server', () => {
  /** What may happen: a device does something, talks to the server, or talks without hearing the answer in time. */
  const someEvent = fc.record({
    device: fc.constantFrom(0, 1),
    deed: fc.oneof(
      { weight: 3, arbitrary: someAction.map((action) => ({ action })) },
      { weight: 2, arbitrary: fc.constantFrom('sync', 'lost', 'late', 'twice', 'tab') },
    ),
  })

  it('end equal, whatever was done, lost, repeated or late', () => {
    fc.assert(
      fc.property(fc.array(someEvent, { maxLength: 30 }), fc.integer({ min: 1, max: 3 }), (events, page) => {
        const server = createModelServer(page)
        const states = [opened, opened]
        const late: { device: number; action: Action }[] = []
        const ask = (device: number) => {
          const state = states[device] as MeetingsState
          const changes = allEntries(state).filter(isUnsent).slice(0, 1)
          const sent = changes.map(({ meeting }) => meeting)
          const { revision, meetings, isMore } = server.sync({ since: state.revision, changes: sent })
          const action = meetingsReceived({ personId, revision, meetings: [...sent, ...meetings] })
          return { action, isMore }
        }
        const apply = (device: number, action: Action) => {
          states[device] = reducer(states[device], action)
        }
        for (const { device, deed } of events) {
          if (typeof deed === 'object') apply(device, deed.action)
          else if (deed === 'tab') {
            // The second device is another tab of the first one, for once.
            states[0] = mergeMeetings(states[0] as MeetingsState, states[1] as MeetingsState)
          } else {
            const { action } = ask(device)
            if (deed === 'late') late.push({ device, action })
            if (deed === 'sync' || deed === 'twice') apply(device, action)
            if (deed === 'twice') apply(device, action)
          }
        }
        for (const { device, action } of late) apply(device, action)
        // Each until it has nothing to say and nothing to hear, the first one again after the second.
        for (const device of [0, 1, 0]) {
          for (let round = 0; round < 40; round += 1) {
            const { action, isMore } = ask(device)
            apply(device, action)
            if (!isMore && !allEntries(states[device] as MeetingsState).some(isUnsent)) break
          }
        }
        const [one, other] = states as [MeetingsState, MeetingsState]
        for (const state of [one, other]) {
          expect(allEntries(state).filter(isUnsent)).toEqual([])
          expectInOrder(state)
        }
        expect(meetingsOf(one)).toEqual(meetingsOf(other))
        expect(meetingsOf(one)).toEqual(byId(server.meetings()))
      }),
      { numRuns: 500 },
    )
  })
})

describe('what two tabs know together', () => {
  it('is the same from both sides', () => {
    fc.assert(
      fc.property(someState, someState, (one, other) => {
        expect(mergeMeetings(one, other)).toEqual(mergeMeetings(other, one))
      }),
      { numRuns: 1000 },
    )
  })

  it('is nothing new when it comes again, so that nothing is written again', () => {
    fc.assert(
      fc.property(someState, someState, (one, other) => {
        const merged = mergeMeetings(one, other)
        expect(mergeMeetings(merged, structuredClone(merged))).toBe(merged)
        expect(mergeMeetings(merged, structuredClone(other))).toEqual(merged)
        expectInOrder(merged)
      }),
      { numRuns: 500 },
    )
  })

  it('is written wherever the storage lacks something', () => {
    fc.assert(
      fc.property(someState, fc.array(fc.boolean(), { maxLength: 4 }), (state, isStored) => {
        const entries = allEntries(state)
        const stored = putEntries(
          { ...state, weeks: {} },
          entries.filter((_entry, index) => isStored[index]),
        )
        const isWhole = entries.every((_entry, index) => isStored[index])
        // Only weeks that are another object are written.
        expect(mergeMeetings(state, stored).weeks === state.weeks).toBe(isWhole)
        expect(mergeMeetings(stored, state)).toEqual(state)
      }),
      { numRuns: 500 },
    )
  })

  it('does not depend on the order in which three of them meet', () => {
    fc.assert(
      fc.property(someState, someState, someState, (one, two, three) => {
        const known = (state: MeetingsState) =>
          byId(allEntries(state).map((entry) => ({ ...entry.meeting, isUnsent: isUnsent(entry) })))
        expect(known(mergeMeetings(mergeMeetings(one, two), three))).toEqual(
          known(mergeMeetings(one, mergeMeetings(two, three))),
        )
      }),
      { numRuns: 500 },
    )
  })

  it('is nothing of somebody else’s', () => {
    fc.assert(
      fc.property(someState, someState, (one, other) => {
        expect(mergeMeetings(one, { ...other, personId: 2 })).toBe(one)
        expect(mergeMeetings(one, noMeetings)).toBe(one)
      }),
    )
  })
})

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
      { numRuns: 1000, seed: 20261121 },
    )
  })
})
