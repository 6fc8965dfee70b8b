import { answerStates, type Invitee } from '@atrium/contract'
import fc from 'fast-check'
import { instantAt, meetingFields, meetingId } from '#testing/meetingSamples.ts'
import { createModelServer } from '#testing/modelServer.ts'
import { type Action, expectInOrder, reducer } from '#testing/someMeetings.ts'
import {
  meetingAnswered,
  meetingChanged,
  meetingCreated,
  meetingDeleted,
  meetingsOpened,
  meetingsReceived,
} from './meetingsSlice.ts'
import { allEntries, findEntry, type MeetingsState, unsentEntries } from './meetingsState.ts'
import { mergeMeetings } from './mergeMeetings.ts'
import { isInvitation, isPending, knownShared, pendingAnswers } from './ownAnswers.ts'
import { isUnsent } from './storedMeeting.ts'

const people = [
  { id: 1, personId: 'DEV1', name: 'Aysel' },
  { id: 2, personId: 'DEV2', name: 'Behruz' },
  { id: 3, personId: 'DEV3', name: 'Ceyhun' },
]

/** The person of each device. */
const owners = [0, 0, 1, 1, 2]

const inviteesOf = (invited: readonly number[]): { attendees: string[]; invitees: Invitee[] } => {
  const chosen = people.filter((_person, index) => invited.includes(index))
  return {
    attendees: chosen.map(({ name }) => name),
    invitees: chosen.map(({ name, personId }) => ({ name, personId })),
  }
}

/** What a person does on a device with a meeting: the first and the second person organise one each. */
const someDeed = fc.record({
  kind: fc.constantFrom('create', 'title', 'move', 'invite', 'delete', 'answer', 'answer', 'answer day'),
  meeting: fc.constantFrom(0, 1),
  at: fc.integer({ min: 0, max: 3 }).map(instantAt),
  title: fc.constantFrom('A', 'B'),
  day: fc.constantFrom('2026-11-24', '2026-11-30'),
  invited: fc.subarray([0, 1, 2]),
  state: fc.constantFrom(...answerStates),
})

type Deed = typeof someDeed extends fc.Arbitrary<infer T> ? T : never

function actionOf(state: MeetingsState, owner: number, deed: Deed): Action {
  const { kind, meeting, at, title, day, invited } = deed
  const id = meetingId(meeting)
  // The others of these people; an organiser invites nobody under the own name.
  const chosen = inviteesOf(invited.filter((index) => index !== owner))
  if (kind === 'create' && owner === meeting)
    return meetingCreated({ id, at, fields: { ...meetingFields(title, day), ...chosen } })
  if (kind === 'move') return meetingChanged({ id, at, fields: { day } })
  if (kind === 'invite') return meetingChanged({ id, at, fields: chosen })
  if (kind === 'delete') return meetingDeleted({ id, at })
  if (kind === 'answer' || kind === 'answer day') {
    const sequence = findEntry(state, id)?.shared?.sequence ?? 0
    const of = kind === 'answer day' ? { day } : {}
    return meetingAnswered({ id, at, state: deed.state, sequence, ...of })
  }
  return meetingChanged({ id, at, fields: { title } })
}

const someEvent = fc.record({
  device: fc.nat({ max: owners.length - 1 }),
  step: fc.oneof(
    { weight: 3, arbitrary: someDeed },
    { weight: 3, arbitrary: fc.constantFrom('sync', 'sync', 'lost', 'late', 'tab') },
    { weight: 1, arbitrary: fc.constantFrom('leave') },
  ),
})

