import { staffSamples, staffUserSample } from '@atrium/contract/samples'
import { ActionCreators, instrument, type LiftedStore } from '@redux-devtools/instrument'
import type { Action } from '@reduxjs/toolkit'
import { selectSessionExpired, signedIn } from '#slices/authSlice.ts'
import { meetingChanged, meetingCreated, meetingDeleted, selectMeetingEntry } from '#slices/meetingsSlice.ts'
import { allEntries, isUnsent } from '#slices/meetingsState.ts'
import { instantAt, meetingFields, meetingId, meetingSample } from '#testing/meetingSamples.ts'
import { idle, openSync, until } from '#testing/openSync.ts'
import { syncTimes } from './meetingSync.ts'

const [leyla] = staffSamples.map(staffUserSample) as [ReturnType<typeof staffUserSample>]

let stop = () => undefined as unknown
let isHidden = false
let warned: jest.SpyInstance

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 21), doNotFake: ['queueMicrotask', 'nextTick'] })
  isHidden = false
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden)
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  stop()
  jest.useRealTimers()
  jest.restoreAllMocks()
})

type Device = Awaited<ReturnType<typeof openSync>>

const create = ({ store }: Device, number: number, fields = meetingFields(`Meeting ${number}`)) =>
  store.dispatch(meetingCreated({ id: meetingId(number), at: instantAt(number), fields }))
const isSent = ({ state }: Device) => !allEntries(state()).some(isUnsent)
const titlesAt = ({ server }: Device) =>
  server
    .meetings()
    .map(({ title }) => title)
    .sort()

async function pass(milliseconds: number) {
  jest.advanceTimersByTime(milliseconds)
  await idle()
}

/** The staff area stands open, and the first call has been answered. */
async function open(prepare: (device: Device) => void = () => undefined, ...rest: []) {
  const device = await openSync(leyla, ...rest)
  prepare(device)
  stop = device.sync.start(leyla.id)
  await until(() => device.calls.length > 0)
  await idle()
  return device
}

const status = (code: number) => () => Response.json({ message: 'no' }, { status: code })
const unreachable = () => {
  throw new TypeError('Failed to fetch')
}

describe('meetings reach the server', () => {
  it('at the opening: those from before go there, those from elsewhere come, a page at a time', async () => {
    const device = await open((before) => {
      before.server.sync({ since: 0, changes: [11, 12, 13].map((number) => meetingSample(number)) })
      create(before, 1)
    })
    expect(titlesAt(device)).toEqual(['Meeting 1', 'Meeting 11', 'Meeting 12', 'Meeting 13'])
    expect(allEntries(device.state())).toHaveLength(4)
    expect(isSent(device)).toBe(true)
    expect(device.calls.map(({ since, changes }) => [since, changes.length])).toEqual([
      [0, 1],
      [2, 0],
    ])
    expect(device.sync.getStatus()).toBe('synced')
  })

  it('after a change, once for several in a row', async () => {
    const device = await open()
    const seen: string[] = []
    device.sync.subscribe(() => seen.push(device.sync.getStatus()))
    create(device, 1)
    await pass(syncTimes.afterChange - 1)
    create(device, 2)
    device.store.dispatch(meetingChanged({ id: meetingId(1), at: instantAt(5), fields: { title: 'Named' } }))
    await pass(syncTimes.afterChange - 1)
    expect(device.calls).toHaveLength(1)
    await pass(1)
    expect(device.calls).toHaveLength(2)
    expect(device.brought()).toEqual(['Named', 'Meeting 2'])
    expect(seen).toEqual(['pending', 'synced'])
    device.store.dispatch(meetingDeleted({ id: meetingId(2), at: instantAt(6) }))
    await pass(syncTimes.afterChange)
    expect(device.server.meetings().find(({ id }) => id === meetingId(2))?.isDeleted).toBe(true)
  })

  it('fifty at a time', async () => {
    const device = await open((before) => {
      for (let number = 1; number <= 120; number += 1) create(before, number)
    })
    await until(() => device.sync.getStatus() === 'synced')
    expect(device.server.meetings()).toHaveLength(120)
    expect(Math.max(...device.calls.map(({ changes }) => changes.length))).toBe(50)
    expect(device.calls.reduce((sum, { changes }) => sum + changes.length, 0)).toBe(120)
  })

  it('never by two calls at once; what changes meanwhile goes with the next one', async () => {
    const device = await open()
    let answer: (response: Response) => void = () => undefined
    device.network.answer = () =>
      new Promise((resolve) => {
        answer = resolve
      })
    create(device, 1)
    await pass(syncTimes.afterChange)
    device.store.dispatch(meetingChanged({ id: meetingId(1), at: instantAt(9), fields: { title: 'Again' } }))
    window.dispatchEvent(new Event('online'))
    device.sync.retry()
    await pass(syncTimes.afterChange)
    expect(device.calls).toHaveLength(2)
    device.network.answer = device.normal
    answer(await device.normal(device.calls[1] as never))
    await until(() => isSent(device))
    expect(titlesAt(device)).toEqual(['Again'])
  })

  it('with their files, each once', async () => {
    const attachments = [meetingId(71), meetingId(72)].map((id) => ({ id, name: 'plan.pdf', size: 4 }))
    const device = await open((before) => {
      before.files.set(meetingId(71), new File(['plan'], 'plan.pdf'))
      before.files.set(meetingId(79), new File(['of no meeting'], 'x.pdf'))
      create(before, 1, { ...meetingFields('With files'), attachments })
    })
    await until(() => device.sync.getStatus() === 'synced')
    device.sync.retry()
    await idle()
    expect(device.uploads).toEqual([meetingId(71)])
  })
})

