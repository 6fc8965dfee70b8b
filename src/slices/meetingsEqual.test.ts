import fc from 'fast-check'
import { createSampleServer } from '#testing/sampleServer.ts'
import {
  type Action,
  byId,
  contentOf,
  expectInOrder,
  meetingsOf,
  opened,
  personId,
  reducer,
  someAction,
  someState,
} from '#testing/someMeetings.ts'
import { meetingsReceived } from './meetingsSlice.ts'
import { allEntries, type MeetingsState, noMeetings, upsertEntries } from './meetingsState.ts'
import { mergeMeetings } from './mergeMeetings.ts'
import { isUnsent } from './storedMeeting.ts'

describe('two devices and a server', () => {
  /**
   * The possible steps: a device makes a change, synchronises, or synchronises without receiving the answer in time.
   */
  const someEvent = fc.record({
    device: fc.constantFrom(0, 1),
    step: fc.oneof(
      { weight: 3, arbitrary: someAction.map((action) => ({ action })) },
      { weight: 2, arbitrary: fc.constantFrom('sync', 'lost', 'late', 'twice', 'tab') },
    ),
  })

  it('converge, whatever was changed, lost, repeated or late', () => {
    fc.assert(
      fc.property(fc.array(someEvent, { maxLength: 30 }), fc.integer({ min: 1, max: 3 }), (events, page) => {
        const server = createSampleServer(page)
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
        for (const { device, step } of events) {
          if (typeof step === 'object') apply(device, step.action)
          else if (step === 'tab') {
            // The second device is another tab of the first one this time.
            states[0] = mergeMeetings(states[0] as MeetingsState, states[1] as MeetingsState)
          } else {
            const { action } = ask(device)
            if (step === 'late') late.push({ device, action })
            if (step === 'sync' || step === 'twice') apply(device, action)
            if (step === 'twice') apply(device, action)
          }
        }
        for (const { device, action } of late) apply(device, action)
        // Each device synchronises until nothing is left to send or receive, the first one once more after the second.
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

describe('the merge of two tabs', () => {
  it('is the same in both directions', () => {
    fc.assert(
      fc.property(someState, someState, (one, other) => {
        expect(contentOf(mergeMeetings(one, other))).toEqual(contentOf(mergeMeetings(other, one)))
      }),
      { numRuns: 1000 },
    )
  })

  it('is idempotent, so that nothing is written again', () => {
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

  it('contains the missing meetings', () => {
    fc.assert(
      fc.property(someState, fc.array(fc.boolean(), { maxLength: 4 }), (state, isStored) => {
        const entries = allEntries(state)
        const stored = upsertEntries(
          { ...state, meetings: noMeetings.meetings },
          entries.filter((_entry, index) => isStored[index]),
        )
        expect(mergeMeetings(state, stored)).toBe(state)
        expect(contentOf(mergeMeetings(stored, state))).toEqual(contentOf(state))
      }),
      { numRuns: 500 },
    )
  })

  it('does not depend on the order in which three tabs are merged', () => {
    fc.assert(
      fc.property(someState, someState, someState, (one, two, three) => {
        const known = (state: MeetingsState) =>
          byId(
            allEntries(state).map((entry) => ({
              ...entry.meeting,
              isUnsent: isUnsent(entry),
              shared: entry.shared,
              answers: entry.answers,
            })),
          )
        expect(known(mergeMeetings(mergeMeetings(one, two), three))).toEqual(
          known(mergeMeetings(one, mergeMeetings(two, three))),
        )
      }),
      { numRuns: 500 },
    )
  })

  it('ignores the meetings of another person', () => {
    fc.assert(
      fc.property(someState, someState, (one, other) => {
        expect(mergeMeetings(one, { ...other, personId: 2 })).toBe(one)
        expect(mergeMeetings(one, noMeetings)).toBe(one)
      }),
    )
  })
})
