import { constants } from '#config/constants.ts'
import { selectSessionExpired, signedIn } from '#slices/authSlice.ts'
import { meetingsAnnounced } from '#slices/meetingSyncSlice.ts'
import { meetingChanged, meetingDeleted } from '#slices/meetingsSlice.ts'
import { allEntries } from '#slices/meetingsState.ts'
import { instantAt, meetingFields, meetingId, meetingSample } from '#testing/meetingSamples.ts'
import { idle, until } from '#testing/openSync.ts'
import {
  create,
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

describe('sends meetings to the server', () => {
  it('at the start: sends the unsent ones and receives the others, page by page', async () => {
    const device = await openDevice((before) => {
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
    expect(device.status()).toBe('synced')
  })

  it('after a change, debounced', async () => {
    const device = await openDevice()
    const seen: string[] = []
    device.store.subscribe(() => {
      if (device.status() !== (seen.at(-1) ?? 'synced')) seen.push(device.status())
    })
    create(device, 1)
    await pass(syncTimes.afterChange - 1)
    create(device, 2)
    device.store.dispatch(meetingChanged({ id: meetingId(1), at: instantAt(5), fields: { title: 'Named' } }))
    await pass(syncTimes.afterChange - 1)
    expect(device.calls).toHaveLength(1)
    await pass(1)
    expect(device.calls).toHaveLength(2)
    // In the order of the changes.
    expect(device.brought()).toEqual(['Meeting 2', 'Named'])
    expect(seen).toEqual(['pending', 'synced'])
    device.store.dispatch(meetingDeleted({ id: meetingId(2), at: instantAt(6) }))
    await pass(syncTimes.afterChange)
    expect(device.server.meetings().find(({ id }) => id === meetingId(2))?.isDeleted).toBe(true)
  })

  it('at most fifty in a call', async () => {
    const device = await openDevice((before) => {
      for (let number = 1; number <= 120; number += 1) create(before, number)
    })
    await until(() => device.status() === 'synced')
    expect(device.server.meetings()).toHaveLength(120)
    expect(Math.max(...device.calls.map(({ changes }) => changes.length))).toBe(50)
    expect(device.calls.reduce((sum, { changes }) => sum + changes.length, 0)).toBe(120)
  })

  it('never by two calls at once; later changes go with the next call', async () => {
    const device = await openDevice()
    let answer: (response: Response) => void = () => undefined
    device.network.answer = () =>
      new Promise((resolve) => {
        answer = resolve
      })
    create(device, 1)
    await pass(syncTimes.afterChange)
    device.store.dispatch(meetingChanged({ id: meetingId(1), at: instantAt(9), fields: { title: 'Again' } }))
    window.dispatchEvent(new Event('online'))
    device.retry()
    await pass(syncTimes.afterChange)
    expect(device.calls).toHaveLength(2)
    device.network.answer = device.normal
    answer(await device.normal(device.calls[1] as never))
    await until(() => isSent(device))
    expect(titlesAt(device)).toEqual(['Again'])
  })

  it('with their files, each once', async () => {
    const attachments = [meetingId(71), meetingId(72)].map((id) => ({ id, name: 'plan.pdf', size: 4 }))
    const device = await openDevice((before) => {
      before.files.set(meetingId(71), new File(['plan'], 'plan.pdf'))
      before.files.set(meetingId(79), new File(['of no meeting'], 'x.pdf'))
      create(before, 1, { ...meetingFields('With files'), attachments })
    })
    await until(() => device.status() === 'synced')
    device.retry()
    await idle()
    expect(device.uploads).toEqual([meetingId(71)])
  })
})

describe('synchronizes again', () => {
  it('every five minutes while the page is visible, and when it becomes visible again', async () => {
    const device = await openDevice()
    await pass(syncTimes.between)
    expect(device.calls).toHaveLength(2)
    page.isHidden = true
    await pass(3 * syncTimes.between)
    expect(device.calls).toHaveLength(2)
    page.isHidden = false
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

  it('at once when the server announces changes, also during another call', async () => {
    const device = await openDevice()
    device.store.dispatch(meetingsAnnounced())
    await until(() => device.calls.length === 2)
    let answer = () => {}
    device.network.answer = (body) =>
      new Promise((resolve) => {
        answer = () => resolve(device.normal(body) as Response)
      })
    await idle()
    device.store.dispatch(meetingsAnnounced())
    await until(() => device.calls.length === 3)
    device.store.dispatch(meetingsAnnounced())
    device.network.answer = device.normal
    answer()
    await until(() => device.calls.length === 4)
    await idle()
    expect(device.calls).toHaveLength(4)
  })

  it('with exponential backoff after failures; nothing is lost', async () => {
    const device = await openDevice()
    device.network.answer = status(503)
    create(device, 1)
    await pass(syncTimes.afterChange)
    expect(device.status()).toBe('failed')
    for (const pause of [5, 10, 20, 40, 80, 160, 300, 300]) {
      const { length } = device.calls
      await pass(pause * 1000 - 1)
      expect(device.calls).toHaveLength(length)
      await pass(1)
      expect(device.calls).toHaveLength(length + 1)
    }
    device.network.answer = device.normal
    device.retry()
    await until(() => isSent(device))
    expect(device.status()).toBe('synced')
  })

  it('as soon as the connection is back', async () => {
    const device = await openDevice()
    device.network.answer = unreachable
    window.dispatchEvent(new Event('offline'))
    expect(device.status()).toBe('offline')
    create(device, 1)
    await pass(syncTimes.afterChange)
    expect(device.status()).toBe('offline')
    device.network.answer = device.normal
    window.dispatchEvent(new Event('online'))
    await until(() => device.status() === 'synced')
    expect(titlesAt(device)).toEqual(['Meeting 1'])
  })

  it('as soon as the connection is back, also when a call was still running', async () => {
    const device = await openDevice()
    let fail: (reason: Error) => void = () => undefined
    device.network.answer = () =>
      new Promise((_resolve, reject) => {
        fail = reject
      })
    create(device, 1)
    await pass(syncTimes.afterChange)
    device.network.answer = device.normal
    window.dispatchEvent(new Event('online'))
    fail(new TypeError('Failed to fetch'))
    await until(() => device.status() === 'synced')
    expect(device.calls).toHaveLength(3)
    expect(titlesAt(device)).toEqual(['Meeting 1'])
  })

  it('after a time-out', async () => {
    const device = await openDevice()
    device.network.answer = () => new Promise(() => undefined)
    create(device, 1)
    await pass(syncTimes.afterChange)
    await pass(constants.calls.answerMs)
    expect(device.status()).toBe('failed')
    device.network.answer = device.normal
    await pass(syncTimes.firstPause)
    expect(titlesAt(device)).toEqual(['Meeting 1'])
  })

  it('not before the person has signed in again when the session has expired', async () => {
    const device = await openDevice()
    device.network.answer = status(401)
    create(device, 1)
    await pass(syncTimes.afterChange)
    expect(selectSessionExpired(device.store.getState())).toBe(true)
    create(device, 2)
    window.dispatchEvent(new Event('online'))
    await pass(2 * syncTimes.between)
    expect(device.calls).toHaveLength(2)
    expect(device.status()).toBe('pending')
    device.network.answer = device.normal
    device.store.dispatch(signedIn(leyla))
    await until(() => isSent(device))
    expect(titlesAt(device)).toEqual(['Meeting 1', 'Meeting 2'])
  })
})
