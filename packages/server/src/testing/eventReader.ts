import { get, type IncomingMessage } from 'node:http'
import type { EventTag } from '@atrium/contract/events'

/** An event as it arrived. */
export interface ReadEvent {
  id: number | undefined
  name: string
  tags: EventTag[]
}

export interface EventReader {
  status: number
  headers: IncomingMessage['headers']
  /** All events that have arrived, the signs of life left out. */
  events: readonly ReadEvent[]
  /** The same with the signs of life. */
  all: readonly ReadEvent[]
  /** The id of the last event, of signs of life too. */
  lastId: () => number
  /** The milliseconds after which the server asks a browser to open a stream that ended. */
  retry: () => number
  /** Resolves when this tag has arrived, in an event after the first `from`. */
  until: (tag: EventTag, from?: number) => Promise<void>
  /** Resolves when the server has closed the stream. */
  ended: Promise<void>
  close: () => void
}

/** Opens a stream of events, as a browser does; resolves with the first answer. */
export async function readEvents(
  url: string,
  {
    cookie,
    lastEventId,
    onEvent,
  }: { cookie: string; lastEventId?: number; onEvent?: (event: ReadEvent) => void },
): Promise<EventReader> {
  const headers = {
    cookie,
    accept: 'text/event-stream',
    ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
  }
  const request = get(url, { headers, agent: false })
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    request.on('response', resolve)
    request.on('error', reject)
  })
  const [events, all]: [ReadEvent[], ReadEvent[]] = [[], []]
  const waiting = new Set<() => void>()
  let [rest, lastId, retry] = ['', 0, 0]
  reply.setEncoding('utf8')
  reply.on('data', (text: string) => {
    const parts = (rest + text).split('\n\n')
    rest = parts.pop() ?? ''
    for (const part of parts) {
      const fields = new Map(part.split('\n').map((line) => line.split(': ', 2) as [string, string]))
      retry = Number(fields.get('retry') ?? retry)
      const data = fields.get('data')
      if (data === undefined) continue
      const id = fields.has('id') ? Number(fields.get('id')) : undefined
      lastId = id ?? lastId
      const event = { id, name: fields.get('event') ?? 'message', tags: JSON.parse(data).tags ?? [] }
      all.push(event)
      if (event.name === 'alive') continue
      events.push(event)
      onEvent?.(event)
      for (const check of waiting) check()
    }
  })
  const ended = new Promise<void>((resolve) => {
    reply.on('close', () => resolve())
    reply.on('error', () => resolve())
  })
  request.on('error', () => {})
  return {
    status: reply.statusCode ?? 0,
    headers: reply.headers,
    events,
    all,
    lastId: () => lastId,
    retry: () => retry,
    until: (tag, from = 0) =>
      new Promise((resolve) => {
        const check = () => {
          if (!events.slice(from).some(({ tags }) => tags.includes(tag))) return
          waiting.delete(check)
          resolve()
        }
        waiting.add(check)
        check()
      }),
    ended,
    close: () => request.destroy(),
  }
}