describe('the server is asked again', () => {
  it('every five minutes while the page is seen, and when it is seen again', async () => {
    const device = await open()
    await pass(syncTimes.between)
    expect(device.calls).toHaveLength(2)
    isHidden = true
    await pass(3 * syncTimes.between)
    expect(device.calls).toHaveLength(2)
    isHidden = false
    document.dispatchEvent(new Event('visibilitychange'))
    await idle()
    expect(device.calls).toHaveLength(3)
    // Looked away for a moment.
    document.dispatchEvent(new Event('visibilitychange'))
    await idle()
    expect(device.calls).toHaveLength(3)
    await pass(syncTimes.between)
    expect(device.calls).toHaveLength(4)
  })

  it('after pauses that double, while it fails; nothing is lost', async () => {
    const device = await open()
    device.network.answer = status(503)
    create(device, 1)
    await pass(syncTimes.afterChange)
    expect(device.sync.getStatus()).toBe('failed')
    for (const pause of [5, 10, 20, 40, 80, 160, 300, 300]) {
      const { length } = device.calls
      await pass(pause * 1000 - 1)
      expect(device.calls).toHaveLength(length)
      await pass(1)
      expect(device.calls).toHaveLength(length + 1)
    }
    device.network.answer = device.normal
    device.sync.retry()
    await until(() => isSent(device))
    expect(device.sync.getStatus()).toBe('synced')
  })

  it('as soon as there is a connection', async () => {
    const device = await open()
    device.network.answer = unreachable
    window.dispatchEvent(new Event('offline'))
    expect(device.sync.getStatus()).toBe('offline')
    create(device, 1)
    await pass(syncTimes.afterChange)
    expect(device.sync.getStatus()).toBe('offline')
    device.network.answer = device.normal
    window.dispatchEvent(new Event('online'))
    await until(() => device.sync.getStatus() === 'synced')
    expect(titlesAt(device)).toEqual(['Meeting 1'])
  })

  it('after a call that nobody answers', async () => {
    const device = await open()
    device.network.answer = () => new Promise(() => undefined)
    create(device, 1)
    await pass(syncTimes.afterChange)
    await pass(30_000)
    expect(device.sync.getStatus()).toBe('offline')
    device.network.answer = device.normal
    await pass(syncTimes.firstPause)
    expect(titlesAt(device)).toEqual(['Meeting 1'])
  })

  it('not before somebody has signed in again, when the session has ended', async () => {
    const device = await open()
    device.network.answer = status(401)
    create(device, 1)
    await pass(syncTimes.afterChange)
    expect(selectSessionExpired(device.store.getState())).toBe(true)
    create(device, 2)
    window.dispatchEvent(new Event('online'))
    await pass(2 * syncTimes.between)
    expect(device.calls).toHaveLength(2)
    expect(device.sync.getStatus()).toBe('pending')
    device.network.answer = device.normal
    device.store.dispatch(signedIn(leyla))
    await until(() => isSent(device))
    expect(titlesAt(device)).toEqual(['Meeting 1', 'Meeting 2'])
  })
})

