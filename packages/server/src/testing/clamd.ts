import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

/** A text in a file that stands for a virus. */
export const virus = 'a virus of the tests'

/** Answers the command INSTREAM as clamd does. */
export async function startClamd() {
  const server = createServer((socket) => {
    let received = Buffer.alloc(0)
    socket.on('error', () => socket.destroy())
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk])
      const content = contentOf(received)
      if (content) socket.end(content.includes(virus) ? 'stream: Test.Virus FOUND\0' : 'stream: OK\0')
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    address: { host: '127.0.0.1', port: (server.address() as AddressInfo).port },
    close: () => void server.close(),
  }
}

/** The streamed file, once the length of zero has arrived. */
function contentOf(received: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0'
  if (received.subarray(0, command.length).toString() !== command) return
  const chunks: Buffer[] = []
  let at = command.length
  while (at + 4 <= received.length) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(chunks)
    chunks.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
}
