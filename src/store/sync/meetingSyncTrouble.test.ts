import { ActionCreators, instrument, type LiftedStore } from '@redux-devtools/instrument'
import type { Action } from '@reduxjs/toolkit'
import { selectSyncRefusals } from '#slices/meetingSyncSlice.ts'
import {
  meetingAnswered,
  meetingChanged,
  meetingDeleted,
  meetingsReceived,
  selectMeetingEntry,
} from '#slices/meetingsSlice.ts'
import { allEntries } from '#slices/meetingsState.ts'
import { instantAt, meetingFields, meetingId, meetingSample } from '#testing/meetingSamples.ts'
import { idle, openSync, until } from '#testing/openSync.ts'
import {
  beginVisit,
  create,
  endVisit,
  isSent,
  leyla,
  openDevice,
  page,
  pass,
  standTheClock,
  status,
  titlesAt,
  unreachable,
} from '#testing/syncedDevice.ts'
import { syncTimes } from './meetingSync.ts'

standTheClock()

const refusals = ({ store }: Awaited<ReturnType<typeof openDevice>>) => selectSyncRefusals(store.getState())

it.each([
  ['does not know the endpoint', status(404)],
  ['does not allow the method', status(405)],
  [
    'answers with a page',
    () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
  ],
  ['answers with a list', () => Response.json([])],
  [
    'answers with something else',
    () => Response.json({ revision: 1, meetings: [{ id: 'x' }], isMore: false }),
  ],
])('makes no further call when a server %s', async (_how, answer) => {
  const device = await openSync(leyla)
  device.network.answer = answer
  create(device, 1)
  beginVisit(device)
  await until(() => device.status() === 'unsupported')
  create(device, 2)
  window.dispatchEvent(new Event('online'))
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(2 * syncTimes.between)
  endVisit()
  beginVisit(device)
  await idle()
  expect(device.calls).toHaveLength(1)
  expect(device.status()).toBe('unsupported')
  expect(allEntries(device.state())).toHaveLength(2)
})

it('a foreign page is a failure when our server has answered before', async () => {
  const device = await openDevice()
  create(device, 1)
  await pass(syncTimes.afterChange)
  await until(() => device.status() === 'synced')
  device.network.answer = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })
  create(device, 2)
  await pass(syncTimes.afterChange)
  await until(() => device.status() === 'failed')
  device.network.answer = device.normal
  await pass(syncTimes.firstPause)
  expect(titlesAt(device)).toEqual(['Meeting 1', 'Meeting 2'])
})

it('the error page of a gateway is a failure', async () => {
  const device = await openDevice()
  device.network.answer = () => new Response('<h1>Bad gateway</h1>', { status: 502 })
  device.retry()
  await until(() => device.status() === 'failed')
  device.network.answer = device.normal
  await pass(syncTimes.firstPause)
  expect(device.status()).toBe('synced')
})

it('a rejected meeting blocks no other, stays in the browser, and is sent again after a change', async () => {
  const device = await openDevice()
  device.network.answer = (body) =>
    body.changes.some(({ title }) => title === 'Bad')
      ? Response.json({ message: 'Enough.', errors: { changes: 'openSeriesFull' } }, { status: 422 })
      : device.normal(body)
  for (const number of [1, 2, 4, 5, 6]) create(device, number)
  create(device, 3, meetingFields('Bad'))
  await pass(syncTimes.afterChange)
  await until(() => titlesAt(device).length === 5)
  await idle()
  expect(selectMeetingEntry(device.store.getState(), meetingId(3))?.meeting.title).toBe('Bad')
  expect(device.status()).toBe('pending')
  expect(refusals(device)).toEqual([{ id: meetingId(3), reason: 'openSeriesFull' }])
  expect(page.warned).toHaveBeenCalledTimes(1)
  // It is not tried again as it is.
  const { length } = device.calls
  await pass(syncTimes.between)
  expect(device.calls.slice(length).flatMap(({ changes }) => changes)).toEqual([])
  device.store.dispatch(meetingChanged({ id: meetingId(3), at: instantAt(50), fields: { title: 'Good' } }))
  await pass(syncTimes.afterChange)
  expect(titlesAt(device)).toContain('Good')
  expect(device.status()).toBe('synced')
})