it.each([
  ['knows nothing of the call', status(404)],
  ['does not take it', status(405)],
  [
    'answers with a page',
    () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
  ],
  ['answers with a list', () => Response.json([])],
  [
    'answers with something else',
    () => Response.json({ revision: 1, meetings: [{ id: 'x' }], isMore: false }),
  ],
])('meetings stay here without a call more when a server %s', async (_how, answer) => {
  const device = await openSync(leyla)
  device.network.answer = answer
  create(device, 1)
  stop = device.sync.start(leyla.id)
  await until(() => device.sync.getStatus() === 'local')
  create(device, 2)
  window.dispatchEvent(new Event('online'))
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(2 * syncTimes.between)
  stop()
  stop = device.sync.start(leyla.id)
  await idle()
  expect(device.calls).toHaveLength(1)
  expect(device.sync.getStatus()).toBe('local')
  expect(allEntries(device.state())).toHaveLength(2)
})

it('a gateway’s error page is no other server', async () => {
  const device = await open()
  device.network.answer = () => new Response('<h1>Bad gateway</h1>', { status: 502 })
  device.sync.retry()
  await until(() => device.sync.getStatus() === 'failed')
  device.network.answer = device.normal
  await pass(syncTimes.firstPause)
  expect(device.sync.getStatus()).toBe('synced')
})

it('a meeting that the server refuses keeps no other back, is kept, and goes when it is mended', async () => {
  const device = await open()
  device.network.answer = (body) =>
    body.changes.some(({ title }) => title === 'Bad') ? status(400)() : device.normal(body)
  for (const number of [1, 2, 4, 5, 6]) create(device, number)
  create(device, 3, meetingFields('Bad'))
  await pass(syncTimes.afterChange)
  await until(() => titlesAt(device).length === 5)
  await idle()
  expect(selectMeetingEntry(device.store.getState(), meetingId(3))?.meeting.title).toBe('Bad')
  expect(device.sync.getStatus()).toBe('pending')
  expect(warned).toHaveBeenCalledTimes(1)
  // It is not tried again as it is.
  const { length } = device.calls
  await pass(syncTimes.between)
  expect(device.calls.slice(length).flatMap(({ changes }) => changes)).toEqual([])
  device.store.dispatch(meetingChanged({ id: meetingId(3), at: instantAt(50), fields: { title: 'Good' } }))
  await pass(syncTimes.afterChange)
  expect(titlesAt(device)).toContain('Good')
  expect(device.sync.getStatus()).toBe('synced')
})

it('a file that the server refuses keeps no other back; one that was lost on the way goes again', async () => {
  const attachments = [71, 72, 73].map((id) => ({ id: meetingId(id), name: 'plan.pdf', size: 4 }))
  const device = await openSync(leyla)
  for (const { id } of attachments) device.files.set(id, new File(['plan'], 'plan.pdf'))
  let isLost = true
  device.network.take = (id) => {
    if (id === meetingId(71)) return status(413)()
    if (id === meetingId(72) && isLost) unreachable()
    return new Response(null, { status: 204 })
  }
  create(device, 1, { ...meetingFields('With files'), attachments })
  stop = device.sync.start(leyla.id)
  await until(() => device.sync.getStatus() === 'offline')
  isLost = false
  await pass(syncTimes.firstPause)
  await until(() => device.sync.getStatus() === 'pending')
  expect(device.uploads).toEqual([71, 72, 72, 73].map(meetingId))
  expect(device.server.meetings()).toHaveLength(1)
})

