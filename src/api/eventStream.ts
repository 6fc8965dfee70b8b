import { type EventTag, eventTags, type StreamedEvent, streamEvents } from '@atrium/contract/events'
import { now } from '#config/clock.ts'

/** Milliseconds. */
const times = {
  /** A stream that was silent for so long is dead: the server sends a sign of life every 25 seconds. */
  silent: 60_000,
  /** The same, once the page is shown again or the network returns. */
  silentOnReturn: 30_000,
  /** Between two looks at the silence. */
  watch: 15_000,
  /** The first pause after a refusal; it doubles up to the last one. */
  firstPause: 5000,
  lastPause: 5 * 60_000,
  /** For how long a tab remembers events for tabs that join. */
  remembered: 10 * 60_000,
} as const

/** Seconds: the longest time for which the server finds the events of a page. */
const longestAge = 24 * 3600

interface Following {
  /** The address of the server. */
  host: string
  /** The tabs of one person in one browser share a stream. */
  personId: number
  /** Milliseconds since the page has fetched its data; `undefined` when it has missed events of unknown time. */
  age: number | undefined
  /** Called for each event with what is to be fetched again, and without a stream every minute of a visible page. */
  onEvent: (tags: readonly EventTag[]) => void
}

/** What the tab with the stream sends to the others, and they to it. */
type Message =
  | { number: number; tags: readonly EventTag[] }
  /** A tab has begun to follow. */
  | { joinedWithAge: number | null }
  | { isShown: true }

/**
 * Follows the events of a person until the returned function is called. One tab of the browser has the stream and informs the
 * others; where tabs cannot share, each has its own. Polls while no stream is open.
 */
export function followEvents({ host, personId, age, onEvent }: Following): () => void {
  const name = `events of ${personId}`
  const locks = 'BroadcastChannel' in window ? navigator.locks : undefined
  const channel = locks && new BroadcastChannel(name)
  const canStream = 'EventSource' in window && host === window.location.origin
  const ended = new AbortController()
  const began = age === undefined ? undefined : now().getTime() - age
  let recent: { at: number; tags: readonly EventTag[] }[] = []
  let source: EventSource | undefined
  let isLeading = false
  let number: number | undefined
  let receivedAt = now().getTime()
  let pause = 0
  let retry: ReturnType<typeof setTimeout> | undefined

  const silence = () => now().getTime() - receivedAt
  const isClosed = () => source !== undefined && source.readyState === EventSource.CLOSED

  function receive(event: { number: number; tags: readonly EventTag[] }): void {
    number = event.number
    receivedAt = now().getTime()
    if (event.tags.length === 0) return
    recent = recent.filter(({ at }) => at > receivedAt - times.remembered)
    recent.push({ at: receivedAt, tags: event.tags })
    onEvent(event.tags)
  }

  function publish({ lastEventId }: MessageEvent, tags: readonly EventTag[]): void {
    pause = 0
    const event = { number: Number(lastEventId), tags }
    receive(event)
    channel?.postMessage(event)
  }

  function address(): string {
    const seconds = began === undefined ? Infinity : Math.ceil((now().getTime() - began) / 1000)
    const start = number ?? (seconds > longestAge ? 0 : undefined)
    return `${host}${streamEvents.path}?${start === undefined ? `age=${seconds}` : `after=${start}`}`
  }

  function connect(): void {
    clearTimeout(retry)
    source?.close()
    const opened = new EventSource(address())
    source = opened
    opened.addEventListener('message', (event) => {
      const { tags } = JSON.parse(event.data) as StreamedEvent
      publish(event, tags)
    })
    opened.addEventListener('alive', (event) => publish(event, []))
    opened.addEventListener('reset', (event) => publish(event, eventTags))
    opened.addEventListener('replaced', () => opened.close())
    opened.addEventListener('error', () => {
      // Until `online`: each attempt without a network is an entry in the console.
      if (!navigator.onLine) return opened.close()
      // The browser connects again by itself, unless the server has refused.
      if (opened !== source || !isClosed()) return
      // An ordinary call tells whether the session has ended.
      onEvent(['Notification'])
      pause = Math.min(pause ? 2 * pause : times.firstPause, times.lastPause)
      retry = setTimeout(connect, pause)
    })
  }

  function lead(): Promise<void> {
    if (ended.signal.aborted) return Promise.resolve()
    isLeading = true
    connect()
    return new Promise((resolve) => ended.signal.addEventListener('abort', () => resolve()))
  }

  /** Connects at once when the stream may have died in a sleep or without a network. */
  function revive(): void {
    const isDead = isClosed() || silence() > times.silentOnReturn
    if (isLeading && isDead) connect()
    else if (isDead) channel?.postMessage({ isShown: true })
  }
  const onVisible = () => document.hidden || revive()
  /** Firefox reports a stream that ends with its page as an error. */
  const onHide = () => source?.close()

  function watch(): void {
    if (silence() < times.silent) return
    receivedAt = now().getTime()
    if (isLeading && !isClosed()) connect()
    if (!document.hidden) onEvent(['Notification'])
  }

  /** The events that a tab lacks that began before it listened. */
  function sendMissed(joinedWithAge: number | null): void {
    const since = now().getTime() - (joinedWithAge ?? Infinity)
    const isKnown = since >= Math.max(began ?? Infinity, now().getTime() - times.remembered)
    const tags = isKnown ? recent.filter(({ at }) => at >= since).flatMap((event) => event.tags) : eventTags
    if (number !== undefined) channel?.postMessage({ number, tags: [...new Set(tags)] })
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if ('number' in data) receive(data)
    else if (isLeading && 'joinedWithAge' in data) sendMissed(data.joinedWithAge)
    else if (isLeading) revive()
  })
  channel?.postMessage({ joinedWithAge: age ?? null })
  window.addEventListener('online', revive)
  window.addEventListener('pageshow', revive)
  window.addEventListener('pagehide', onHide)
  document.addEventListener('visibilitychange', onVisible)
  const timer = setInterval(watch, times.watch)
  if (canStream) {
    if (channel && locks) locks.request(name, { signal: ended.signal }, lead).catch(() => undefined)
    else void lead()
  }
  return () => {
    ended.abort()
    source?.close()
    clearTimeout(retry)
    clearInterval(timer)
    channel?.close()
    window.removeEventListener('online', revive)
    window.removeEventListener('pageshow', revive)
    window.removeEventListener('pagehide', onHide)
    document.removeEventListener('visibilitychange', onVisible)
  }
}