it('a meeting for which there was no room is sent when another one is deleted, and not for ever', async () => {
  const device = await openDevice()
  const isOpen = ({ isDeleted }: { isDeleted: boolean }) => !isDeleted
  device.network.answer = (body) => {
    const added = body.changes.filter(isOpen).length
    return added > 0 && added + device.server.meetings().filter(isOpen).length > 2
      ? Response.json({ message: 'Delete some of them first.' }, { status: 422 })
      : device.normal(body)
  }
  for (const number of [1, 2]) create(device, number)
  await pass(syncTimes.afterChange)
  for (const number of [3, 4]) create(device, number)
  await pass(syncTimes.afterChange)
  await until(() => refusals(device).length > 0)
  device.store.dispatch(meetingDeleted({ id: meetingId(1), at: instantAt(50) }))
  await pass(syncTimes.afterChange)
  await until(() => titlesAt(device).includes('Meeting 3'))
  await idle()
  expect(titlesAt(device)).not.toContain('Meeting 4')
  const { length } = device.calls
  await pass(syncTimes.between)
  expect(device.calls.slice(length).flatMap(({ changes }) => changes)).toEqual([])
  expect(refusals(device).map(({ id }) => id)).toEqual([meetingId(4)])
})

describe('an answer to an invitation', () => {
  const invitation = {
    ...meetingSample(8),
    shared: { revision: 1, organiser: 'Rauf', invitedAs: 'Leyla', sequence: 0, answers: [] },
  }
  const answerTo = (device: Awaited<ReturnType<typeof openDevice>>) =>
    device.store.dispatch(
      meetingAnswered({ id: meetingId(8), state: 'maybe', at: instantAt(9), sequence: 0 }),
    )
  const openInvited = async () => {
    const device = await openDevice()
    device.store.dispatch(meetingsReceived({ personId: leyla.id, revision: 1, meetings: [invitation] }))
    return device
  }

  it('is sent once it can be, and once', async () => {
    const device = await openInvited()
    device.network.answer = unreachable
    answerTo(device)
    await pass(syncTimes.afterChange)
    expect(device.status()).toBe('offline')
    device.network.answer = (body) => {
      const answers = (body.answers ?? []).map(({ id: _id, ...given }) => ({ name: 'Leyla', ...given }))
      const meetings =
        answers.length > 0 ? [{ ...invitation, shared: { ...invitation.shared, revision: 2, answers } }] : []
      return Response.json({ revision: 2, meetings, isMore: false })
    }
    device.retry()
    await until(() => device.status() === 'synced')
    await pass(syncTimes.between)
    const sent = device.calls.map(({ answers }) => answers?.map(({ state }) => state))
    expect(sent).toEqual([undefined, ['maybe'], ['maybe'], undefined])
  })

  it('that the server rejects or ignores is not sent for ever, and blocks no meeting', async () => {
    const device = await openInvited()
    device.network.answer = (body) => (body.answers ? status(400)() : device.normal(body))
    answerTo(device)
    create(device, 1)
    await pass(syncTimes.afterChange)
    await until(() => titlesAt(device).length === 1)
    await pass(3 * syncTimes.between)
    expect(device.calls.filter(({ answers }) => answers)).toHaveLength(2)
    expect(device.status()).toBe('pending')
  })
})

it('a rejected file blocks no other; a failed upload is retried', async () => {
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
  beginVisit(device)
  await until(() => device.status() === 'offline')
  isLost = false
  await pass(syncTimes.firstPause)
  await until(() => device.status() === 'pending')
  expect(device.uploads).toEqual([71, 72, 72, 73].map(meetingId))
  expect(device.server.meetings()).toHaveLength(1)
})

