import { type Attendee, answerStates } from '@atrium/contract/meetings'
import { describeOnDatabase, openMeetingServer } from '@atrium/server/testing'
import fc from 'fast-check'
import { instantAt, meetingFields, meetingId } from '#testing/meetingSamples.ts'
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

const names = ['Aysel Quliyeva', 'Behruz Əliyev', 'Ceyhun Nəbiyev']

/** The person of each device. */
const owners = [0, 0, 1, 1, 2]

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

type InviteesOf = (invited: readonly number[]) => { attendees: string[]; invitees: Attendee[] }

function actionOf(state: MeetingsState, owner: number, deed: Deed, inviteesOf: InviteesOf): Action {
  const { kind, meeting, at, title, day, invited } = deed
  const id = meetingId(meeting)
  // The other people; an organiser never invites a namesake.
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

type Event = typeof someEvent extends fc.Arbitrary<infer T> ? T : never

const answersOf = (state: MeetingsState, id: string) => {
  const entry = findEntry(state, id)
  const answers = (entry && knownShared(entry)?.answers) ?? []
  return answers.map((answer) => JSON.stringify(answer, ['name', 'day', 'state', 'at', 'sequence'])).sort()
}

describeOnDatabase('three people on five devices', (open) => {
  let server: Awaited<ReturnType<typeof openMeetingServer>>
  beforeAll(async () => {
    server = await openMeetingServer(open, names)
  })
  afterAll(() => server.close())

  const accountOf = (owner: number) => server.ids[owner] as number
  const inviteesOf: InviteesOf = (invited) => {
    const invitees = invited.map((index) => ({
      name: names[index] ?? '',
      personId: `account-${accountOf(index)}`,
    }))
    return { attendees: invitees.map(({ name }) => name), invitees }
  }

  async function play(events: readonly Event[]) {
    await server.clear()
    const ownerOf = (device: number) => owners[device] as number
    const states = owners.map((owner) => reducer(undefined, meetingsOpened(accountOf(owner))))
    const stateOf = (device: number) => states[device] as MeetingsState
    const apply = (device: number, action: Action) => {
      states[device] = reducer(states[device], action)
    }
    const exchange = async (device: number) => {
      const state = stateOf(device)
      const personId = accountOf(ownerOf(device))
      const changes = allEntries(state)
        .filter(isUnsent)
        .slice(0, 1)
        .map(({ meeting }) => meeting)
      const answers = allEntries(state).flatMap(pendingAnswers).slice(0, 1)
      const reply = await server.sync(ownerOf(device), { personId, since: state.revision, changes, answers })
      const received = { ...reply, personId, meetings: [...changes, ...reply.meetings] }
      return { action: meetingsReceived(received), isMore: reply.isMore }
    }
    const synchronize = async (device: number) => apply(device, (await exchange(device)).action)
    // Both meetings are known to everybody at first.
    for (const [meeting, device] of [0, 2].entries()) {
      const fields = { ...meetingFields('A'), ...inviteesOf([0, 1, 2].filter((index) => index !== meeting)) }
      apply(device, meetingCreated({ id: meetingId(meeting), at: instantAt(0), fields }))
      await synchronize(device)
    }
    for (const device of [...owners.keys(), ...owners.keys()]) await synchronize(device)
    const late: { device: number; action: Action }[] = []
    /** The people whose accounts are closed: the server refuses their devices. */
    const gone = new Set<number>()
    for (const { device, step } of events) {
      const owner = ownerOf(device)
      if (gone.has(owner)) continue
      if (step === 'leave') {
        // The next person takes over; somebody stays.
        const successor = owners.find((one) => one !== owner && !gone.has(one))
        if (gone.size > 0 || successor === undefined) continue
        gone.add(owner)
        await server.handOver(owner, successor)
      } else if (typeof step === 'object') apply(device, actionOf(stateOf(device), owner, step, inviteesOf))
      else if (step === 'tab') {
        // Another device of the person is another tab of this one this time.
        const other = owners.findIndex((one, index) => one === owner && index !== device)
        if (other >= 0) states[device] = mergeMeetings(stateOf(device), stateOf(other))
      } else {
        const { action } = await exchange(device)
        if (step === 'late') late.push({ device, action })
        if (step === 'sync') apply(device, action)
      }
    }
    for (const { device, action } of late) apply(device, action)
    const staying = [...owners.keys()].filter((device) => !gone.has(ownerOf(device)))
    // At last all devices are online and synchronise in turn until no device has changes.
    for (let turn = 0; turn < 3; turn += 1)
      for (const device of staying)
        for (let round = 0; round < 20; round += 1) {
          const { action, isMore } = await exchange(device)
          apply(device, action)
          if (!isMore && !allEntries(stateOf(device)).some(isPending)) break
        }
    return { states, staying }
  }

  it('end equal, whatever was changed, answered, moved, deleted, lost or late', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(someEvent, { maxLength: 25 }), async (events) => {
        const { states, staying } = await play(events)
        const stored = await server.find([0, 1].map(meetingId))
        for (const device of staying) {
          const state = states[device] as MeetingsState
          expectInOrder(state)
          expect(unsentEntries(state)).toEqual([])
          const owner = owners[device] as number
          for (const { meeting, organiser } of stored) {
            const entry = findEntry(state, meeting.id)
            const isInvited = meeting.attendees.includes(names[owner] ?? '')
            if (owner === organiser) expect(entry?.meeting).toEqual(meeting)
            else if (isInvited) {
              expect(entry?.meeting).toEqual(meeting)
              expect(entry?.shared).toMatchObject({ organiser: names[organiser], invitedAs: names[owner] })
            } else expect(entry?.meeting.isDeleted ?? true).toBe(true)
            if (!meeting.isDeleted && isInvited) {
              const ofOrganiser = states[owners.indexOf(organiser)] as MeetingsState
              expect(answersOf(state, meeting.id)).toEqual(answersOf(ofOrganiser, meeting.id))
              const { sequence } = findEntry(ofOrganiser, meeting.id)?.shared ?? {}
              expect(entry?.shared?.sequence).toBe(sequence)
            }
          }
          // Nobody has a meeting that the server does not have, or changed somebody else's.
          const ids = stored.map(({ meeting }) => meeting.id)
          expect(allEntries(state).every(({ meeting }) => ids.includes(meeting.id))).toBe(true)
          for (const entry of allEntries(state).filter(isInvitation)) expect(isUnsent(entry)).toBe(false)
        }
      }),
      // A history takes a third of a second: the long run plays as many as fit into some minutes.
      { numRuns: 100, interruptAfterTimeLimit: 180_000 },
    )
  })
})
