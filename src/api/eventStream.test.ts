import { eventTags } from '@atrium/contract/events'
import { followEvents } from './eventStream.ts'

/** A stream of the browser, which the test drives. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2
  static all: FakeSource[] = []
  readyState = 1
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    FakeSource.all.push(this)
  }
  close(): void {
    this.readyState = FakeSource.CLOSED
  }
  send(type: string, lastEventId: number, tags: string[] = []): void {
    const event = new MessageEvent(type, { lastEventId: String(lastEventId), data: JSON.stringify({ tags }) })
    this.dispatchEvent(event)
  }
  fail(readyState: number): void {
    this.readyState = readyState
    this.dispatchEvent(new Event('error'))
  }
}

/** Channels of the tabs of one browser. */
class FakeChannel extends EventTarget {
  static all = new Set<FakeChannel>()
  readonly name: string
  constructor(name: string) {
    super()
    this.name = name
    FakeChannel.all.add(this)
  }
  postMessage(data: unknown): void {
    for (const other of FakeChannel.all)
      if (other !== this && other.name === this.name)
        other.dispatchEvent(new MessageEvent('message', { data }))
  }
  close(): void {
    FakeChannel.all.delete(this)
  }
}

/** Gives the lock to one after the other. */
function fakeLocks() {
  let last = Promise.resolve()
  return {
    request: (_name: string, { signal }: { signal: AbortSignal }, run: () => Promise<void>) => {
      last = last.then(() => (signal.aborted ? undefined : run()))
      return last
    },
  }
}

const stops: (() => void)[] = []
const source = (place = FakeSource.all.length - 1) => {
  const found = FakeSource.all[place]
  if (!found) throw new Error('There is no stream.')
  return found
}
const settle = () => jest.advanceTimersByTimeAsync(0)

function follow({ age }: { age: number | undefined } = { age: 3000 }) {
  const onEvent = jest.fn()
  const stop = followEvents({ host: window.location.origin, personId: 7, age, onEvent })
  stops.push(stop)
  return { onEvent, stop }
}

beforeEach(() => {
  jest.useFakeTimers()
  FakeSource.all = []
  Object.assign(window, { EventSource: FakeSource, BroadcastChannel: FakeChannel })
  Object.assign(globalThis, { EventSource: FakeSource, BroadcastChannel: FakeChannel })
  Object.defineProperty(navigator, 'locks', { configurable: true, value: fakeLocks() })
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  jest.useRealTimers()
  for (const name of ['EventSource', 'BroadcastChannel']) Reflect.deleteProperty(window, name)
  Reflect.deleteProperty(navigator, 'locks')
})

it('begins with the events since the page began, and continues after the last one when the stream is silent', async () => {
  const { onEvent } = follow()
  await settle()
  expect(source().url).toBe('http://localhost/api/v1/events/?age=3')
  source().send('message', 41, ['Meeting'])
  expect(onEvent).toHaveBeenCalledWith(['Meeting'])
  source().send('alive', 44)
  await jest.advanceTimersByTimeAsync(75_000)
  expect(source(0).readyState).toBe(FakeSource.CLOSED)
  expect(source(1).url).toBe('http://localhost/api/v1/events/?after=44')
})

it('fetches everything again after a reset, and for a page that has missed an unknown time', async () => {
  const { onEvent } = follow({ age: undefined })
  await settle()
  expect(source().url).toBe('http://localhost/api/v1/events/?after=0')
  source().send('reset', 9)
  expect(onEvent).toHaveBeenCalledWith(eventTags)
})

it('has one stream for all tabs, and the next tab continues it', async () => {
  const [first, second] = [follow(), follow()]
  await settle()
  expect(FakeSource.all).toHaveLength(1)
  source().send('message', 5, ['Notification'])
  for (const { onEvent } of [first, second]) expect(onEvent).toHaveBeenCalledWith(['Notification'])
  first.stop()
  await settle()
  expect(source(0).readyState).toBe(FakeSource.CLOSED)
  expect(source(1).url).toBe('http://localhost/api/v1/events/?after=5')
})

it('tells a later tab what it lacks', async () => {
  follow({ age: 60_000 })
  await settle()
  source().send('message', 5, ['News'])
  await jest.advanceTimersByTimeAsync(20_000)
  source().send('message', 6, ['Meeting'])
  const late = follow({ age: 10_000 })
  expect(late.onEvent.mock.calls).toEqual([[['Meeting']]])
  const earlier = follow({ age: 30_000 })
  expect(earlier.onEvent).toHaveBeenCalledTimes(1)
  expect(earlier.onEvent.mock.calls[0]?.[0]).toEqual(['News', 'Meeting'])
})

it('asks an ordinary call whether the session has ended when the server refuses, and tries again later', async () => {
  const { onEvent } = follow()
  await settle()
  source().fail(FakeSource.CLOSED)
  expect(onEvent).toHaveBeenCalledWith(['Notification'])
  await jest.advanceTimersByTimeAsync(5000)
  source(1).fail(FakeSource.CLOSED)
  await jest.advanceTimersByTimeAsync(5000)
  expect(FakeSource.all).toHaveLength(2)
  await jest.advanceTimersByTimeAsync(5000)
  expect(FakeSource.all).toHaveLength(3)
})

it('connects at once when a page wakes from a sleep', async () => {
  follow()
  await settle()
  source().send('alive', 3)
  window.dispatchEvent(new Event('online'))
  expect(FakeSource.all).toHaveLength(1)
  jest.setSystemTime(Date.now() + 31_000)
  window.dispatchEvent(new Event('online'))
  expect(source(1).url).toContain('after=3')
})

it('polls every minute where the browser has no streams', async () => {
  for (const on of [window, globalThis]) Reflect.deleteProperty(on, 'EventSource')
  const { onEvent } = follow()
  window.dispatchEvent(new Event('online'))
  await jest.advanceTimersByTimeAsync(180_000)
  expect(onEvent.mock.calls).toEqual([[['Notification']], [['Notification']], [['Notification']]])
})
