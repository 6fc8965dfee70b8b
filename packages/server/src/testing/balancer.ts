import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** Milliseconds between two questions to a server about its health. */
const interval = 100

export interface Balancer {
  url: string
  /** Adds a server, which receives requests while `/healthz` answers 200. */
  add(url: string): void
  remove(url: string): void
  close(): Promise<void>
}

/**
 * A load balancer that behaves like the common ones: servers in turns, health checks, a new connection for each request,
 * and another server for a request that no connection could be opened for. A request that was sent is never repeated.
 */
export async function startBalancer(): Promise<Balancer> {
  const servers = new Map<string, { isHealthy: boolean }>()
  let turn = 0

  async function check(url: string, state: { isHealthy: boolean }): Promise<void> {
    try {
      const reply = await fetch(`${url}/healthz`, {
        headers: { connection: 'close' },
        signal: AbortSignal.timeout(2000),
      })
      state.isHealthy = reply.ok
    } catch {
      state.isHealthy = false
    }
  }
  const timer = setInterval(() => {
    for (const [url, state] of servers) void check(url, state)
  }, interval)

  async function handle(asked: IncomingMessage, reply: ServerResponse): Promise<void> {
    const body = await buffer(asked)
    const healthy = [...servers].filter(([, { isHealthy }]) => isHealthy).map(([url]) => url)
    turn += 1
    const inTurn = healthy.map((_url, place) => healthy[(place + turn) % healthy.length] ?? '')
    for (const url of inTurn) {
      try {
        const answer = await forward(url, asked, body)
        reply.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(reply)
        answer.on('error', () => reply.destroy())
        return
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') break
      }
    }
    reply.writeHead(502).end()
  }

  const server = createServer((asked, reply) => {
    handle(asked, reply).catch(() => reply.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (url) => servers.set(url, { isHealthy: true }),
    remove: (url) => servers.delete(url),
    async close() {
      clearInterval(timer)
      server.closeAllConnections()
      server.close()
    },
  }
}

function forward(
  url: string,
  { method, url: path, headers }: IncomingMessage,
  body: Buffer,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = request(`${url}${path}`, {
      method,
      agent: false,
      headers: { ...headers, 'x-forwarded-for': '198.51.100.1', 'x-forwarded-proto': 'http' },
    })
    sent.once('response', resolve)
    sent.once('error', reject)
    sent.end(body)
  })
}