function play(events: readonly (typeof someEvent extends fc.Arbitrary<infer T> ? T : never)[], page: number) {
  const server = createModelServer(page, people)
  const accountOf = (device: number) => people[owners[device] as number]?.id as number
  const states = owners.map((_owner, device) => reducer(undefined, meetingsOpened(accountOf(device))))
  const stateOf = (device: number) => states[device] as MeetingsState
  const apply = (device: number, action: Action) => {
    states[device] = reducer(states[device], action)
  }
  const ask = (device: number) => {
    const state = stateOf(device)
    const personId = accountOf(device)
    const sent = allEntries(state).filter(isUnsent).slice(0, 1)
    const changes = sent.map(({ meeting }) => meeting)
    const answers = allEntries(state).flatMap(pendingAnswers).slice(0, 1)
    const { revision, meetings, isMore } = server.sync({ personId, since: state.revision, changes, answers })
    return { action: meetingsReceived({ personId, revision, meetings: [...changes, ...meetings] }), isMore }
  }
  // Both meetings are known to everybody at first.
  for (const [meeting, device] of [0, 2].entries()) {
    const fields = { ...meetingFields('A'), ...inviteesOf([0, 1, 2].filter((index) => index !== meeting)) }
    apply(device, meetingCreated({ id: meetingId(meeting), at: instantAt(0), fields }))
    apply(device, ask(device).action)
  }
  for (const device of [...owners.keys(), ...owners.keys()]) apply(device, ask(device).action)
  const late: { device: number; action: Action }[] = []
  /** The people whose accounts are closed: their devices reach the server no more. */
  const gone = new Set<number>()
  for (const { device, step } of events) {
    const owner = owners[device] as number
    if (gone.has(owner)) continue
    if (step === 'leave') {
      // The next person takes over; somebody stays.
      const successor = people.findIndex((_person, index) => index !== owner && !gone.has(index))
      if (gone.size > 0 || successor < 0) continue
      gone.add(owner)
      server.handOver(accountOf(device), people[successor]?.id as number, instantAt(1))
    } else if (typeof step === 'object')
      apply(device, actionOf(stateOf(device), owners[device] as number, step))
    else if (step === 'tab') {
      // Another device of the person is another tab of this one this time.
      const other = owners.findIndex((owner, index) => owner === owners[device] && index !== device)
      if (other >= 0) states[device] = mergeMeetings(stateOf(device), stateOf(other))
    } else {
      const { action } = ask(device)
      if (step === 'late') late.push({ device, action })
      if (step === 'sync') apply(device, action)
    }
  }
  for (const { device, action } of late) apply(device, action)
  const staying = [...owners.keys()].filter((device) => !gone.has(owners[device] as number))
  // All are on the line at last, one after the other, until nobody has news for another.
  for (let turn = 0; turn < 3; turn += 1)
    for (const device of staying)
      for (let round = 0; round < 20; round += 1) {
        const { action, isMore } = ask(device)
        apply(device, action)
        if (!isMore && !allEntries(stateOf(device)).some(isPending)) break
      }
  return { states, server, staying }
}

const answersOf = (state: MeetingsState, id: string) => {
  const entry = findEntry(state, id)
  const answers = (entry && knownShared(entry)?.answers) ?? []
  return answers.map((answer) => JSON.stringify(answer, ['name', 'day', 'state', 'at', 'sequence'])).sort()
}

it('three people on five devices end equal, whatever was changed, answered, moved, deleted, lost or late', () => {
  fc.assert(
    fc.property(fc.array(someEvent, { maxLength: 25 }), fc.integer({ min: 1, max: 3 }), (events, page) => {
      const { states, server, staying } = play(events, page)
      const kept = server.meetings()
      for (const device of staying) {
        const state = states[device] as MeetingsState
        expectInOrder(state)
        expect(unsentEntries(state)).toEqual([])
        const person = people[owners[device] as number]
        for (const meeting of kept) {
          const entry = findEntry(state, meeting.id)
          const organiser = people.find(({ id }) => id === server.ownerOf(meeting.id))
          const isInvited = meeting.attendees.includes(person?.name ?? '')
          if (person === organiser) expect(entry?.meeting).toEqual(meeting)
          else if (isInvited) {
            expect(entry?.meeting).toEqual(meeting)
            expect(entry?.shared).toMatchObject({ organiser: organiser?.name, invitedAs: person?.name })
          } else expect(entry?.meeting.isDeleted ?? true).toBe(true)
          if (!meeting.isDeleted && isInvited) {
            const ofOrganiser = states[owners.findIndex((owner) => people[owner] === organiser)]
            expect(answersOf(state, meeting.id)).toEqual(answersOf(ofOrganiser as MeetingsState, meeting.id))
            expect(entry?.shared?.sequence).toBe(
              findEntry(ofOrganiser as MeetingsState, meeting.id)?.shared?.sequence,
            )
          }
        }
        // Nobody has a meeting that the server does not have, or changed somebody else's.
        expect(allEntries(state).every(({ meeting }) => kept.some(({ id }) => id === meeting.id))).toBe(true)
        for (const entry of allEntries(state).filter(isInvitation)) expect(isUnsent(entry)).toBe(false)
      }
    }),
    { numRuns: 10_000 },
  )
})