it('a file for which there is no room is sent once in a visit, and the reason is shown', async () => {
  const device = await openSync(leyla)
  const attachments = [{ id: meetingId(71), name: 'plan.pdf', size: 4 }]
  device.files.set(meetingId(71), new File(['plan'], 'plan.pdf'))
  device.network.take = () =>
    Response.json({ message: 'Full.', errors: { file: 'attachmentsFull' } }, { status: 409 })
  create(device, 1, { ...meetingFields('With files'), attachments })
  beginVisit(device)
  await until(() => device.status() === 'pending' && device.uploads.length > 0)
  await idle()
  expect(refusals(device)).toEqual([{ id: meetingId(1), reason: 'attachmentsFull' }])
  await pass(2 * syncTimes.between)
  expect(device.uploads).toHaveLength(1)
  const fields = { attachments: [] }
  device.store.dispatch(meetingChanged({ id: meetingId(1), at: instantAt(50), fields }))
  await pass(syncTimes.afterChange)
  await until(() => device.status() === 'synced')
  expect(refusals(device)).toEqual([])
})

it('a later change of another device wins', async () => {
  const device = await openDevice()
  create(device, 1)
  await pass(syncTimes.afterChange)
  device.server.sync({
    since: 0,
    changes: [meetingSample(1, { title: 'From the phone', changedAt: instantAt(1000) })],
  })
  await pass(syncTimes.between)
  expect(selectMeetingEntry(device.store.getState(), meetingId(1))?.meeting.title).toBe('From the phone')
})

it('of two changes with one stamp, both sides choose the same one', async () => {
  const device = await openDevice()
  create(device, 1, meetingFields('B'))
  device.network.answer = unreachable
  await pass(syncTimes.afterChange)
  device.server.sync({ since: 0, changes: [meetingSample(1, { title: 'A' })] })
  device.network.answer = device.normal
  device.retry()
  await until(() => isSent(device))
  expect(titlesAt(device)).toEqual(['B'])
  expect(selectMeetingEntry(device.store.getState(), meetingId(1))?.meeting.title).toBe('B')
})

it('a meeting that the server corrects under the same stamp is not sent for ever', async () => {
  const device = await openDevice()
  device.network.answer = (body) => {
    const meetings = body.changes.map((meeting) => ({ ...meeting, title: 'A' }))
    return Response.json({ revision: body.since + 1, meetings, isMore: false })
  }
  create(device, 1, meetingFields('B'))
  await pass(syncTimes.afterChange)
  await pass(2 * syncTimes.between)
  expect(device.calls.flatMap(({ changes }) => changes)).toHaveLength(1)
})

it('stops with the visit: no call, and a late answer changes nothing', async () => {
  const device = await openDevice()
  let answer: (response: Response) => void = () => undefined
  device.network.answer = () =>
    new Promise((resolve) => {
      answer = resolve
    })
  create(device, 1)
  await pass(syncTimes.afterChange)
  endVisit()
  answer(await device.normal(device.calls[1] as never))
  await pass(2 * syncTimes.between)
  window.dispatchEvent(new Event('online'))
  device.retry()
  await idle()
  expect(device.calls).toHaveLength(2)
  expect(isSent(device)).toBe(false)
})

it('continues without a call when another layout mounts', async () => {
  const device = await openDevice()
  endVisit()
  beginVisit(device)
  await idle()
  expect(device.calls).toHaveLength(1)
  create(device, 1)
  await pass(syncTimes.afterChange)
  expect(titlesAt(device)).toEqual(['Meeting 1'])
  await pass(syncTimes.between)
  expect(device.calls).toHaveLength(3)
})

it('a jump in the DevTools makes no call', async () => {
  const device = await openSync(leyla, [instrument()])
  beginVisit(device)
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
