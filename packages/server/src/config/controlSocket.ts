import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import os from 'node:os'
import path from 'node:path'

/** The kernel cuts the path of a socket here (108 on Linux, 104 on macOS, with the closing zero). */
const longestPath = 103

/**
 * Where a running server listens for commands: `control.sock` in its data folder, or a name made from that
 * folder under the system's temporary one when the path would be too long for a socket.
 */
export function controlSocketPath(dataDir: string): string {
  const inside = path.join(dataDir, 'control.sock')
  if (Buffer.byteLength(inside) <= longestPath) return inside
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 24)
  return path.join(os.tmpdir(), `atrium-${name}.sock`)
}

/** Whether a server with this data folder is running and takes commands. */
export function isAnswering(dataDir: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(controlSocketPath(dataDir))
    const settle = (answer: boolean) => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('connect', () => settle(true))
    socket.once('error', () => settle(false))
  })
}
