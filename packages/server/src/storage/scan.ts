import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import type { SocketAddress } from '#config/settings.ts'

/**
 * Scans the file at a path for viruses; resolves with the name of the virus, or with `undefined` for a clean file.
 * Throws when the scanner gives no result.
 */
export type Scan = (path: string) => Promise<string | undefined>

/** Milliseconds for one file. */
const timeoutMs = 30_000

/** Streams files to clamd (its command INSTREAM), so that it need not be on this machine. */
export function createScan(address: SocketAddress): Scan {
  return async (path) => {
    const signal = AbortSignal.timeout(timeoutMs)
    const socket = connect({ ...address, signal })
    try {
      const [reply] = await Promise.all([text(socket), send(socket, path, signal)])
      const [, name, result] = /^stream: (?:(.+) )?(OK|FOUND)\0$/.exec(reply) ?? []
      if (!result) throw new Error(`clamd answered "${reply.slice(0, 100)}"`)
      return result === 'FOUND' ? (name ?? 'unknown') : undefined
    } finally {
      socket.destroy()
    }
  }
}

/** Each chunk follows its length in four bytes; a length of zero ends the stream. */
async function send(socket: Socket, path: string, signal: AbortSignal): Promise<void> {
  const write = async (data: string | Buffer) => {
    if (!socket.write(data)) await once(socket, 'drain', { signal })
  }
  await write('zINSTREAM\0')
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    await write(lengthOf(chunk))
    await write(chunk)
  }
  await write(lengthOf(Buffer.alloc(0)))
}

function lengthOf({ length }: Buffer): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(length)
  return bytes
}