it('what another device changed later holds here too', async () => {
  const device = await open()
  create(device, 1)
  await pass(syncTimes.afterChange)
  device.server.sync({
    since: 0,
    changes: [meetingSample(1, { title: 'From the phone', changedAt: instantAt(1000) })],
  })
  await pass(syncTimes.between)
  expect(selectMeetingEntry(device.store.getState(), meetingId(1))?.meeting.title).toBe('From the phone')
})

it('of two changes under one stamp both sides keep the same one', async () => {
  const device = await open()
  create(device, 1, meetingFields('B'))
  device.network.answer = unreachable
  await pass(syncTimes.afterChange)
  device.server.sync({ since: 0, changes: [meetingSample(1, { title: 'A' })] })
  device.network.answer = device.normal
  device.sync.retry()
  await until(() => isSent(device))
  expect(titlesAt(device)).toEqual(['B'])
  expect(selectMeetingEntry(device.store.getState(), meetingId(1))?.meeting.title).toBe('B')
})

it('a server that keeps another copy under the same stamp is not told for ever', async () => {
  const device = await open()
  device.network.answer = (body) => {
    const meetings = body.changes.map((meeting) => ({ ...meeting, title: 'A' }))
    return Response.json({ revision: body.since + 1, meetings, isMore: false })
  }
  create(device, 1, meetingFields('B'))
  await pass(syncTimes.afterChange)
  await pass(2 * syncTimes.between)
  expect(device.calls.flatMap(({ changes }) => changes)).toHaveLength(1)
})

it('ends with the visit: no call, and an answer on its way changes nothing', async () => {
  const device = await open()
  let answer: (response: Response) => void = () => undefined
  device.network.answer = () =>
    new Promise((resolve) => {
      answer = resolve
    })
  create(device, 1)
  await pass(syncTimes.afterChange)
  stop()
  answer(await device.normal(device.calls[1] as never))
  await pass(2 * syncTimes.between)
  window.dispatchEvent(new Event('online'))
  device.sync.retry()
  await idle()
  expect(device.calls).toHaveLength(2)
  expect(isSent(device)).toBe(false)
})

it('goes on where another frame is drawn around the pages, without a call more', async () => {
  const device = await open()
  stop()
  stop = device.sync.start(leyla.id)
  await idle()
  expect(device.calls).toHaveLength(1)
  create(device, 1)
  await pass(syncTimes.afterChange)
  expect(titlesAt(device)).toEqual(['Meeting 1'])
  await pass(syncTimes.between)
  expect(device.calls).toHaveLength(3)
})

it('a jump through history in the DevTools calls nobody', async () => {
  const device = await openSync(leyla, [instrument()])
  stop = device.sync.start(leyla.id)
  await until(() => device.calls.length > 0)
  await idle()
  create(device, 1)
  await pass(syncTimes.afterChange)
  expect(device.calls).toHaveLength(2)
  const { liftedStore } = device.store as unknown as {
    liftedStore: LiftedStore<unknown, Action<string>, unknown>
  }
  liftedStore.dispatch(ActionCreators.jumpToState(3))
  expect(allEntries(device.state())).toEqual([])
  await pass(syncTimes.afterChange)
  liftedStore.dispatch(ActionCreators.jumpToState(liftedStore.getState().computedStates.length - 1))
  expect(allEntries(device.state())).toHaveLength(1)
  await pass(syncTimes.afterChange)
  expect(device.calls).toHaveLength(2)
})
