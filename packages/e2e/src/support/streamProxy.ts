import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { streamEvents } from '@atrium/contract/events'

export interface StreamProxy {
  url: string
  /** The number of open streams. */
  streams(): number
  /** The number of streams that the proxy has cut. */
  cuts(): number
  /** Makes the open streams silent, like those of a computer that sleeps: nothing arrives any more, not even their end. */
  silence(): void
  stop(): void
}

/** A proxy before a server, which cuts every stream of events some milliseconds after its begin. */
export async function streamProxy(
  target: string,
  { cutAfter }: { cutAfter?: number } = {},
): Promise<StreamProxy> {
  const clients = new Set<Socket>()
  /** The connections with a stream, and that of the proxy to the server for each. */
  const streams = new Map<Socket, Socket>()
  let cuts = 0
  const server = createServer((client) => {
    const origin = connect(Number(new URL(target).port), '127.0.0.1')
    clients.add(client)
    client.on('data', (sent) => {
      if (!sent.includes(`GET ${streamEvents.path}`)) return
      streams.set(client, origin)
      if (cutAfter === undefined) return
      setTimeout(() => {
        cuts += 1
        client.destroy()
      }, cutAfter)
    })
    client.pipe(origin).pipe(client)
    client.on('close', () => {
      streams.delete(client)
      clients.delete(client)
      origin.destroy()
    })
    origin.on('close', () => client.destroy())
    for (const socket of [client, origin]) socket.on('error', () => socket.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    streams: () => streams.size,
    cuts: () => cuts,
    silence() {
      for (const [client, origin] of streams) origin.unpipe(client)
    },
    stop() {
      for (const client of clients) client.destroy()
      server.close()
    },
  }
}
