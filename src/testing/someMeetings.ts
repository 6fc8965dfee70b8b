import { addDays } from '@atrium/contract/days'
import { answerStates, type Meeting, type SharedMeeting } from '@atrium/contract/meetings'
import fc from 'fast-check'
import {
  meetingChanged,
  meetingCreated,
  meetingDeleted,
  meetingsOpened,
  meetingsSliceConfig,
} from '#slices/meetingsSlice.ts'
import { allEntries, entriesBetween, type MeetingsState, upsertEntries } from '#slices/meetingsState.ts'
import type { StoredMeeting } from '#slices/storedMeeting.ts'
import { instantAt, meetingFields, meetingId, meetingSample } from './meetingSamples.ts'

export const { reducer } = meetingsSliceConfig.slice
export type Action = Parameters<typeof reducer>[1]

export const personId = 1
export const opened = reducer(undefined, meetingsOpened(personId))

/** Few ids, few instants, few days and few words, so that everything meets everything. */
const someId = fc.integer({ min: 1, max: 3 }).map(meetingId)
const someInstant = fc.integer({ min: 0, max: 2 }).map(instantAt)
const someDay = fc.integer({ min: 0, max: 20 }).map((days) => addDays('2026-11-20', days))
const someTitle = fc.constantFrom('A', 'B', 'Ə', '🙂')

export const someAction: fc.Arbitrary<Action> = fc
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
    rule: fc.option(fc.constantFrom('FREQ=DAILY;COUNT=3', 'FREQ=WEEKLY;COUNT=2')),
  })
  .map(({ number, rule, ...fields }) =>
    meetingSample(number, { ...fields, ...(rule && { recurrence: { rule, changes: [] } }) }),
  )

const someAnswer = fc.record({
  state: fc.constantFrom(...answerStates),
  at: someInstant,
  sequence: fc.nat({ max: 1 }),
})

/** An answer of this browser, with the time that the person saw. */
const someGiven = fc
  .record({ answer: someAnswer, seen: fc.option(someDay, { nil: undefined }) })
  .map(({ answer, seen }) => ({ ...answer, ...(seen && { seen: { day: seen, start: '10:00' } }) }))

const someShared: fc.Arbitrary<SharedMeeting> = fc
  .record({
    revision: fc.nat({ max: 2 }),
    people: fc.constantFrom({}, { organiser: 'Leyla', invitedAs: 'Rauf' }),
    sequence: fc.nat({ max: 1 }),
    answers: fc.array(someAnswer, { maxLength: 1 }),
  })
  .map(({ people, answers, ...numbers }) => ({
    ...people,
    ...numbers,
    answers: answers.map((answer) => ({ name: 'Rauf', ...answer })),
  }))

export const someEntry: fc.Arbitrary<StoredMeeting> = fc
  .record({
    meeting: someMeeting,
    lag: fc.constantFrom(0, 1, null),
    shared: fc.option(someShared, { nil: undefined }),
    answers: fc.option(fc.dictionary(fc.constantFrom('', '2026-11-24'), someGiven), { nil: undefined }),
  })
  .map(({ meeting, lag, shared, answers }) => ({
    meeting,
    syncedAt: lag === null ? null : new Date(Date.parse(meeting.changedAt) - lag).toISOString(),
    ...(shared && { shared }),
    ...(answers && { answers }),
  }))

export const someState: fc.Arbitrary<MeetingsState> = fc
  .record({
    entries: fc.array(someEntry, { maxLength: 6 }),
    created: fc.nat({ max: 9 }),
    revision: fc.nat({ max: 9 }),
  })
  .map(({ entries, ...numbers }) => upsertEntries({ ...opened, ...numbers }, entries))

export const byId = (meetings: readonly Meeting[]) =>
  [...meetings].sort((one, other) => one.id.localeCompare(other.id))
export const meetingsOf = (state: MeetingsState) => byId(allEntries(state).map(({ meeting }) => meeting))

/** A state without the order in which its meetings came. */
export const contentOf = ({ meetings, ...others }: MeetingsState) => ({ ...others, ...meetings.entities })

/** Each meeting is stored once, under its id, and found by its day, unless it is deleted. */
export function expectInOrder(state: MeetingsState): void {
  const { ids, entities } = state.meetings
  expect([...ids].sort()).toEqual(Object.keys(entities).sort())
  for (const id of ids) expect(entities[id]?.meeting.id).toBe(id)
  const found = entriesBetween(state, '2026-11-01', '2027-01-31').map(({ meeting }) => meeting)
  expect(byId(found)).toEqual(meetingsOf(state).filter(({ isDeleted }) => !isDeleted))
}
