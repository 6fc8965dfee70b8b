import type { ServerResponse } from 'node:http'
import type { EventTag, StreamedEvent, StreamSignal } from '@atrium/contract/events'
import type { FastifyBaseLogger } from 'fastify'
import type { SignedIn } from '#accounts/sessions.ts'
import { listLiveSessions } from '#accounts/sessions.ts'
import { groupBy } from '#db/groupBy.ts'
import { everybody } from '#db/schema.ts'
import { HttpError } from '#http/httpError.ts'
import type { Services } from '#services.ts'
import {
  findLatestNumber,
  findMissed,
  listEventsAfter,
  type NumberedEvent,
  type Start,
} from './events.repo.ts'

/** Milliseconds. */
const times = {
  /** Between two reads of the events, where no announcement of another server arrives. */
  poll: 2000,
  /** Between two signs of life: proxies cut a silent connection after 30 or 60 seconds. */
  alive: 25_000,
  /** Between two checks of the sessions. */
  sessions: 60_000,
  /** Before a browser connects again, so that not all of a stopped server do at once. */
  retry: [500, 2500],
} as const

export const streamLimits = {
  /** Streams of one server. */
  all: 5000,
  /** Streams of one session: a browser has one, and one for each tab where tabs cannot share it. */
  session: 8,
  /** Bytes that wait for a slow reader, before its stream is closed; the reader continues with the next one. */
  waiting: 64 * 1024,
} as const

interface Stream {
  accountId: number
  sessionId: number
  response: ServerResponse
  /** The events that arrive while the missed ones are read; `undefined` afterwards. */
  early: NumberedEvent[] | undefined
  /** The number of the latest event that the reader has. This server may read an event after the stream has reported it. */
  known: number
}

/** The streams of this server. */
export interface Streams {
  /** Reads what the person has missed, and returns the function that starts the stream. Throws 503 beyond the limit. */
  open(caller: SignedIn, response: ServerResponse, start: Start): Promise<() => void>
  stop(): void
}

type Parts = Pick<Services, 'database' | 'now'>

/** All streams of this server: they share one read of the events. */
export function createStreams({ database, now }: Parts, log: FastifyBaseLogger): Streams {
  const { db } = database
  const streams = new Map<number, Set<Stream>>()
  let count = 0
  let last = 0
  let following: Promise<void> | undefined
  let stopFollowing = () => {}

  function* streamsOf(accountIds: Iterable<number> = streams.keys()): Generator<Stream> {
    for (const id of accountIds) yield* streams.get(id) ?? []
  }

  function add(stream: Stream): void {
    const own = streams.get(stream.accountId) ?? new Set()
    streams.set(stream.accountId, own.add(stream))
    count += 1
    stream.response.on('close', () => remove(stream))
  }

  function remove(stream: Stream): void {
    const own = streams.get(stream.accountId)
    if (!own?.delete(stream)) return
    count -= 1
    if (own.size === 0) streams.delete(stream.accountId)
  }

  function close(stream: Stream): void {
    remove(stream)
    stream.response.end()
  }

  function write({ response }: Stream, text: string): void {
    if (response.writableLength > streamLimits.waiting) response.destroy()
    else response.write(text)
  }

  function deliver(found: readonly NumberedEvent[]): void {
    const byAccount = groupBy(found, ({ accountId }) => accountId)
    const common = byAccount.get(everybody) ?? []
    for (const stream of streamsOf(common.length > 0 ? undefined : byAccount.keys())) {
      const own = [...common, ...(byAccount.get(stream.accountId) ?? [])]
      if (stream.early) stream.early.push(...own)
      else {
        const tags = tagsAfter(stream.known, own)
        if (tags.size > 0) write(stream, eventOf(last, tags))
      }
    }
    const changed = found.filter(({ tag }) => tag === 'Session').map(({ accountId }) => accountId)
    if (changed.length > 0) void closeEnded(new Set(changed))
  }

  /** Closes the streams whose sessions have ended. */
  async function closeEnded(accountIds?: Iterable<number>): Promise<void> {
    const open = [...streamsOf(accountIds)]
    if (open.length === 0) return
    const ids = new Set(open.map(({ sessionId }) => sessionId))
    const live = await listLiveSessions(db, [...ids], now()).catch(() => ids)
    for (const stream of open) if (!live.has(stream.sessionId)) close(stream)
  }

  function createReader() {
    let [isReading, isWanted, isFailing] = [false, false, false]
    return async function read(): Promise<void> {
      isWanted = true
      if (isReading) return
      isReading = true
      try {
        while (isWanted) {
          isWanted = false
          const found = await listEventsAfter(db, last)
          last = found.at(-1)?.number ?? last
          deliver(found)
        }
        isFailing = false
      } catch (err) {
        if (!isFailing) log.error({ err }, 'the events could not be read: open pages are told later')
        isFailing = true
      } finally {
        isReading = false
      }
    }
  }

  async function follow(): Promise<void> {
    last = await findLatestNumber(db)
    const read = createReader()
    const forget = database.onEvents(read)
    const timers = [
      setInterval(read, times.poll),
      setInterval(() => {
        const text = signalOf('alive', last)
        for (const stream of streamsOf()) if (!stream.early) write(stream, text)
      }, times.alive),
      setInterval(closeEnded, times.sessions),
    ]
    for (const timer of timers) timer.unref()
    stopFollowing = () => {
      forget()
      for (const timer of timers) clearInterval(timer)
    }
  }

  return {
    async open({ account, session }, response, start) {
      if (count >= streamLimits.all) throw new HttpError(503, 'unavailable', { retryAfter: 60 })
      following ??= follow()
      await following.catch((error) => {
        following = undefined
        throw error
      })
      // Before the read: an event is either among the missed ones or arrives.
      const stream: Stream = { accountId: account.id, sessionId: session.id, response, early: [], known: 0 }
      add(stream)
      const missed = await findMissed(db, account.id, start).catch((error) => {
        remove(stream)
        throw error
      })
      const own = [...streamsOf([account.id])].filter(({ sessionId }) => sessionId === session.id)
      for (const oldest of own.slice(0, -streamLimits.session)) {
        write(oldest, signalOf('replaced'))
        close(oldest)
      }
      return () => {
        const number = Math.max(missed.latest, last)
        const tags = new Set([...missed.tags, ...tagsAfter(missed.latest, stream.early ?? [])])
        stream.early = undefined
        stream.known = number
        if (response.destroyed) remove(stream)
        const [least, most] = times.retry
        write(stream, `retry: ${Math.round(least + Math.random() * (most - least))}\n\n`)
        if (missed.isLost) write(stream, signalOf('reset', number))
        else write(stream, tags.size > 0 ? eventOf(number, tags) : signalOf('alive', number))
      }
    },
    stop() {
      stopFollowing()
      for (const stream of [...streamsOf()]) close(stream)
    },
  }
}

const tagsAfter = (known: number, found: readonly NumberedEvent[]): Set<EventTag> =>
  new Set(found.filter(({ number }) => number > known).map(({ tag }) => tag))

function eventOf(number: number, tags: Iterable<EventTag>): string {
  const data: StreamedEvent = { tags: [...tags] }
  return `id: ${number}\ndata: ${JSON.stringify(data)}\n\n`
}

const signalOf = (signal: StreamSignal, number?: number): string =>
  `${number === undefined ? '' : `id: ${number}\n`}event: ${signal}\ndata: {}\n\n`
